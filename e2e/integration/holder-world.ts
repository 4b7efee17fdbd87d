/** A region of many behind a console, and the search for who has a permission as a page of the console makes it. */
import { QueryClient } from '@tanstack/react-query';
import { callerAt, fetchToken, type Caller } from '#region/testing/test-region.ts';
import { AdvancingClock } from '#shared/clock.ts';
import { startConsole, startRegion, type TestRegion } from './test-console.ts';

export interface Holder {
  readonly subject: { readonly id: string };
  readonly ways: readonly object[];
}

export interface HolderSweep {
  readonly status: string;
  readonly asked: number;
  readonly total: number;
  readonly found: readonly (readonly Holder[])[];
  readonly unread: readonly { readonly item: { readonly id: string } }[];
  readonly missing: readonly unknown[];
}

export interface Scope {
  readonly region: string;
  readonly kind: 'organisation' | 'space';
  readonly id: string;
}

/** What the page of the explanation is made of. It is written for the browser, and compiled as such elsewhere. */
export interface Page {
  searchFor(question: object, tell: (holders: readonly Holder[]) => void): Promise<{ readonly by: string }>;
  sweep(options: object): Promise<void>;
  isComplete(state: HolderSweep): boolean;
  mergedHolders(found: HolderSweep['found'], names: ReadonlyMap<string, object>): readonly Holder[];
  permissionsOf(scope: Scope): { readonly queryKey: readonly unknown[] };
  walkFor(...read: readonly unknown[]): { readonly queryKey: readonly unknown[]; readonly initialPageParam: undefined };
}

const parts = [
  '#web/api/queries.ts',
  '#web/api/sweep.ts',
  '#web/access/permission-names.ts',
  '#web/pages/access/find-holders.ts',
  '#web/access/holder.ts',
];
const loaded: object[] = await Promise.all(parts.map((part) => import(part)));
export const page = Object.assign({}, ...loaded) as Page;

const name = 'eu-std-1';
/** Every region starts with as many service accounts. */
export const accounts = 12;

export interface HolderWorld {
  readonly region: TestRegion;
  /** As the administrator, behind the console's back. */
  readonly admin: Caller;
  /** Ids of all users. */
  readonly members: readonly string[];
  /** What pages ask with. Paths that match `broken` answer with its status. */
  readonly fetch: (address: string, options: RequestInit) => Promise<Response>;
  broken: { readonly pattern: RegExp; readonly status: number } | undefined;
  /** Begins a session that knows nothing, and lets go of the copies of lists. */
  refresh(): Promise<void>;
  search(kind: Scope['kind'], permission: string): Promise<Outcome>;
  close(): Promise<unknown>;
}

export interface Outcome {
  readonly by: string;
  /** What the region was asked. */
  readonly calls: number;
  /** Of these, those made when the first holder was known. */
  readonly first: number;
  readonly last: HolderSweep;
  readonly holders: readonly Holder[];
}

const realFetch = globalThis.fetch;

/** An organisation of so many users and the accounts, all of whom are assigned to the demo space. */
export async function openHolderWorld(users: number): Promise<HolderWorld> {
  const clock = new AdvancingClock();
  const region = await startRegion(name, 'STD', clock, 'http://localhost', users);
  const bff = await startConsole({ regions: [region], clock });
  const browser = bff.browser();
  const { clientId, clientSecret = '', organisationId, spaceId } = region.accounts;
  const admin = callerAt(region.baseUrl, await fetchToken(region.baseUrl, clientId, clientSecret));
  const members: string[] = [];
  let nextToken: string | undefined;
  do {
    const { reply } = await admin('ListUserOrganisation', { path: { organisationId }, page: { size: 50, nextToken } });
    members.push(...reply.items.map(({ id }) => id));
    nextToken = reply.nextPageToken;
  } while (nextToken !== undefined);
  for (const userId of members) await admin('AssignUserToSpace', { path: { spaceId, userId } });
  const { reply } = await admin('ListServiceAccountOrganisation', { path: { organisationId } });
  for (const { id } of reply.items) {
    await admin('AssignServiceAccountToSpace', { path: { spaceId, serviceAccountId: id } });
  }
  const organisation: Scope = { region: name, kind: 'organisation', id: organisationId };

  const world: HolderWorld = {
    region,
    admin,
    members,
    broken: undefined,
    fetch(address, options) {
      if (!address.startsWith('/api/')) return realFetch(address, options);
      const { broken } = world;
      if (broken?.pattern.test(address)) return Promise.resolve(new Response('{}', { status: broken.status }));
      const headers = { ...(options.headers as Record<string, string>), cookie: browser.cookie ?? '' };
      return realFetch(bff.url + address, { ...options, headers });
    },
    async refresh() {
      // A session ends when its browser does not come back with what the answers set.
      await browser.signIn(region);
      clock.advance(60_000);
    },
    async search(kind, permission) {
      const scope: Scope = kind === 'space' ? { region: name, kind, id: spaceId } : organisation;
      const { signal } = new AbortController();
      const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      await world.refresh();
      // The form that asks the question has loaded them for its own field, and the bar the spaces.
      await client.fetchQuery(page.permissionsOf(scope));
      await client.fetchInfiniteQuery(page.walkFor(name, 'ListSpaces', { path: { organisationId } }));
      const before = region.requests.length;
      const calls = () => region.requests.length - before;
      let first = 0;
      let told: readonly Holder[] = [];
      let last: HolderSweep | undefined;
      const note = (isFound: boolean) => {
        if (first === 0 && isFound) first = calls();
      };
      const question = {
        client,
        scope,
        organisation: kind === 'space' ? organisation : undefined,
        permission,
        resource: '',
        signal,
      };
      const plan = await page.searchFor(question, (holders) => {
        told = holders;
        note(true);
      });
      await page.sweep({
        ...plan,
        signal,
        onChange: (state: HolderSweep) => {
          note(state.found.length > 0);
          last = state;
        },
      });
      if (last === undefined) throw new Error('nothing was reported');
      const holders = page.mergedHolders([told, ...last.found], new Map());
      return { by: plan.by, calls: calls(), first, last, holders };
    },
    close: () => Promise.all([bff.close(), region.close()]),
  };
  return world;
}
