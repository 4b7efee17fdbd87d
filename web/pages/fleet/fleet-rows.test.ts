import { describe, expect, it } from 'vitest';
import type { FleetCluster, FleetPart } from '#shared/fleet.ts';
import type { OverviewSpace } from '#shared/overview.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { LiveSpace } from '#web/live/live-space.ts';
import { keepSeen } from '#web/api/keep-seen.ts';
import { fleetViewFrom, fleetViewTo } from './fleet-address.ts';
import { gapsFor, isAtLeast, linesOf, matching } from './fleet-lines.ts';
import { fleetOf, type LiveOf } from './fleet-rows.ts';

const region = 'eu-std-1';
const spaceId = 'space';
const told = { region, complete: true, asOf: '2026-11-23T12:00:00Z' };
const problem = (status: number) => ({ complete: false, items: [], problem: { title: 'No', status } });
const spaces = (...more: OverviewSpace[]): FleetPart => ({
  ...told,
  part: 'spaces',
  of: 'organisation',
  organisationId: 'organisation',
  items: [{ id: spaceId, name: 'production', status: 'READY' }, ...more],
});
const running = { status: { state: 'RUNNING' } };
const clusters: FleetPart = {
  ...told,
  part: 'clusters',
  spaceId,
  items: [
    { id: 'two', name: 'tracking', version: '1.30.1', controlPlaneVersion: '1.30.1', cidr: '10.2.0.0/16', ...running },
    { id: 'one', name: 'booking', version: '1.28.10', controlPlaneVersion: '1.29.5', cidr: '10.1.0.0/16', ...running },
    { id: 'three', name: 'silent', status: { state: 'FAILED' } },
  ] satisfies FleetCluster[],
};
const operation = (id: string, more: Partial<OperationState>): OperationState => ({
  region,
  spaceId,
  id,
  kind: 'UpgradeWorkers',
  status: 'DONE',
  clusterId: 'one',
  createdAt: '2026-11-23T11:00:00Z',
  ...more,
});
const operations = (...items: OperationState[]): FleetPart => ({ ...told, part: 'operations', spaceId, items });
const live =
  (more: Partial<LiveSpace>): LiveOf =>
  (_, id) =>
    id === spaceId ? { region, spaceId, isLoaded: true, operations: [], ...more } : undefined;
const nothingLive: LiveOf = () => undefined;
const offer = () => ['1.30.1', '1.29.5', '1.9.0'];
const view = (query = '') => fleetViewFrom(new URLSearchParams(query));
const names = (parts: readonly FleetPart[], query: string) =>
  matching(fleetOf(parts, nothingLive, offer).rows, view(query)).map(({ cluster }) => cluster.name);

it('tells which spaces of a region have come in their order, whatever has come after one that is awaited', () => {
  const others = ['alpha', 'zulu'].map((name) => ({ id: name, name, status: 'READY' }) as const);
  const of = (id: string): FleetPart => ({ ...told, part: 'clusters', spaceId: id, items: [] });
  const heard = (...parts: FleetPart[]) => {
    const [first] = fleetOf([spaces(...others), ...parts], nothingLive, offer).heard;
    return { isWhole: first?.isWhole, inTurn: [...(first?.inTurn ?? [])] };
  };
  expect(heard(clusters)).toEqual({ isWhole: false, inTurn: [] });
  expect(heard(clusters, of('alpha'))).toEqual({ isWhole: false, inTurn: ['alpha', spaceId] });
  expect(heard(clusters, of('alpha'), of('zulu'))).toEqual({ isWhole: true, inTurn: ['alpha', spaceId, 'zulu'] });
});

