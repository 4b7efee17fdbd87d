import { expect, it } from 'vitest';
import { openFromList } from './from-list.ts';
import { queryFor, walkFor } from './queries.ts';
import { createQueryClient } from './query-client.ts';
import { inScope, type Scope } from './scope.ts';

const scope: Scope = { region: 'eu-std-1', kind: 'organisation', id: 'org-1' };
const other: Scope = { ...scope, id: 'org-2' };
const ada = { id: 'ada', email: 'ada@example.com', firstname: 'Ada' };
const readAt = Date.parse('2026-01-15T09:30:00Z');

const users = (where: Scope) => queryFor(...inScope(where, 'ListUser', { page: { size: 30 } }));
const user = (where: Scope, userId: string) => inScope(where, 'GetUser', { path: { userId } });

it('takes an item from a list that was read, as old as that', () => {
  const client = createQueryClient();
  client.setQueryData(users(scope).queryKey, { items: [ada] }, { updatedAt: readAt });
  openFromList(client, user(scope, 'ada'));
  const { queryKey } = queryFor(...user(scope, 'ada'));
  expect(client.getQueryData(queryKey)).toEqual(ada);
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(readAt);
});

it('takes it from a walk, and a role by its uuid', () => {
  const client = createQueryClient();
  const { queryKey } = walkFor(...inScope(scope, 'ListRoles', {}));
  const admin = { uuid: 'admin', name: 'Administrator' };
  client.setQueryData(queryKey, { pages: [{ items: [] }, { items: [admin] }], pageParams: [] });
  const read = inScope(scope, 'GetRole', { path: { roleUuid: 'admin' } });
  openFromList(client, read);
  expect(client.getQueryData(queryFor(...read).queryKey)).toEqual(admin);
});

it.each([
  ['another organisation', users(other).queryKey, { items: [ada] }],
  ['another region', users({ ...scope, region: 'eu-snc-1' }).queryKey, { items: [ada] }],
  ['others', users(scope).queryKey, { items: [{ id: 'bea' }] }],
  ['an answer without items', users(scope).queryKey, undefined],
  ['another kind of thing', queryFor(...inScope(scope, 'ListServiceAccount', {})).queryKey, { items: [ada] }],
])('takes nothing from a list of %s', (_, listKey, data) => {
  const client = createQueryClient();
  client.setQueryData(listKey, data);
  openFromList(client, user(scope, 'ada'));
  expect(client.getQueryData(queryFor(...user(scope, 'ada')).queryKey)).toBeUndefined();
});

it('leaves alone what was read by itself', () => {
  const client = createQueryClient();
  const { queryKey } = queryFor(...user(scope, 'ada'));
  const read = { ...ada, firstname: 'Adelaide' };
  client.setQueryData(queryKey, read);
  client.setQueryData(users(scope).queryKey, { items: [ada] });
  openFromList(client, user(scope, 'ada'));
  expect(client.getQueryData(queryKey)).toEqual(read);
});
