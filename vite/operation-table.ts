import type { Plugin } from 'vite';
import { operations } from '../shared/contract/catalogue.ts';

/** A row as the browser needs it; declared in web/api/operation-table.d.ts. */
type Row = readonly unknown[];

const scopes = { Organisation: '/organisations/{organisationId}', Space: '/spaces/{spaceId}' } as const;

/**
 * The browser needs of a row only where to call and what it changes; this gives it that table without the schemas. An
 * operation of both scopes travels once, under the name they share and with `{}` for the scope, and is two again there.
 */
export function operationTable(): Plugin {
  const id = 'virtual:operation-table';
  return {
    name: 'operation-table',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      return `
const sent = ${JSON.stringify(Object.fromEntries(packed()))};
export const operationTable = {};
for (const [name, [method, path, resource, ...changes]] of Object.entries(sent)) {
  for (const [scope, prefix] of Object.entries(path.includes('{}') ? ${JSON.stringify(scopes)} : { '': '' })) {
    operationTable[name + scope] = [method, path.replace('{}', prefix), resource, changes];
  }
}`;
    },
  };
}

function packed(): Map<string, Row> {
  const rows = new Map<string, Row>(
    operations.map(([name, { method, path, resource, changes = [] }]) => [name, [method, path, resource, ...changes]]),
  );
  for (const name of [...rows.keys()].filter((name) => name.endsWith('Organisation'))) {
    const shared = name.replace(/Organisation$/, '');
    const [one, other] = Object.entries(scopes).map(([scope, prefix]) =>
      JSON.stringify(rows.get(shared + scope))?.replace(prefix, '{}'),
    );
    if (one === undefined || one !== other) continue;
    for (const scope of Object.keys(scopes)) rows.delete(shared + scope);
    rows.set(shared, JSON.parse(one) as Row);
  }
  return rows;
}