describe('what is known of each cluster', () => {
  it('is how far it is behind, as numbers and not as letters', () => {
    const { rows } = fleetOf([spaces(), clusters], nothingLive, offer);
    const known = rows.map(({ cluster, ahead, isBehindNewest }) => [cluster.name, ahead, isBehindNewest]);
    expect(known).toEqual([
      ['booking', '1.29.5', true],
      ['silent', undefined, false],
      ['tracking', undefined, false],
    ]);
    expect(rows[0]?.offered).toEqual(['1.9.0', '1.29.5', '1.30.1']);
  });

  it('is not behind the newest as long as nobody knows which that is', () => {
    const { rows } = fleetOf([spaces(), clusters], nothingLive, () => []);
    expect(rows.some(({ isBehindNewest }) => isBehindNewest)).toBe(false);
  });

  it('is what is under way on it, though something newer has ended, and live before what was read', () => {
    const read = [
      operation('old', { status: 'FAILED', createdAt: '2026-11-23T11:30:00Z' }),
      operation('now', { status: 'RUNNING', percent: 10 }),
    ];
    const parts = [spaces(), clusters, operations(...read)];
    expect(fleetOf(parts, nothingLive, offer).rows[0]).toMatchObject({ state: 'changing', operation: { id: 'now' } });
    const ended = live({ operations: [operation('now', { status: 'DONE' })] });
    expect(fleetOf(parts, ended, offer).rows[0]).toMatchObject({ state: 'failed', operation: { id: 'old' } });
  });

  it('tells nothing on record from nothing that could be read', () => {
    const known = (part: FleetPart) => fleetOf([spaces(), clusters, part], nothingLive, offer).rows[1]?.isWorkKnown;
    expect(known(operations())).toBe(true);
    expect(known({ ...operations(), complete: false })).toBe(false);
  });
});

describe('what is counted', () => {
  const countOf = (...parts: FleetPart[]) => fleetOf(parts, nothingLive, offer).answered;

  it('is not even nothing before anything was read, nor where nothing could be', () => {
    expect(countOf()).toBeUndefined();
    expect(countOf(spaces())).toBeUndefined();
    expect(countOf({ ...spaces(), ...problem(503) })).toBeUndefined();
    expect(countOf(spaces(), { ...clusters, ...problem(403) })).toBeUndefined();
  });

  it('is nothing where a region says that nothing is there', () => {
    const none = { clusters: 0, spaces: 0, regions: 1 };
    expect(countOf({ ...told, part: 'spaces', of: 'organisation', items: [] })).toEqual(none);
    expect(countOf(spaces(), { ...clusters, items: [] })).toEqual({ ...none, spaces: 1 });
  });
});

describe('what does not answer any more', () => {
  const since = '2026-11-23T12:03:00Z';
  const other: FleetPart = { ...clusters, spaceId: 'other', items: [{ id: 'four', name: 'quay', ...running }] };
  const parts = [spaces({ id: 'other', name: 'harbour', status: 'READY' }), clusters, other];
  const silent = fleetOf(parts, (_, id) => ({ ...live({})(region, spaceId)!, spaceId: id, staleSince: since }), offer);
  const half = fleetOf(parts, live({ staleSince: since }), offer);

  it('is shown as it was, and not counted', () => {
    expect(silent.answered).toEqual({ clusters: 0, spaces: 0, regions: 0 });
    expect(silent.rows).toHaveLength(4);
    expect(silent.rows.every(({ isOld }) => isOld)).toBe(true);
    expect(silent.gaps).toMatchObject([{ why: 'unheard', region, asOf: since }]);
    expect(half.answered).toEqual({ clusters: 1, spaces: 1, regions: 1 });
    expect(half.rows.filter(({ isOld }) => !isOld).map(({ cluster }) => cluster.name)).toEqual(['quay']);
    expect(half.gaps).toMatchObject([{ why: 'unheard', space: { name: 'production' }, asOf: since }]);
  });

  it.each(['region', 'space', 'none'] as const)('says so before its clusters, grouped by %s and closed', (group) => {
    const lines = linesOf(silent.rows, silent.gaps, group, new Set([`${region} `]), [region]);
    const said = lines.findIndex((line) => line.kind === 'gap' && line.gap.why === 'unheard');
    expect(said).toBe(group === 'region' ? 1 : 0);
  });

  it('is everything where the console is not heard, as it was counted', () => {
    const fleet = fleetOf([spaces(), clusters], nothingLive, offer, false);
    expect(fleet.rows.every(({ isOld }) => isOld)).toBe(true);
    expect(fleet.answered?.clusters).toBe(3);
  });
});

