import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { Read } from '#web/api/scope.ts';
import { directoryOf } from './directory.ts';

const path = { organisationId: '11111111-1111-4111-8111-111111111111' };
const read: Read = ['eu-std-1', 'ListUserOrganisation', { path }];
const list = { rowKey: ({ id }: { id: string }) => id, wordsOf: ({ id }: { id: string }) => id };

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a list that was left long ago keeps no place in the cache', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const client = new QueryClient();
  const organisations = Array.from({ length: 20 }, (_, place) => `000000${place + 10}-0000-4000-8000-000000000000`);
  for (const organisationId of organisations) {
    const one: Read = ['eu-std-1', 'ListUserOrganisation', { path: { organisationId } }];
    directoryOf(client, one, list).follow(() => undefined)();
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(client.getQueryCache().getAll().length).toBeLessThanOrEqual(14);
});

test('lists that somebody looks for something else in are not let go of, however many', async () => {
  let reads = 0;
  vi.stubGlobal('fetch', () => {
    reads += 1;
    const lines = [
      { rows: [{ id: 'a' }], total: 1 },
      { complete: true, asOf: '2026-11-22T02:14:00Z' },
    ];
    return Promise.resolve(new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
  });
  const client = new QueryClient();
  const lists = Array.from({ length: 6 }, (_, place): Read => {
    return [
      'eu-std-1',
      'ListUserOrganisation',
      { path: { organisationId: `0000000${place}-0000-4000-8000-000000000000` } },
    ];
  });
  const come = (one: Read) => directoryOf(client, one, list).follow(() => undefined);
  let leaving = lists.map(come);
  await expect.poll(() => lists.every((one) => directoryOf(client, one, list).facts.complete)).toBe(true);
  for (let letter = 0; letter < 3; letter += 1) {
    for (const leave of leaving) leave();
    leaving = lists.map(come);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(reads).toBe(lists.length);
  for (const leave of leaving) leave();
});

test('short lists that were left together are there as they were for whoever comes back, and of long ones three', async () => {
  let reads = 0;
  let rows = [{ id: 'a' }];
  vi.stubGlobal('fetch', () => {
    reads += 1;
    const lines = [
      { rows, total: rows.length },
      { complete: true, asOf: '2026-11-22T02:14:00Z' },
    ];
    return Promise.resolve(new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
  });
  const client = new QueryClient();
  const listOf = (place: number): Read => {
    const path = { organisationId: `0000000${place}-0000-4000-8000-000000000000` };
    return ['eu-std-1', 'ListUserOrganisation', { path }];
  };
  const [short, long] = [[0, 1, 2, 3, 4].map(listOf), [5, 6, 7, 8, 9].map(listOf)];
  const look = async (lists: readonly Read[]) => {
    const leaving = lists.map((one) => directoryOf(client, one, list).follow(() => undefined));
    await expect.poll(() => lists.every((one) => directoryOf(client, one, list).facts.complete)).toBe(true);
    for (const leave of leaving) leave();
    await new Promise((resolve) => setTimeout(resolve));
  };
  await look(short);
  await look(short);
  expect(reads).toBe(short.length);

  rows = Array.from({ length: 2_001 }, (_, place) => ({ id: `r${place}` }));
  await look(long);
  reads = 0;
  await look(short);
  expect(reads).toBe(0);
  await look(long);
  expect(reads).toBeGreaterThan(1);
});

test('reading that somebody has stopped goes on when it is asked for, not when the rows are looked at otherwise', async () => {
  let reads = 0;
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    reads += 1;
    const first = new TextEncoder().encode(`${JSON.stringify({ rows: [{ id: 'a' }], total: 2 })}\n`);
    const start = (to: ReadableStreamDefaultController) => {
      to.enqueue(first);
      signal.addEventListener('abort', () => to.error(signal.reason));
    };
    return Promise.resolve(new Response(new ReadableStream({ start })));
  });
  const directory = directoryOf(new QueryClient(), read, list);
  const leave = directory.follow(() => undefined);
  await expect.poll(() => directory.facts.loaded).toBe(1);
  directory.stop();
  await expect.poll(() => directory.facts.running).toBe(false);
  leave();
  const leaveAgain = directory.follow(() => undefined);
  expect(directory.facts.running).toBe(false);
  directory.readAll();
  expect(directory.facts.running).toBe(true);
  expect(reads).toBe(2);
  leaveAgain();
});

test('a million rows are not read before somebody has seen what it costs', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.reject(new TypeError('no network'));
  });
  const client = new QueryClient();
  client.setQueryData(['eu-std-1', 'ListUserOrganisation', { path, page: { size: 30 } }], {
    items: [],
    totalSize: 1_000_000,
  });
  const directory = directoryOf(client, read, list);
  const leave = directory.follow(() => undefined);
  expect(directory.facts).toMatchObject({ running: false, cost: { calls: 20_000, seconds: 1_000 } });
  expect(asked).toEqual([]);

  directory.readAll();
  expect(directory.facts).toMatchObject({ running: true, cost: undefined });
  await expect.poll(() => directory.facts.error).toBeInstanceOf(Error);
  expect(asked).toEqual([`/api/directory/eu-std-1/organisations/${path.organisationId}/users`]);
  leave();
});

test('what was left a while ago is read again for whoever comes, and shown meanwhile', async () => {
  let reads = 0;
  const page = { rows: [{ id: 'a' }], total: 1 };
  vi.stubGlobal('fetch', () => {
    reads += 1;
    const lines = [page, { complete: true, asOf: '2026-11-22T02:14:00Z' }];
    return Promise.resolve(new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
  });
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const directory = directoryOf(new QueryClient(), read, list);
  const come = () => directory.follow(() => undefined);
  const leave = come();
  await expect.poll(() => directory.facts).toMatchObject({ complete: true, running: false });

  // Another text is another look, not another visit.
  now.mockReturnValue(100_000);
  leave();
  const leaveAgain = come();
  expect(directory.facts.running).toBe(false);
  leaveAgain();
  await new Promise((resolve) => setTimeout(resolve));
  come();
  expect(directory.facts).toMatchObject({ complete: true, running: true, loaded: 1 });
  await expect.poll(() => directory.facts.running).toBe(false);
  expect(reads).toBe(2);
  now.mockRestore();
});
