import { describe, expect, it } from 'vitest';
import type { OverviewPart } from '#shared/overview.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { LiveSpace } from '#web/live/live-space.ts';
import { sightOf } from './sight.ts';
import { withoutGone } from '#web/api/without-gone.ts';
import { takePart } from '#web/api/take-part.ts';
import { isWhole, unreadOf } from './unread-of.ts';
import { withUntold } from './with-untold.ts';

const region = 'eu-std-1';
const spaceId = 'space';
const now = Date.parse('2026-11-23T12:00:00Z');
const told = { region, complete: true, asOf: '2026-11-23T12:00:00Z' };
const problem = (status: number) => ({ complete: false, items: [], problem: { title: 'No', status } });

const spaces: OverviewPart = {
  ...told,
  part: 'spaces',
  of: 'organisation',
  organisationId: 'organisation',
  items: [
    { id: spaceId, name: 'production', status: 'READY' },
    { id: 'new', name: 'staging', status: 'QUEUED' },
  ],
};
const operation = (id: string, more: Partial<OperationState>): OperationState => ({
  region,
  spaceId,
  id,
  kind: 'UpgradeWorkers',
  status: 'RUNNING',
  ...more,
});
const operations = (...items: OperationState[]): OverviewPart => ({
  ...told,
  part: 'operations',
  spaceId,
  items,
  week: { items: [], complete: true },
});
const clusters: OverviewPart = {
  ...told,
  part: 'clusters',
  spaceId,
  items: [
    { id: 'one', name: 'one', version: '1.9.12', controlPlaneVersion: '1.29.5' },
    { id: 'two', name: 'two', version: '1.29.5', controlPlaneVersion: '1.29.5' },
    { id: 'none', name: 'none', version: '1.27.1', controlPlaneVersion: '1.29.5', isEmpty: true },
    { id: 'silent', name: 'silent' },
  ],
};
const live = (more: Partial<LiveSpace>) => (_: string, id: string) =>
  id === spaceId ? { region, spaceId, isLoaded: true, operations: [], ...more } : undefined;
const nothingLive = () => undefined;

describe('what there is to see', () => {
  it('counts what has said which clusters it has and still answers, whichever region came first', () => {
    const other: OverviewPart = { ...spaces, region: 'eu-snc-1' };
    const otherClusters: OverviewPart = { ...clusters, region: 'eu-snc-1' };
    const sight = sightOf([spaces, other, clusters, otherClusters], nothingLive, now);
    expect(sight.answered).toEqual({ clusters: 8, spaces: 2, regions: 2 });
    expect(sight.spaces.map((space) => space.region)).toEqual(['eu-snc-1', 'eu-snc-1', region, region]);
    const silent = sightOf([spaces, clusters], live({ staleSince: '2026-11-23T11:59:00Z' }), now);
    expect(silent.answered).toEqual({ clusters: 0, spaces: 0, regions: 0 });
    const failed: OverviewPart = { ...told, ...problem(503), part: 'clusters', spaceId };
    expect(sightOf([spaces, other, otherClusters, failed], nothingLive, now).answered).toMatchObject({
      spaces: 1,
      regions: 2,
    });
  });

  it('counts not even nothing before anything was read, nor where nothing could be', () => {
    const failed: OverviewPart = { ...told, ...problem(503), part: 'clusters', spaceId };
    expect(sightOf([], nothingLive, now).answered).toBeUndefined();
    expect(sightOf([spaces, failed], nothingLive, now).answered).toBeUndefined();
    const none: OverviewPart = { ...told, part: 'spaces', of: 'organisation', items: [] };
    expect(sightOf([none], nothingLive, now).answered).toEqual({ clusters: 0, spaces: 0, regions: 1 });
  });

  it('counts clusters by the minor version of their workers, newest first, and of one without workers of its plane', () => {
    const sight = sightOf([spaces, clusters], nothingLive, now);
    expect(sight.minors).toEqual([
      { minor: '1.29', clusters: 2, behind: 0, patches: [{ version: '1.29.5', clusters: 2 }] },
      { minor: '1.9', clusters: 1, behind: 1, patches: [{ version: '1.9.12', clusters: 1 }] },
    ]);
    expect([sight.clusters, sight.withoutVersion]).toEqual([4, 1]);
    expect(sight.behind.map((one) => [one.space.name, one.clusters])).toEqual([['production', 1]]);
  });

  it('takes what has ended live out of what runs, and puts in what has begun', () => {
    const read = operations(operation('ended', { clusterId: 'one' }), operation('still', { percent: 10 }));
    const events = [
      operation('ended', { status: 'FAILED', endedAt: '2026-11-23T11:59:00Z' }),
      operation('begun', { startedAt: '2026-11-23T11:00:00Z' }),
    ];
    const sight = sightOf([spaces, clusters, read], live({ operations: events }), now);
    expect(sight.running.map((one) => one.operation.id)).toEqual(['still', 'begun']);
    expect(sight.failed.map((one) => [one.operation.id, one.cluster])).toEqual([['ended', 'one']]);
  });

  it('has what ended within seven days by when it began, and counts the spaces of which more has', () => {
    const ended = (id: string, startedAt: string, endedAt: string) =>
      operation(id, { status: 'DONE', startedAt, endedAt, clusterId: 'one' });
    const items = [
      ended('later', '2026-11-20T12:00:00Z', '2026-11-20T12:01:00Z'),
      ended('sooner', '2026-11-20T11:00:00Z', '2026-11-20T12:30:00Z'),
      ended('old', '2026-11-16T11:00:00Z', '2026-11-16T11:59:00Z'),
    ];
    const part: OverviewPart = { ...told, part: 'operations', spaceId, items: [], week: { items, complete: false } };
    const { week, weekCut } = sightOf([spaces, clusters, part], nothingLive, now);
    expect(week.map((one) => [one.operation.id, one.cluster])).toEqual([
      ['sooner', 'one'],
      ['later', 'one'],
    ]);
    expect(weekCut).toBe(1);
  });

  it('has all that has failed in a day among what has ended in seven, whoever told of it', () => {
    const failed = (id: string, more: object) =>
      operation(id, { status: 'FAILED', endedAt: '2026-11-23T11:59:00Z', ...more });
    const startedAt = '2026-11-23T11:00:00Z';
    const read = operations(failed('read', { startedAt }), failed('never begun', {}));
    const sight = sightOf([spaces, clusters, read], live({ operations: [failed('live', { startedAt })] }), now);
    const ids = (all: typeof sight.week) => all.map((one) => one.operation.id).sort();
    expect(ids(sight.failed)).toEqual(['live', 'never begun', 'read']);
    expect([ids(sight.week), ids(sight.untimed)]).toEqual([['live', 'read'], ['never begun']]);
  });

  it('forgets a failure after a day', () => {
    const read = operations(
      operation('old', { status: 'FAILED', endedAt: '2026-11-22T11:59:59Z' }),
      operation('late', { status: 'FAILED', endedAt: '2026-11-22T12:00:01Z' }),
    );
    expect(sightOf([spaces, read], nothingLive, now).failed.map((one) => one.operation.id)).toEqual(['late']);
  });

  it('names the spaces that are not ready, until one is heard to be', () => {
    expect(sightOf([spaces], nothingLive, now).unready.map(({ id }) => id)).toEqual(['new']);
    const ready = () => ({ region, spaceId: 'new', isLoaded: true, operations: [], status: 'READY' as const });
    expect(sightOf([spaces], (_, id) => (id === 'new' ? ready() : undefined), now).unready).toEqual([]);
  });
});

