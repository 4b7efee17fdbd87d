import { describe, expect, it } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { expectedTime } from '#web/operation/expected-time.ts';
import { lanesOf, listOf, placed, readBackTo } from './timeline-lanes.ts';

const minute = 60_000;
const start = Date.UTC(2026, 0, 15, 9);
const text = (minutes: number) => new Date(start + minutes * minute).toISOString();
const operation = (more: Partial<OperationState>): OperationState => ({
  region: 'eu-std-1',
  spaceId: 's',
  id: 'o',
  kind: 'UpgradeWorkers',
  status: 'DONE',
  ...more,
});
const ran = (from: number, to: number) =>
  operation({ createdAt: text(from - 1), startedAt: text(from), endedAt: text(to) });
const now = start + 60 * minute;
const usual = expectedTime(
  'UpgradeWorkers',
  Array.from({ length: 6 }, () => ran(0, 20)),
);
const running = operation({ status: 'RUNNING', createdAt: text(49), startedAt: text(50) });

describe('an operation in the timeline', () => {
  it('is where its region says that it was accepted, began and ended', () => {
    expect(placed(ran(5, 25), now, undefined)).toMatchObject({
      tone: 'done',
      from: start + 4 * minute,
      begun: start + 5 * minute,
      until: start + 25 * minute,
    });
    expect(placed(operation({ ...ran(5, 25), status: 'FAILED' }), now, undefined)?.tone).toBe('failed');
  });

  it('is not drawn where its times are missing or make no sense', () => {
    expect(placed(operation({}), now, undefined)).toBeUndefined();
    expect(placed(operation({ createdAt: text(0), startedAt: text(1) }), now, undefined)).toBeUndefined();
    expect(placed(ran(25, 5), now, undefined)).toBeUndefined();
  });

  it('that runs reaches to the present, with its end as far as that is known', () => {
    expect(placed(running, now, undefined)).toMatchObject({ tone: 'running', until: now });
    expect(placed(running, now, undefined)?.end).toBeUndefined();
    const end = start + 70 * minute;
    expect(placed(running, now, usual)).toMatchObject({ end: { half: end, late: end }, isVague: false });
  });

  it('that is slower than nearly all promises no end', () => {
    expect(placed(running, now + 30 * minute, usual)).toMatchObject({ tone: 'slow' });
    expect(placed(running, now + 30 * minute, usual)?.end).toBeUndefined();
  });

  it('that waits has not begun', () => {
    const waiting = operation({ status: 'PENDING', createdAt: text(55) });
    expect(placed(waiting, now, usual)).toMatchObject({ tone: 'waiting', begun: undefined, until: now });
  });
});

describe('lanes', () => {
  it('hold what was done to one cluster, by the name that any of its records carries', () => {
    const all = [
      operation({ ...ran(0, 5), id: 'a', clusterId: 'c1' }),
      operation({ ...ran(10, 15), id: 'b', clusterId: 'c2' }),
      operation({ ...ran(20, 25), id: 'c', clusterId: 'c1', clusterName: 'booking' }),
      operation({ ...ran(30, 35), id: 'd' }),
    ].flatMap((one) => placed(one, now, undefined) ?? []);
    const lanes = lanesOf(all).map(({ clusterId, clusterName, operations }) => [
      clusterId,
      clusterName,
      operations.map(({ id }) => id).join(' '),
    ]);
    expect(lanes).toEqual([
      ['c1', 'booking', 'a c'],
      ['c2', undefined, 'b'],
      [undefined, undefined, 'd'],
    ]);
  });
});

describe('how far back was read', () => {
  it('is to the oldest of those read, or to the beginning once all are', () => {
    const read = [ran(30, 35), ran(10, 15), operation({})];
    expect(readBackTo(read, false)).toBe(start + 9 * minute);
    expect(readBackTo(read, true)).toBe(0);
    expect(readBackTo([], false)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('where several operations lead that no zoom tells apart', () => {
  const scope = { region: 'eu-std-1', kind: 'space', id: 's' } as const;
  const inLane = (more: Partial<OperationState>) =>
    [placed({ ...ran(5, 25), ...more }, now, undefined)].flatMap((one) => one ?? []);

  it('is the list of their cluster, and that of the space where no record names the id of one', () => {
    expect(listOf(scope, inLane({ clusterId: 'c' }), 'c')).toMatch(/operations\?cluster=c$/);
    expect(listOf(scope, inLane({}), 'Without a cluster')).toMatch(/operations$/);
    expect(listOf(scope, inLane({ clusterName: 'old' }), 'old')).toMatch(/operations$/);
  });
});
