import type { Plugin } from 'vite';
import { operations } from '../shared/contract/catalogue.ts';

/**
 * The browser needs of a row only where to call and what it changes; this gives it that table without the schemas.
 * Declared in web/api/operation-table.d.ts.
 */
export function operationTable(): Plugin {
  const id = 'virtual:operation-table';
  return {
    name: 'operation-table',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const rows = operations.map(([name, row]) => [name, [row.method, row.path, row.resource, row.changes ?? []]]);
      return `export const operationTable = ${JSON.stringify(Object.fromEntries(rows))};`;
    },
  };
}
