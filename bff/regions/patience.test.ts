import { getEventListeners } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Patience } from './patience.ts';

it('is shared by as many calls as a request is made of, without a warning', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => {
    warnings.push(warning);
  };
  process.on('warning', note);
  const patience = new Patience(60_000);
  await Promise.all(Array.from({ length: 100 }, () => patience.await(turn())));
  await turn();
  process.off('warning', note);
  expect(warnings).toEqual([]);
  patience.end(undefined);
});

it('leaves no listener on a signal that outlives it, and ends with one that does not', () => {
  const outer = new AbortController();
  for (let count = 0; count < 20; count += 1) new Patience(60_000, outer.signal).end(undefined);
  expect(getEventListeners(outer.signal, 'abort')).toEqual([]);
  const patience = new Patience(60_000, outer.signal);
  outer.abort('gone');
  expect(patience.reason).toBe('gone');
  expect(getEventListeners(outer.signal, 'abort')).toEqual([]);
});
