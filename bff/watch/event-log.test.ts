import { describe, expect, it } from 'vitest';
import { EventCounter, EventLog, type WatchEvent } from './event-log.ts';

const event: WatchEvent = { name: 'stale', data: { region: 'eu-std-1', spaceId: 's' } };
const numbers = (entries: ReturnType<EventLog['since']>) => entries?.map((entry) => entry.number);

describe('event log', () => {
  it('answers what came after a number', () => {
    const log = new EventLog(new EventCounter());
    const first = log.append(event);
    const second = log.append(event);
    expect(numbers(log.since(first.number))).toEqual([second.number]);
    expect(numbers(log.since(second.number))).toEqual([]);
  });

  it('says so when something after the number is gone', () => {
    const log = new EventLog(new EventCounter(), 2);
    const [first, second, third] = [log.append(event), log.append(event), log.append(event)];
    expect(numbers(log.since(first.number))).toEqual([second.number, third.number]);
    expect(log.since(first.number - 1)).toBeUndefined();
  });

  it('starts later than any number given out before it existed', () => {
    const counter = new EventCounter();
    const seen = new EventLog(counter).append(event).number;
    expect(new EventLog(counter).since(seen)).toBeUndefined();
  });

  it('cannot go back behind a snapshot', () => {
    const log = new EventLog(new EventCounter());
    const before = log.append(event);
    const snapshot = log.restart({ name: 'snapshot', data: { spaces: [] } });
    const after = log.append(event);
    expect(log.since(before.number)).toBeUndefined();
    expect(numbers(log.since(snapshot.number))).toEqual([after.number]);
  });

  it('draws numbers that order the events of several spaces', () => {
    const counter = new EventCounter();
    const [one, other] = [new EventLog(counter), new EventLog(counter)];
    const order = [one.append(event), other.append(event), one.append(event)].map((entry) => entry.number);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(counter.last).toBe(order[2]);
  });
});