describe('what is read again without an answer', () => {
  const before = [spaces(), clusters, operations(operation('now', { status: 'RUNNING' }))];
  const mute = (part: FleetPart, status = 503): FleetPart => ({
    ...part,
    ...problem(status),
    asOf: '2026-11-23T12:05:00Z',
  });
  const fleetAfter = (read: readonly FleetPart[]) => fleetOf(keepSeen(read, before), nothingLive, offer);

  it.each([
    ['a region', [mute(spaces())], { unread: [region] }],
    ['a space', [spaces(), mute(clusters), mute(operations())], { unread: [`${region}/${spaceId}`] }],
  ])('%s stays as it was seen, as of then, not counted and asked again', (_, read, more) => {
    const fleet = fleetAfter(read);
    expect(fleet).toMatchObject({ answered: { clusters: 0, spaces: 0, regions: 0 }, ...more });
    expect(fleet.rows.map(({ cluster, isOld }) => [cluster.name, isOld])).toEqual([
      ['booking', true],
      ['silent', true],
      ['tracking', true],
    ]);
    expect(fleet.rows[0]?.operation?.id).toBe('now');
    expect(fleet.gaps).toMatchObject([{ why: 'unheard', asOf: told.asOf }]);
    // However often there is no answer.
    expect(fleetOf(keepSeen(read, keepSeen(read, before)), nothingLive, offer)).toEqual(fleet);
  });

  it('is not shown where one may not see it any more, or it is gone', () => {
    for (const status of [401, 403, 404]) expect(fleetAfter([mute(spaces(), status)]).rows).toEqual([]);
    expect(fleetAfter([{ ...spaces(), items: [] }]).rows).toEqual([]);
  });

  it('claims no work on clusters that do answer', () => {
    expect(fleetAfter([spaces(), clusters, mute(operations())]).rows[0]).toMatchObject({
      operation: undefined,
      isOld: false,
    });
  });
});

