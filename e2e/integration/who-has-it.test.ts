/**
 * Who has a permission, among many, against a real region: how many calls it takes, how soon the first is found, and
 * that nobody is missed, ACLs included. The calls are counted by the person, so that a hundred and fifty show what a
 * thousand would.
 */
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fresh, inOrganisation, inSpace } from '#region/testing/fixture.ts';
import { idOfName } from '#region/seed/catalogue-data.ts';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';

interface Holder {
  readonly subject: { readonly id: string };
  readonly ways: readonly object[];
}

interface HolderSweep {
  readonly status: string;
  readonly asked: number;
  readonly total: number;
  readonly found: readonly (readonly Holder[])[];
  readonly unread: readonly { readonly item: { readonly id: string } }[];
  readonly missing: readonly unknown[];
}

interface Scope {
  readonly region: string;
  readonly kind: 'organisation' | 'space';
  readonly id: string;
}

/** What the page of the explanation is made of. It is written for the browser, and compiled as such elsewhere. */
interface Page {
  searchFor(question: object): Promise<{ readonly by: string }>;
  sweep(options: object): Promise<void>;
  isComplete(state: HolderSweep): boolean;
  mergedHolders(found: HolderSweep['found']): readonly Holder[];
  permissionsOf(scope: Scope): { readonly queryKey: readonly unknown[] };
}

const parts = [
  '#web/api/sweep.ts',
  '#web/access/permission-names.ts',
  '#web/pages/access/find-holders.ts',
  '#web/pages/access/holder.ts',
];
const loaded: object[] = await Promise.all(parts.map((part) => import(part)));
const page = Object.assign({}, ...loaded) as Page;

let region: TestRegion;
/** Everything the region was asked since the search began. */
let calls: string[] = [];
/** Paths that answer with a status instead. */
let broken: { readonly pattern: RegExp; readonly status: number } | undefined;
const name = 'eu-std-1';
const users = 150;
/** Of a list that pages by fifty. */
const pages = users / 50 + 1;
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const members: string[] = [];
let clusterId: string;
/** Holds `kubernetes.cluster.delete` on one cluster only. */
let byAcl: string;

beforeAll(async () => {
  region = await startTestRegion({ users });
  let nextToken: string | undefined;
  do {
    const page = { size: 50, nextToken };
    const { reply } = await region.admin('ListUserOrganisation', { path: inOrganisation(region), page });
    members.push(...reply.items.map(({ id }) => id));
    nextToken = reply.nextPageToken;
  } while (nextToken !== undefined);
  const space = inSpace(region);
  for (const userId of members) await region.admin('AssignUserToSpace', { path: { ...space, userId } });
  vi.stubGlobal('fetch', answer);
  const body = { name: fresh('atlas'), cidr: '10.0.0.0/16', version: '1.29.5', nodePools: [] };
  clusterId = (await region.admin('CreateCluster', { path: space, body })).reply.id;
  byAcl = members[120] ?? '';
  const items = [
    {
      permissionId: idOfName('kubernetes.cluster.delete'),
      service: 'kubernetes',
      resource: 'cluster',
      resourceId: clusterId,
    },
  ];
  await region.admin('CreateACLUserSpaceBulk', { path: { ...space, userId: byAcl }, body: { items } });
}, 60_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await region.close();
});

const realFetch = globalThis.fetch;

/** The console's server as a page sees it: the same paths below its own address, the token added. */
function answer(address: string, options: RequestInit): Promise<Response> {
  const path = address.replace(`/api/regions/${name}`, '');
  if (path === address) return realFetch(address, options);
  calls.push(path);
  if (broken?.pattern.test(path)) return Promise.resolve(new Response('{}', { status: broken.status }));
  return realFetch(region.baseUrl + path, { ...options, headers: { authorization: `Bearer ${region.adminToken}` } });
}

interface Outcome {
  readonly by: string;
  readonly calls: number;
  /** Calls made when the first holder was known. */
  readonly first: number;
  readonly last: HolderSweep;
  readonly holders: readonly Holder[];
}

