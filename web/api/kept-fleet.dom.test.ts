import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { FleetPart } from '#shared/fleet.ts';
import type { SignedInRegion } from '#shared/session.ts';
import { fleetRead } from './fleet-read.ts';

const told = { region: 'eu-std-1', complete: true, asOf: '2026-11-23T12:00:00Z' };
const spaces: FleetPart = {
  ...told,
  part: 'spaces',
  of: 'organisation',
  items: [{ id: 'space', name: 'production', status: 'READY' }],
};
const clusters: FleetPart = {
  ...told,
  part: 'clusters',
  spaceId: 'space',
  items: [{ id: 'one', name: 'booking', status: { state: 'RUNNING' } }],
};
const operations: FleetPart = { ...told, part: 'operations', spaceId: 'space', items: [] };
const refused = (status: number): FleetPart => ({
  ...spaces,
  complete: false,
  asOf: '2026-11-23T12:05:00Z',
  items: [],
  problem: { title: 'No', status },
});

const account = (clientId: string): SignedInRegion => {
  return { name: 'eu-std-1', zone: 'STD', clientId, expiresAt: '2026-11-24T12:00:00Z' };
};

/** What a page that is opened anew shows of this answer. */
async function opened(answer: readonly FleetPart[], clientId = 'somebody') {
  const text = [...answer, { end: true }].map((line) => `${JSON.stringify(line)}\n`).join('');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)));
  const { parts } = await new QueryClient().fetchQuery(fleetRead([account(clientId)]));
  return parts;
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('what was last seen of a region is there again where the page is opened anew while it does not answer', async () => {
  await opened([spaces, clusters, operations]);
  const { problem } = refused(503);
  expect(await opened([refused(503)])).toEqual([{ ...spaces, complete: false, problem }, clusters]);
  // However often.
  expect(await opened([refused(503)])).toMatchObject([{ asOf: told.asOf, problem }, { part: 'clusters' }]);
});

test('nothing of it is there for another account, nor once it may not be seen any more', async () => {
  await opened([spaces, clusters]);
  expect(await opened([refused(503)], 'somebody else')).toEqual([refused(503)]);
  await opened([spaces, clusters]);
  expect(await opened([refused(403)])).toEqual([refused(403)]);
  expect(await opened([refused(503)])).toEqual([refused(503)]);
});

test('what is kept is of no use once it cannot be read', async () => {
  for (const stored of [
    '{',
    '[]',
    '{"accounts":"eu-std-1 fleet eu-std-1 somebody","parts":[null,{"part":"spaces"}]}',
  ]) {
    sessionStorage.setItem('portico-fleet-seen', stored);
    expect(await opened([refused(503)])).toEqual([refused(503)]);
  }
});
