/** Everybody's ACLs on all kinds of resource in a space, against a real region: all of them, in about a call for each. */
import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { idOfName } from '#region/seed/catalogue-data.ts';
import { accounts, openHolderWorld, page, type HolderWorld } from './holder-world.ts';

interface Found {
  readonly subject: { readonly id: string };
  readonly pair: { readonly service: string };
  readonly items?: readonly object[];
}

interface State {
  readonly status: string;
  readonly asked: number;
  readonly found: readonly (readonly Found[])[];
  readonly unread: readonly object[];
  readonly missing: readonly unknown[];
}

interface AclPage {
  readonly aclSweep: (...about: readonly unknown[]) => object;
}

const { aclSweep }: AclPage = await import(['#web/pages/acls', 'acl-sources.ts'].join('/'));
const subjects = 20;
/** Ids that the region keeps no record of but ACLs. */
const things = [1, 2, 3].map((digit) => `0d3c7b1f-0000-4000-8000-00000000000${digit}`);
let world: HolderWorld;
beforeAll(async () => {
  world = await openHolderWorld(subjects - accounts);
  vi.stubGlobal('fetch', world.fetch);
  const { spaceId } = world.region.accounts;
  const item = (name: string, resourceId: string) => {
    const [service = '', resource = ''] = name.split('.');
    return { permissionId: idOfName(name), service, resource, resourceId };
  };
  for (const [index, userId] of world.members.entries()) {
    const items = [
      item('kubernetes.cluster.get', things[index % 3] ?? ''),
      ...(index % 2 > 0 ? [item('postgresql.cluster.get', things[1] ?? '')] : []),
    ];
    await world.admin('CreateACLUserSpaceBulk', { path: { spaceId, userId }, body: { items } });
  }
}, 60_000);
afterEach(() => {
  world.broken = undefined;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await world.close();
});

async function search(question: object) {
  await world.refresh();
  const { signal } = new AbortController();
  const scope = { region: 'eu-std-1', kind: 'space', id: world.region.accounts.spaceId };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await client.fetchQuery(page.permissionsOf(scope as Parameters<typeof page.permissionsOf>[0]));
  const before = world.region.requests.length;
  let last: State | undefined;
  await page.sweep({
    ...aclSweep(client, scope, question, signal),
    signal,
    onChange: (state: State) => {
      last = state;
    },
  });
  const found = (last?.found ?? []).flat();
  const all = found.map(({ subject, items }) => `${subject.id} ${JSON.stringify(items)}`).sort();
  return { calls: world.region.requests.length - before, last, found, all };
}

const everything = { pair: 'all', whose: 'everybody', resourceId: '' };
const complete = { status: 'done', asked: subjects, unread: [], missing: [] };

it('takes a call for each identity, and one for each kind that they have any of', { timeout: 60_000 }, async () => {
  const quick = await search(everything);
  expect(quick.last).toMatchObject(complete);
  expect(quick.calls).toBeLessThanOrEqual(subjects + 12 + 12);

  world.broken = { pattern: /\/resources/, status: 501 };
  const slow = await search(everything);
  expect(slow.last).toMatchObject(complete);
  expect(slow.calls).toBeGreaterThan(10 * subjects);
  expect(quick.all).toEqual(slow.all);
  expect(quick.all).toHaveLength(12);
});

it('asks those alone whom the review of one resource names, where it is of the kind asked about', async () => {
  const onOne = (service: string) => ({
    pair: { service, resource: 'cluster' },
    whose: 'everybody',
    resourceId: things[1],
  });
  const [quick, other] = [await search(onOne('kubernetes')), await search(onOne('postgresql'))];
  const calls = [quick.calls, other.calls].sort((a, b) => a - b);
  expect(calls[0]).toBeLessThanOrEqual(12);
  expect(calls[1]).toBeGreaterThanOrEqual(subjects);
  const holders = ({ found }: typeof quick) => new Set(found.map(({ subject }) => subject.id)).size;
  expect(holders(other)).toBe(4);
  expect(holders(quick)).toBe(3);
});

it('says what could not be read, and shows the rest', async () => {
  const [whom = ''] = world.members;
  world.broken = { pattern: new RegExp(`/users/${whom}/acl`), status: 403 };
  const { last, found } = await search(everything);
  expect(last).toMatchObject({ status: 'done', unread: [{ item: { subject: { id: whom } } }] });
  expect(found).toHaveLength(11);
});
