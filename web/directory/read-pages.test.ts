/** A console that says nothing is not waited for without an end. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Read } from '#web/api/scope.ts';
import { longWaitStore } from '#web/api/waits.ts';
import { readPages } from './read-pages.ts';

const users: Read = [
  'eu-std-1',
  'ListUserOrganisation',
  { path: { organisationId: '11111111-1111-4111-8111-111111111111' } },
];
const page = { rows: [{ id: 'ada' }], total: 2 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An answer that begins with what it has to say, then says nothing; without anything it never begins. */
function answerWith(...lines: readonly object[]): void {
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    const cut = (end: (reason: unknown) => void) => signal.addEventListener('abort', () => end(signal.reason));
    if (lines.length === 0) return new Promise((_, reject) => cut(reject));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const line of lines) controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
        cut((reason) => controller.error(reason));
      },
    });
    return Promise.resolve(new Response(body));
  });
}

test('an answer that never begins is a failure after twenty seconds, and said to be waited for before', async () => {
  answerWith();
  const first = readPages(users, new AbortController().signal).next();
  const failure = expect(first).rejects.toMatchObject({ problem: { title: 'region_timeout' } });
  await vi.advanceTimersByTimeAsync(19_000);
  expect(longWaitStore.read()).toMatchObject([{ region: 'eu-std-1', isWrite: false }]);
  await expect(Promise.race([first.catch(() => 'over'), Promise.resolve('awaited')])).resolves.toBe('awaited');
  await vi.advanceTimersByTimeAsync(2_000);
  await failure;
});

test('one that goes on no more ends with what has come, after as long as a region may bid to wait', async () => {
  answerWith(page);
  const pages = readPages(users, new AbortController().signal);
  await expect(pages.next()).resolves.toMatchObject({ value: { items: page.rows } });
  const end = pages.next();
  await vi.advanceTimersByTimeAsync(90_000);
  await expect(Promise.race([end, Promise.resolve('awaited')])).resolves.toBe('awaited');
  await vi.advanceTimersByTimeAsync(31_000);
  await expect(end).resolves.toMatchObject({ done: true, value: { complete: false } });
});

test('whoever leaves is told no failure of the list', async () => {
  answerWith();
  const leaving = new AbortController();
  const first = readPages(users, leaving.signal).next();
  const left = expect(first).rejects.toMatchObject({ name: 'AbortError' });
  leaving.abort();
  await left;
});