async function search(kind: Scope['kind'], permission: string, resource = ''): Promise<Outcome> {
  const { organisationId, spaceId } = region.seeded;
  const organisation: Scope = { region: name, kind: 'organisation', id: organisationId };
  const scope: Scope = kind === 'space' ? { region: name, kind, id: spaceId } : organisation;
  const { signal } = new AbortController();
  // The form that asks the question has loaded them for its own field.
  await client.fetchQuery(page.permissionsOf(scope));
  calls = [];
  let first = 0;
  let last: Outcome['last'] | undefined;
  const around = kind === 'space' ? organisation : undefined;
  const plan = await page.searchFor({ client, scope, organisation: around, permission, resource, signal });
  await page.sweep({
    ...plan,
    signal,
    onChange: (state: HolderSweep) => {
      if (first === 0 && state.found.length > 0) first = calls.length;
      last = state;
    },
  });
  if (last === undefined) throw new Error('nothing was reported');
  return { by: plan.by, calls: calls.length, first, last, holders: page.mergedHolders(last.found) };
}

const complete = { status: 'done', unread: [], missing: [] };
const idsOf = (holders: readonly Holder[]) => holders.map(({ subject }) => subject.id);

describe('who has a permission, among many', () => {
  it('takes a few calls about a kind of resource, and counts ACLs', { timeout: 60_000 }, async () => {
    const outcome = await search('space', 'kubernetes.cluster.delete');
    expect(outcome.last).toMatchObject(complete);
    expect(outcome.calls).toBeLessThanOrEqual(users + 10);
    expect(outcome.first).toBeLessThanOrEqual(20);
    expect(outcome.holders.find(({ subject }) => subject.id === byAcl)?.ways).toEqual([
      { kind: 'resource', resourceId: clusterId },
    ]);
  });

  it(
    'takes a call for each identity of a space when the review of no resource tells',
    { timeout: 60_000 },
    async () => {
      const outcome = await search('space', 'iam.getPolicy');
      expect(outcome.last).toMatchObject(complete);
      expect(outcome.by).toBe('identities');
      expect(outcome.first).toBeLessThanOrEqual(20);
      // Pages of both lists, and a second page of the review of whoever holds more than a hundred rights.
      expect(outcome.calls).toBeLessThanOrEqual(outcome.last.asked + pages + 20);
    },
  );

  it('finds the same by policies and ACLs where a region offers no review', { timeout: 120_000 }, async () => {
    const told = await search('space', 'kubernetes.cluster.delete');
    broken = { pattern: /\/resource(s|\/)/, status: 501 };
    const read = await search('space', 'kubernetes.cluster.delete');
    broken = undefined;
    expect(read.last).toMatchObject(complete);
    // The creator of the cluster holds a role as well: nobody has it by creation alone here.
    expect(idsOf(read.holders).sort()).toEqual(idsOf(told.holders).sort());
    expect(read.calls).toBeLessThanOrEqual(2 * read.last.asked + 60);
  });

  it('is not complete while an answer is missing', { timeout: 60_000 }, async () => {
    broken = { pattern: new RegExp(`/users/${byAcl}/resources`), status: 403 };
    const outcome = await search('space', 'iam.getPolicy');
    broken = undefined;
    expect(outcome.last.unread.map(({ item }) => item.id)).toEqual([byAcl]);
    expect(page.isComplete(outcome.last)).toBe(false);
  });

  it(
    'asks in an organisation for everybody’s policy, and for ACLs where that does not settle it',
    { timeout: 60_000 },
    async () => {
      const outcome = await search('organisation', 'iam.user.delete');
      expect(outcome.last).toMatchObject(complete);
      expect(outcome.by).toBe('policies');
      // The first holder's own role is five pages long.
      expect(outcome.first).toBeLessThanOrEqual(30);
      expect(outcome.calls).toBeLessThanOrEqual(2 * outcome.last.asked + 60);
    },
  );

  it(
    'asks in an organisation for policies alone where no ACL can give the permission',
    { timeout: 60_000 },
    async () => {
      const outcome = await search('organisation', 'iam.getPolicy');
      expect(outcome.last).toMatchObject(complete);
      expect(outcome.calls).toBeLessThanOrEqual(outcome.last.asked + 60);
    },
  );
});
