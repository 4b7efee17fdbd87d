import { describe, expect, it } from 'vitest';
import { EventLog, type WatchEvent } from './event-log.ts';

const event: WatchEvent = { name: 'stale', data: { region: 'eu-std-1', spaceId: 's' } };
const snapshot: WatchEvent = { name: 'snapshot', data: { spaces: [] } };
const numbers = (entries: ReturnType<EventLog['since']>) => entries?.map((entry) => entry.number);

describe('event log', () => {
  it('answers what came after a number', () => {
    const log = new EventLog(1);
    for (const number of [2, 3]) log.append({ number, event });
    expect(numbers(log.since(2))).toEqual([3]);
    expect(numbers(log.since(3))).toEqual([]);
  });

  it('says so when something after the number is gone', () => {
    const log = new EventLog(1, [], 2);
    for (const number of [2, 3, 4]) log.append({ number, event });
    expect(numbers(log.since(2))).toEqual([3, 4]);
    expect(log.since(1)).toBeUndefined();
  });

  it('goes on from what was kept elsewhere, and no further back', () => {
    const log = new EventLog(5, [{ number: 7, event }]);
    expect(log.since(4)).toBeUndefined();
    expect(numbers(log.since(5))).toEqual([7]);
  });

  it('cannot go back behind a snapshot', () => {
    const log = new EventLog(1);
    log.append({ number: 2, event });
    log.append({ number: 3, event: snapshot });
    log.append({ number: 4, event });
    expect(log.since(2)).toBeUndefined();
    expect(numbers(log.since(3))).toEqual([4]);
  });
});
