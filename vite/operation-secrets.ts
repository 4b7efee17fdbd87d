import type { Plugin } from 'vite';
import { operations } from '../shared/contract/catalogue.ts';

/**
 * The operations whose answers let their reader in (`credential` in the catalogue), those that take other credentials than a
 * bearer token, and what others are sent that may hold some. Declared in web/recorder/operation-secrets.d.ts.
 */
export function operationSecrets(): Plugin {
  const id = 'virtual:operation-secrets';
  return {
    name: 'operation-secrets',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const namesOf = (those: typeof operations) => JSON.stringify(those.map(([name]) => name));
      const answers = operations.filter(([, { credential }]) => credential !== undefined);
      const asks = operations.filter(([, { authentication = 'bearer' }]) => authentication !== 'bearer');
      const sent = operations.flatMap(([name, { mayHoldSecrets }]) => (mayHoldSecrets ? [[name, mayHoldSecrets]] : []));
      return `
export const answersSecret = new Set(${namesOf(answers)});
export const takesSecret = new Set(${namesOf(asks)});
export const sentSecrets = new Map(${JSON.stringify(sent)});`;
    },
  };
}
