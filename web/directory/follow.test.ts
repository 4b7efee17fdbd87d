import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { Read } from '#web/api/scope.ts';
import { directoryOf } from './directory.ts';
import { follow, lookAhead, viewAtOnce, type DirectoryView } from './follow.ts';

interface Row {
  readonly id: string;
}

const path = { organisationId: '11111111-1111-4111-8111-111111111111' };
const read: Read = ['eu-std-1', 'ListUserOrganisation', { path }];
const list = { rowKey: ({ id }: Row) => id, wordsOf: ({ id }: Row) => id };
const wanted = (text: string) => ({ text, columns: [], sort: undefined, locale: 'en' });
const ids = (view: DirectoryView<Row> | undefined) => view?.rows.map(({ id }) => id);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A list that was read to its end, which somebody looks at. */
async function readList() {
  const lines = [
    { rows: [{ id: 'ada' }, { id: 'adam' }, { id: 'eve' }], total: 3 },
    { complete: true, asOf: '2026-11-22T02:14:00Z' },
  ];
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))),
  );
  const client = new QueryClient();
  const views: DirectoryView<Row>[] = [];
  const look = (text: string) => follow(client, read, list, wanted(text), (view) => views.push(view));
  const leave = look('');
  await expect.poll(() => views.at(-1)?.complete).toBe(true);
  const atOnce = (text: string) => viewAtOnce(client, read, list, wanted(text));
  return { client, views, look, leave, atOnce };
}

test('what was looked for ahead is there at once, and is the very thing that is shown first', async () => {
  const { client, views, look, leave, atOnce } = await readList();
  expect(atOnce('ada')).toBeUndefined();
  lookAhead(client, read, list, wanted('ada'));
  await expect.poll(() => ids(atOnce('ada'))).toEqual(['ada', 'adam']);
  const known = atOnce('ada');
  leave();
  const leaveFound = look('ada');
  await expect.poll(() => views.at(-1)?.text).toBe('ada');
  expect(views.at(-1)).toBe(known);
  leaveFound();
});

test('whoever types on has nothing looked for that is not waited for', async () => {
  const { client, leave, atOnce } = await readList();
  lookAhead(client, read, list, wanted('ada'))?.();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(atOnce('ada')).toBeUndefined();
  expect(ids(atOnce(''))).toEqual(['ada', 'adam', 'eve']);
  leave();
});

test('what has changed since is not there at once, until it was looked at', async () => {
  const { client, views, leave, atOnce } = await readList();
  const { index } = directoryOf(client, read, list);
  index.put({ id: 'adele' });
  expect(atOnce('')).toBeUndefined();
  index.remove('eve');
  lookAhead(client, read, list, wanted('ad'));
  await expect.poll(() => ids(atOnce('ad'))).toEqual(['ada', 'adam', 'adele']);
  expect(ids(views.at(-1))).toEqual(['ada', 'adam', 'eve']);
  leave();
});

test('nothing is there at once of a list that is read yet, or again', async () => {
  const { client, leave, atOnce } = await readList();
  expect(atOnce('')?.complete).toBe(true);
  directoryOf(client, read, list).readAll();
  expect(atOnce('')).toBeUndefined();
  leave();
  const other = new QueryClient();
  expect(viewAtOnce(other, read, list, wanted(''))).toBeUndefined();
});

test('rows are said to be in order once they are', async () => {
  let lines: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (lines = controller) });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  const send = (line: object) => lines?.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
  const client = new QueryClient();
  const views: DirectoryView<Row>[] = [];
  const columns = [{ id: 'id', header: 'Id', cell: ({ id }: Row) => id, sortKey: ({ id }: Row) => id }];
  const sort = { column: 'id', direction: 'descending' } as const;
  const leave = follow(client, read, list, { ...wanted(''), columns, sort }, (view) => views.push(view));

  const rows = Array.from({ length: 2_100 }, (_, number) => ({ id: String(number).padStart(5, '0') }));
  send({ rows, total: 2_101 });
  await expect.poll(() => views.at(-1)?.rows).toHaveLength(2_100);
  expect(views.at(-1)?.sort).toBeUndefined();
  expect(views.at(-1)?.rows[0]).toEqual({ id: '00000' });

  send({ rows: [{ id: '09999' }], total: 2_101 });
  send({ complete: true, asOf: '2026-11-22T02:14:00Z' });
  lines?.close();
  await expect.poll(() => views.at(-1)?.rows[0]).toEqual({ id: '09999' });
  expect(views.at(-1)?.sort).toBe(sort);
  leave();
});

test('rows of a list that could not be read to its end are in no order', async () => {
  const lines = [
    { rows: [{ id: 'ada' }, { id: 'eve' }], total: 3 },
    { complete: false, asOf: '2026-11-22T02:14:00Z', problem: { title: 'Gone', status: 502 } },
  ];
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))),
  );
  const views: DirectoryView<Row>[] = [];
  const columns = [{ id: 'id', header: 'Id', cell: ({ id }: Row) => id, sortKey: ({ id }: Row) => id }];
  const sort = { column: 'id', direction: 'descending' } as const;
  const leave = follow(new QueryClient(), read, list, { ...wanted(''), columns, sort }, (view) => views.push(view));
  await expect.poll(() => views.at(-1)?.error).toBeInstanceOf(Error);
  expect(ids(views.at(-1))).toEqual(['ada', 'eve']);
  expect(views.at(-1)?.sort).toBeUndefined();
  leave();
});
