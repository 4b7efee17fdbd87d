/** What comes and goes while a list is read is neither lost nor claimed to be there. */
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { Read } from '#web/api/scope.ts';
import { directoryOf } from './directory.ts';

const path = { organisationId: '11111111-1111-4111-8111-111111111111' };
const read: Read = ['eu-std-1', 'ListUserOrganisation', { path }];
const list = { rowKey: ({ id }: { id: string }) => id, wordsOf: ({ id }: { id: string }) => id };
const asOf = '2026-11-22T02:14:00Z';
const rowsOf = (count: number) => Array.from({ length: count }, (_, place) => ({ id: `row ${place}` }));

/** Each reading answers with the next of these; the last one again and again. */
let readings: (readonly object[])[];
let asked: number;
/** From `hold` on nothing comes after a first page, before `goOn`. */
let hold: () => void;
let goOn: () => void;

beforeEach(() => {
  asked = 0;
  let held = Promise.resolve();
  hold = () => void (held = new Promise((resolve) => (goOn = resolve)));
  vi.stubGlobal('fetch', () => {
    const lines = readings[Math.min(asked, readings.length - 1)] ?? [];
    asked += 1;
    const texts = lines.map((line) => new TextEncoder().encode(`${JSON.stringify(line)}\n`));
    const body = new ReadableStream({
      async start(controller) {
        for (const text of texts.slice(0, 1)) controller.enqueue(text);
        await held;
        for (const text of texts.slice(1)) controller.enqueue(text);
        controller.close();
      },
    });
    return Promise.resolve(new Response(body));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const end = { complete: true, asOf };
const pages = (rows: readonly object[], first: number, last = first) => {
  const half = Math.floor(rows.length / 2);
  return [{ rows: rows.slice(0, half), total: first }, { rows: rows.slice(half), total: last }, end];
};
async function readNow(client = new QueryClient()) {
  const directory = directoryOf(client, read, list);
  directory.follow(() => undefined);
  await expect.poll(() => directory.facts.running).toBe(false);
  return directory;
}

/** As a form of this page writes. */
function write(client: QueryClient, operation: OperationId, variables: object, reply: unknown): Promise<unknown> {
  const meta = { region: 'eu-std-1', changes: [], operation };
  return client
    .getMutationCache()
    .build(client, { meta, mutationFn: () => Promise.resolve(reply) })
    .execute(variables);
}

test('a long list that somebody was added to while it was read is not said to be complete', async () => {
  readings = [pages(rowsOf(2_001), 2_001, 2_002), pages(rowsOf(2_002), 2_002)];
  const directory = await readNow();
  expect(directory.facts).toMatchObject({ complete: false, error: null, loaded: 2_001, total: 2_002 });
  // Whoever looks for something else in it does not have all of it read again.
  directory.follow(() => undefined);
  expect(asked).toBe(1);
  directory.readAll();
  await expect.poll(() => directory.facts).toMatchObject({ complete: true, running: false, loaded: 2_002 });
});

test('a short one is read once more, and not for ever', async () => {
  readings = [pages(rowsOf(3), 3, 4), pages(rowsOf(4), 4)];
  await expect.poll(async () => (await readNow()).facts).toMatchObject({ complete: true, loaded: 4, total: 4 });
  expect(asked).toBe(2);

  asked = 0;
  readings = [pages(rowsOf(3), 3, 4)];
  const directory = await readNow();
  await expect.poll(() => asked).toBe(2);
  await expect.poll(() => directory.facts).toMatchObject({ complete: false, running: false, loaded: 3, total: 4 });
  expect(asked).toBe(2);
});

test('a count that was never that of the rows says nothing of what was added', async () => {
  readings = [pages(rowsOf(3), 5)];
  expect((await readNow()).facts).toMatchObject({ complete: true, outdated: false, loaded: 3, total: 5 });
  expect(asked).toBe(1);
});

test('a long list that somebody was taken off while it was read is said to have changed', async () => {
  readings = [pages(rowsOf(2_002), 2_002, 2_001)];
  expect((await readNow()).facts).toMatchObject({ complete: true, outdated: true });
});

test('what is created and deleted here while a list is read is in it as it is now, whatever comes of it later', async () => {
  const client = new QueryClient();
  readings = [pages(rowsOf(4), 4)];
  hold();
  const directory = directoryOf(client, read, list);
  directory.follow(() => undefined);
  await expect.poll(() => directory.facts.loaded).toBe(2);
  await write(client, 'CreateUserOrganisation', { path }, { id: 'new' });
  await write(client, 'DeleteUserOrganisation', { path: { ...path, userId: 'row 3' } }, undefined);
  goOn();
  await expect.poll(() => directory.facts.running).toBe(false);
  expect(directory.facts).toMatchObject({ complete: true, outdated: false, loaded: 4 });
  expect(directory.index.get('new')).toEqual({ id: 'new' });
  expect(directory.index.get('row 3')).toBeUndefined();
});

test('what has changed while a long list was read, and nothing tells how, is said when it has come', async () => {
  const client = new QueryClient();
  readings = [pages(rowsOf(6_000), 6_000)];
  hold();
  const directory = directoryOf(client, read, list);
  directory.follow(() => undefined);
  await expect.poll(() => directory.facts.loaded).toBe(3_000);
  await client.invalidateQueries({ queryKey: ['eu-std-1', 'ListUserOrganisation'] });
  goOn();
  await expect.poll(() => directory.facts.running).toBe(false);
  expect(directory.facts).toMatchObject({ complete: true, outdated: true });
});