describe('what is missing', () => {
  it('is said in its place, and not counted', () => {
    const silent: FleetPart = { ...told, part: 'spaces', of: 'organisation', ...problem(503), region: 'eu-snc-1' };
    const others: OverviewSpace[] = [
      { id: 'new', name: 'warehouse', status: 'QUEUED' },
      { id: 'mute', name: 'mute', status: 'READY' },
      { id: 'not', name: 'not', status: 'READY' },
    ];
    const parts: FleetPart[] = [
      spaces(...others),
      silent,
      clusters,
      { ...told, part: 'clusters', spaceId: 'mute', ...problem(504) },
      { ...told, part: 'clusters', spaceId: 'not', ...problem(403) },
    ];
    const fleet = fleetOf(parts, nothingLive, offer);
    expect(fleet.gaps.map(({ why, space, region: where }) => [where, space?.name, why])).toEqual([
      ['eu-snc-1', undefined, 'silent'],
      [region, 'mute', 'silent'],
      [region, 'not', 'refused'],
      [region, 'warehouse', 'preparing'],
    ]);
    expect(fleet.unread).toEqual(['eu-snc-1', `${region}/mute`]);
    expect(fleet.answered).toMatchObject({ spaces: 1, regions: 1 });
    expect(fleet.rows).toHaveLength(3);
    expect(gapsFor(fleet, view('q=book')).map(({ why }) => why)).toEqual(['silent', 'silent', 'refused']);
    expect(gapsFor(fleet, view('region=eu-snc-1'))).toHaveLength(1);
    // In the order of regions, though nothing is known of the first one.
    const [group, gap] = linesOf(fleet.rows, fleet.gaps, 'region', new Set(), ['eu-snc-1', region]);
    expect([group, gap]).toMatchObject([{ region: 'eu-snc-1', rows: 0 }, { kind: 'gap' }]);
  });

  it('makes every number of it one that may be higher, and only of what it is missing of', () => {
    const known = [spaces(), clusters, operations()];
    const leastOf = (parts: readonly FleetPart[], offers: typeof offer | (() => [])) => {
      const fleet = fleetOf(parts, nothingLive, offers);
      return ['', 'behind=newest', 'behind=controlPlane', 'state=changing', 'state=failed'].filter((query) =>
        isAtLeast(fleet, view(query)),
      );
    };
    expect(leastOf(known, offer)).toEqual([]);
    expect(leastOf(known, () => [])).toEqual(['behind=newest']);
    expect(leastOf([...known, { ...operations(), ...problem(500) }], offer)).toEqual([
      'state=changing',
      'state=failed',
    ]);
    const other: FleetPart = { ...told, part: 'clusters', spaceId: 'mute', ...problem(504) };
    expect(leastOf([spaces({ id: 'mute', name: 'mute', status: 'READY' }), other, clusters], offer)).toHaveLength(5);
    const blind = fleetOf(known, nothingLive, () => []);
    expect(gapsFor(blind, view('behind=newest')).map(({ why }) => why)).toEqual(['noOffer']);
    expect(gapsFor(blind, view())).toEqual([]);
  });

  it('is read again where only what is done to clusters was not, unless nobody may or the region keeps none', () => {
    const unreadWith = (status: number) =>
      fleetOf([spaces(), clusters, { ...operations(), ...problem(status) }], nothingLive, offer).unread;
    expect(unreadWith(503)).toEqual([`${region}/${spaceId}`]);
    expect([...unreadWith(403), ...unreadWith(404), ...unreadWith(501)]).toEqual([]);
  });

  it('is not also said to be silent where a space is being prepared, though it was asked while its region was', () => {
    const part = spaces({ id: 'new', name: 'warehouse', status: 'QUEUED' });
    const asked: FleetPart = { ...told, part: 'clusters', spaceId: 'new', ...problem(502) };
    expect(fleetOf([part, asked], nothingLive, offer).gaps.map(({ why }) => why)).toEqual(['preparing']);
  });

  it('stops being prepared when the live watch says so', () => {
    const part = spaces({ id: 'new', name: 'warehouse', status: 'QUEUED' });
    const ready: LiveOf = (_, id) => ({ region, spaceId: id, isLoaded: true, operations: [], status: 'READY' });
    expect(fleetOf([part], ready, offer).gaps).toEqual([]);
  });
});

describe('a view', () => {
  it.each([
    ['q=10.1.', ['booking']],
    ['q=PRODUCTION+track', ['tracking']],
    ['state=failed', ['silent']],
    ['version=1.28', ['booking']],
    ['behind=newest', ['booking']],
    ['behind=controlPlane', ['booking']],
    ['region=eu-snc-1', []],
    ['state=nonsense', ['booking', 'silent', 'tracking']],
  ])('of %s shows %j', (query, expected) => {
    expect(names([spaces(), clusters], query)).toEqual(expected);
  });

  it.each(['', 'q=a&state=failed&group=space&sort=-version', 'columns=state%2Cnodes', 'columns='])(
    'of %j has one address',
    (query) => {
      expect(fleetViewTo(view(query)).toString()).toBe(query);
    },
  );

  it('has lines for its groups, and none below one that is closed', () => {
    const { rows, gaps } = fleetOf([spaces(), clusters], nothingLive, offer);
    const kinds = (closed: readonly string[]) =>
      linesOf(rows, gaps, 'region', new Set(closed), [region]).map(({ kind }) => kind);
    expect(kinds([])).toEqual(['group', 'row', 'row', 'row']);
    expect(kinds([`${region} `])).toEqual(['group']);
  });
});
