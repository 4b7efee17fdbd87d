/** What every row has to say about its operation. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { operations } from './catalogue.ts';
import { concernsSpace, type Operation } from './operation.ts';
import { clusterServices, pathUnder } from './path.ts';

const withPermission = operations.filter(([, row]) => row.permission !== undefined);
/** Parameters of the path beside the scope it acts in. */
const ownParameters = ({ path }: Operation) =>
  [...path.matchAll(/\{\w+\}/g)].map(([name]) => name).filter((name) => !/^\{(organisation|space)Id\}$/.test(name));

it.each(withPermission)('%s says what its permission is asked on', (_, { addresses = '', path }) => {
  if (addresses.startsWith('{')) expect(path).toContain(addresses);
  else expect(['reachable', 'scope']).toContain(addresses);
});

const lists = withPermission.filter(([, row]) => row.paging !== undefined && ownParameters(row).length === 0);

it.each(lists)('%s addresses no resource as a list', (_, { addresses }) => {
  expect(addresses).toBe('reachable');
});

/** Policies are rights of the scope, on no resource (behaviours B10). */
const isOnResource = ({ permission }: Operation) => ![permission].flat()[0]?.endsWith('Policy');
const ofOne = withPermission.filter(([, row]) => ownParameters(row).length > 0 && isOnResource(row));

it.each(ofOne)('%s addresses the first thing its path names', (_, row) => {
  // An operation is read by whoever reaches its cluster, which the path does not name.
  const expected = row.resource === 'operations' && row.path.endsWith('/{id}') ? 'reachable' : ownParameters(row)[0];
  expect(row.addresses).toBe(expected);
});

it.each(operations)('%s acts in the space that its path names, or addresses it', (_, row) => {
  expect(concernsSpace(row)).toBe(row.path.includes('{spaceId}'));
});

it('calls only those operations the same that one row is, in both scopes', () => {
  const summaries = new Set(operations.map(([, { summary }]) => summary));
  expect(summaries.size).toBe(new Set(operations.map(([id, { sharedName = id }]) => sharedName)).size);
});

it('narrows to what is reached only what reads', () => {
  const reaching = operations.filter(([, { addresses }]) => addresses === 'reachable');
  expect(new Set(reaching.map(([, { method }]) => method))).toEqual(new Set(['GET']));
});

it('gives no row without a permission anything to ask it on', () => {
  const others = operations.filter(([, row]) => row.permission === undefined && row.addresses !== undefined);
  expect(others).toEqual([]);
});

/** Members of an answer, however deep. */
function membersOf({ properties = {}, items }: z.core.JSONSchema.BaseSchema): string[] {
  const inner = [...Object.values(properties), ...[items ?? []].flat()].filter((one) => typeof one === 'object');
  return [...Object.keys(properties), ...inner.flatMap(membersOf)];
}

const letsIn = /^(secret|password|token|link|kubeConfig|\w+_token)$/;

it.each(operations.filter(([, { success }]) => success.schema !== undefined))(
  '%s says when its answer carries a credential',
  (_, { success, credential }) => {
    const members = success.schema ? membersOf(z.toJSONSchema(success.schema, { unrepresentable: 'any' })) : [];
    expect(credential !== undefined).toBe(members.some((name) => letsIn.test(name)));
  },
);

it('finds the cluster service under each of its names, and every other service under its own', () => {
  const names = operations.map(([, row]) => [
    row.service,
    new Set(clusterServices.map((name) => pathUnder(row, name))).size,
  ]);
  for (const [service, size] of names) expect(size).toBe(service === 'kubernetes' ? 2 : 1);
});

const reads = new Map(operations.flatMap(([, row]) => (row.method === 'GET' ? [[row.path, row.success.schema]] : [])));
const ofOneOfAList = [...reads].flatMap(([path, schema]) => {
  const list = reads.get(path.replace(/\/\{\w+\}$/, ''));
  return list === undefined || list === schema ? [] : [{ path, schema, list }];
});

it.each(ofOneOfAList)('$path answers what its list says of it', ({ schema, list }) => {
  expect(list).toBeInstanceOf(z.ZodObject);
  const { items } = (list as z.ZodObject<{ items: z.ZodArray }>).shape;
  expect(items.element).toBe(schema);
});
