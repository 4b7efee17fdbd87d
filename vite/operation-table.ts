import type { Plugin } from 'vite';
import { z } from 'zod';
import { operations } from '../shared/contract/catalogue.ts';

/** A row as the browser needs it; declared in web/api/operation-table.d.ts. */
type Row = readonly unknown[];

const scopes = { Organisation: '/organisations/{organisationId}', Space: '/spaces/{spaceId}' } as const;

/**
 * The browser needs of a row only where to call, what it changes, and enough of the reply to tell garbage from an answer;
 * this gives it that table without the schemas. An operation of both scopes travels once, under the name they share and
 * with `{}` for the scope, and is two again there.
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
for (const [name, [method, path, shape, resource, ...changes]] of Object.entries(sent)) {
  for (const [scope, prefix] of Object.entries(path.includes('{}') ? ${JSON.stringify(scopes)} : { '': '' })) {
    operationTable[name + scope] = [method, path.replace('{}', prefix), resource, changes, shape];
  }
}`;
    },
  };
}

function packed(): Map<string, Row> {
  const rows = new Map<string, Row>(
    operations.map(([name, { method, path, resource, changes = [], success, authentication = 'bearer' }]) => {
      const schema = authentication === 'bearer' ? success.schema : undefined;
      const shape = schema && textsOf(z.toJSONSchema(schema, { unrepresentable: 'any' })).join(' ');
      return [name, [method, path, shape ?? 0, resource, ...changes]];
    }),
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

/** Paths to the required texts of a reply, as web/api/reply-shape.ts reads them. */
function textsOf({ type, items, properties = {}, required = [] }: z.core.JSONSchema.BaseSchema): string[] {
  if (type === 'string') return [''];
  if (type === 'array')
    return typeof items === 'object' && !Array.isArray(items) ? textsOf(items).map((path) => `*${path}`) : [];
  if (type !== 'object') return [];
  return required.flatMap((name) => {
    const member = properties[name];
    const paths = typeof member === 'object' ? textsOf(member) : [];
    return paths.map((path) => name + (/^\w/.test(path) ? '.' : '') + path);
  });
}
