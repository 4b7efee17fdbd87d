import { expect, it } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { ManualScheduler } from '#shared/scheduler.ts';
import { OwnReading } from './own-reading.ts';

const state = (id: string, clusterId: string): OperationState => {
  return { region: 'eu-std-1', spaceId: 's', id, kind: 'UpdateWorker', status: 'RUNNING', clusterId };
};

it('believes that an account may see an operation for 30 s after it has read that or another one of its cluster', async () => {
  const time = new ManualScheduler();
  const reading = new OwnReading(time);
  const [known, sibling] = [state('o1', 'c1'), state('o2', 'c1')];
  expect(reading.sort([known])).toEqual({ mine: [], isAll: false });
  reading.read([known, undefined], time.now());
  await time.advance(30_000);
  expect(reading.sort([known, sibling])).toEqual({ mine: [known, sibling], isAll: true });
  await time.advance(1);
  expect(reading.sort([known, sibling])).toEqual({ mine: [], isAll: false });
});

it('wants a look for what is unknown, and none once a later list did not show it', async () => {
  const time = new ManualScheduler();
  const reading = new OwnReading(time);
  const [known, foreign] = [state('o1', 'c1'), state('o2', 'c2')];
  reading.read([known], time.now());
  await time.advance(1_000);
  expect(reading.sort([foreign, known])).toEqual({ mine: [known], isAll: false });
  // This list was asked for before anybody found it.
  reading.read([known], time.now() - 500);
  expect(reading.sort([foreign]).isAll).toBe(false);
  reading.read([known], time.now());
  expect(reading.sort([foreign])).toEqual({ mine: [], isAll: true });
  reading.read([known, foreign], time.now());
  expect(reading.sort([foreign])).toEqual({ mine: [foreign], isAll: true });
});

it('has what is absent from a list asked for once each time that it goes missing, and again where that was not answered', () => {
  const time = new ManualScheduler();
  const reading = new OwnReading(time);
  const known = state('o1', 'c1');
  reading.read([], time.now());
  expect(reading.unasked(['o1'])).toEqual(['o1']);
  expect(reading.unasked(['o1'])).toEqual([]);
  reading.unanswered('o1');
  expect(reading.unasked(['o1'])).toEqual(['o1']);
  reading.read([known], time.now());
  reading.read([], time.now());
  expect(reading.unasked(['o1'])).toEqual(['o1']);
});
