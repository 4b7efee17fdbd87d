import type { Plugin } from 'vite';
import { z } from 'zod';
import { operations } from '../shared/contract/catalogue.ts';
import { identityScopes, type Operation } from '../shared/contract/operation.ts';

/** A row as the browser needs it; declared in web/api/operation-table.d.ts. */
type Row = readonly unknown[];

/**
 * The browser needs of a row only where to call, what it changes, and enough of the reply to tell garbage from an answer;
 * this gives it that table without the schemas. An operation of both scopes travels once, under the name they share and
 * with `*` for the beginning of the path, and is two again there.
 */
export function operationTable(): Plugin {
  const id = 'virtual:operation-table';
  return {
    name: 'operation-table',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      return `
import { identityScopes, idIn } from '#shared/contract/operation.ts';
export const operationTable = {};
for (const [name, [method, path, shape, resource, ...changes]] of Object.entries(${JSON.stringify(Object.fromEntries(operations.flatMap(packed)))})) {
  const put = (id, prefix) => (operationTable[id] = [method, path.replace('*', prefix), resource, changes, shape]);
  if (path[0] === '*') for (const kind in identityScopes) put(idIn(kind, name), identityScopes[kind].prefix);
  else put(name);
}`;
    },
  };
}

function packed([id, row]: readonly [string, Operation]): [string, Row][] {
  const { scope, sharedName, method, path, resource, changes = [], success, authentication = 'bearer' } = row;
  const schema = authentication === 'bearer' ? success.schema : undefined;
  const shape = schema && textsOf(z.toJSONSchema(schema, { unrepresentable: 'any' })).join(' ');
  const rest = [shape ?? 0, resource, ...changes];
  if (sharedName === undefined) return [[id, [method, path, ...rest]]];
  return scope === 'organisation'
    ? [[sharedName, [method, path.replace(identityScopes[scope].prefix, '*'), ...rest]]]
    : [];
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
