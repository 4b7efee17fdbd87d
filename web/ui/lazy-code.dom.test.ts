import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askOnceOnline, CodeMissing, lazyCode } from './lazy-code.ts';

let asked = 0;
let isThere = false;

async function fetchCode(): Promise<string> {
  asked += 1;
  if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
  return 'code';
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  isThere = false;
});
afterEach(() => vi.useRealTimers());

async function failureOf(attempt: Promise<unknown>): Promise<unknown> {
  const failure = attempt.then(
    () => undefined,
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return failure;
}

test('what cannot be had is asked for twice, and no more however often it is rendered', async () => {
  const code = lazyCode(fetchCode);
  const failure = await failureOf(code.attempt());
  expect(failure).toBeInstanceOf(CodeMissing);
  for (let rendered = 0; rendered < 100; rendered += 1) expect(await failureOf(code.attempt())).toBe(failure);
  expect(asked).toBe(2);
});

test('it is asked for again when the reader tries again, or goes there anew', async () => {
  const code = lazyCode(fetchCode);
  const failure = await failureOf(code.attempt());
  isThere = true;
  expect(await failureOf(code.attempt())).toBe(failure);
  expect(await (failure as CodeMissing).tryAgain()).toBe('code');
  expect(await code.attempt()).toBe('code');
  expect(await code.load()).toBe('code');
  expect(asked).toBe(3);

  isThere = false;
  const other = lazyCode(fetchCode);
  await failureOf(other.load());
  isThere = true;
  expect(await other.load()).toBe('code');
});

test('a first failure that passes is not told', async () => {
  const code = lazyCode(fetchCode);
  const attempt = code.load();
  isThere = true;
  await vi.runAllTimersAsync();
  expect(await attempt).toBe('code');
  expect(code.arrived()).toBe('code');
});

test('what is missing is asked for once more by itself, and again when the browser is online', async () => {
  const code = lazyCode(fetchCode);
  await failureOf(code.attempt());
  const had = vi.fn<() => void>();
  const stop = askOnceOnline(code.load, had);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(4);
  expect(had).not.toHaveBeenCalled();

  isThere = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(had).toHaveBeenCalledOnce();
  expect(code.arrived()).toBe('code');
  stop();
});

test('nobody asks any more for what nobody shows', async () => {
  const code = lazyCode(fetchCode);
  await failureOf(code.attempt());
  askOnceOnline(code.load, () => undefined)();
  const before = asked;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(before);
});
