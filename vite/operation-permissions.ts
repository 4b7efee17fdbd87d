import type { Plugin } from 'vite';
import { operations } from '../shared/contract/catalogue.ts';

/**
 * Which permissions each operation of the contract asks for, apart from `virtual:operation-table` so that only the
 * pages that say so pay for it. Declared in web/api/operation-permissions.d.ts.
 */
export function operationPermissions(): Plugin {
  const id = 'virtual:operation-permissions';
  return {
    name: 'operation-permissions',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const rows = operations.flatMap(([name, { permission }]) =>
        permission === undefined ? [] : [[name, typeof permission === 'string' ? [permission] : permission]],
      );
      return `export const operationPermissions = ${JSON.stringify(Object.fromEntries(rows))};`;
    },
  };
}
