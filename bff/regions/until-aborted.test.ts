import { expect, it } from 'vitest';
import { untilAborted } from './until-aborted.ts';

const never = new Promise<string>(() => undefined);

it('answers what the work comes to, with and without a signal', async () => {
  expect(await untilAborted(Promise.resolve('done'), undefined)).toBe('done');
  expect(await untilAborted(Promise.resolve('done'), new AbortController().signal)).toBe('done');
  await expect(untilAborted(Promise.reject(new Error('failed')), new AbortController().signal)).rejects.toThrow(
    'failed',
  );
});

it('gives up with the reason of the signal, whether it fires later or has fired', async () => {
  const later = new AbortController();
  const waiting = untilAborted(never, later.signal);
  later.abort(new Error('too late'));
  await expect(waiting).rejects.toThrow('too late');
  await expect(untilAborted(never, AbortSignal.abort(new Error('over')))).rejects.toThrow('over');
});
