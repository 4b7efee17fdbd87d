import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readerUntil } from './reader.ts';

/** A read that is never answered, and tells whether it is still waited for. */
function hanging(name: string) {
  let asked: AbortSignal | undefined;
  const options = {
    queryKey: [name],
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      asked = signal;
      return new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    },
    retry: false,
  };
  return { options, isAsked: () => asked?.aborted === false };
}

test('a read that nobody waits for any more ends, and one that is looked at goes on', async () => {
  const client = new QueryClient();
  const stop = new AbortController();
  const [alone, shown] = [hanging('alone'), hanging('shown')];
  const reads = [alone, shown].map(({ options }) => readerUntil(client, stop.signal).fetchQuery(options));
  const ends = Promise.allSettled(reads);
  const leave = new QueryObserver(client, shown.options).subscribe(() => undefined);
  await expect.poll(() => [alone.isAsked(), shown.isAsked()]).toEqual([true, true]);
  stop.abort();
  await expect.poll(() => [alone.isAsked(), shown.isAsked()]).toEqual([false, true]);
  leave();
  await client.cancelQueries();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('what was stopped before is not asked for', async () => {
  const { options, isAsked } = hanging('late');
  await expect(readerUntil(new QueryClient(), AbortSignal.abort()).fetchQuery(options)).rejects.toThrow();
  expect(isAsked()).toBe(false);
});