describe('what is missing', () => {
  it('is nothing where everything was read', () => {
    expect(unreadOf([spaces, clusters])).toEqual([]);
  });

  it('is all of a region whose spaces could not be read, whatever else is', () => {
    const down: OverviewPart = { ...told, part: 'spaces', of: 'organisation', ...problem(503) };
    expect(unreadOf([down])).toEqual([{ region, why: 'region', spaces: [], lists: [] }]);
  });

  it('is what nobody has told of in a space that is ready, and nothing of a space that is gone', () => {
    const untold = withUntold([spaces, clusters]);
    expect(unreadOf(untold)).toEqual([{ region, why: 'failing', spaces: ['production'], lists: [] }]);
    expect(isWhole(unreadOf(untold))).toBe(false);
    expect(withUntold([spaces, clusters, operations()])).toHaveLength(3);
    const type = 'urn:numspot:errors#space_not_found';
    const gone = { complete: false, items: [], problem: { title: 'No', status: 404, type } };
    const left = withoutGone<OverviewPart>([spaces, { ...told, part: 'clusters', spaceId, ...gone }, operations()]);
    expect(unreadOf(withUntold(left))).toEqual([]);
    expect(sightOf(left, nothingLive, now).spaces.map(({ id }) => id)).toEqual(['new']);
  });

  it('leaves a page live where it is beyond what is read, or a list that does not change by itself', () => {
    const parts: OverviewPart[] = [
      spaces,
      { ...told, part: 'accounts', ...problem(403) },
      { ...clusters, complete: false },
    ];
    expect(isWhole(unreadOf(parts))).toBe(true);
    expect(isWhole(unreadOf([spaces, { ...told, part: 'clusters', spaceId, ...problem(403) }]))).toBe(false);
  });

  it('is nothing that may still come where the region keeps no operations', () => {
    for (const status of [404, 501]) {
      const none: OverviewPart = {
        ...told,
        part: 'operations',
        spaceId,
        week: { items: [], complete: false },
        ...problem(status),
      };
      expect(unreadOf([spaces, clusters, none])).toEqual([
        { region, why: 'unrecorded', spaces: ['production'], lists: [] },
      ]);
      // Nor is anything told of it as it happens.
      expect(isWhole(unreadOf([spaces, clusters, none]))).toBe(false);
    }
  });

  it('is told apart by why, counting each space once', () => {
    const parts: OverviewPart[] = [
      spaces,
      { ...told, part: 'clusters', spaceId, ...problem(500) },
      { ...told, part: 'operations', spaceId, week: { items: [], complete: false }, ...problem(504) },
      { ...told, part: 'accounts', ...problem(403) },
      { ...told, part: 'links', items: [], complete: false },
    ];
    expect(unreadOf(parts)).toEqual([
      { region, why: 'failing', spaces: ['production'], lists: [] },
      { region, why: 'forbidden', spaces: [], lists: ['accounts'] },
      { region, why: 'bounded', spaces: [], lists: ['links'] },
    ]);
  });
});

it('puts a part that is read again in the place of the one before', () => {
  const failed: OverviewPart = { ...told, part: 'clusters', spaceId, ...problem(500) };
  expect(takePart([spaces, clusters], failed)).toEqual([spaces, failed]);
});
