import { expect, it } from 'vitest';
import { WaitingRuns } from './waiting-runs.ts';

it('knows which runs wait for the end of work on any of their clusters, until they do no more', () => {
  const waiting = new WaitingRuns();
  const account = { region: 'eu-std-1', clientId: 'c' };
  waiting.note({ id: 'wave', ...account }, ['A', 'b']);
  waiting.note({ id: 'other', ...account }, ['b']);
  waiting.note({ id: 'foreign', region: 'eu-std-1', clientId: 'd' }, ['b']);
  expect(waiting.of('eu-std-1', 'c', 'a')).toEqual(['wave']);
  expect(waiting.of('eu-std-1', 'c', 'B')).toEqual(['wave', 'other']);
  waiting.note({ id: 'wave', ...account }, []);
  expect(waiting.of('eu-std-1', 'c', 'a')).toEqual([]);
});
