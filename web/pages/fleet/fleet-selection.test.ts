import { describe, expect, it } from 'vitest';
import { readChoices } from '#web/upgrade/wave-address.ts';
import type { FleetRow } from './fleet-rows.ts';
import { minorsOf, plannerOf, reachOf } from './fleet-selection.ts';

const offered = ['1.27.14', '1.28.10', '1.29.5'];
const row = (id: string, version: string, region = 'eu-std-1', space = 'space'): FleetRow => ({
  id,
  scope: { region, kind: 'space', id: space },
  space,
  cluster: { id, name: id, version, controlPlaneVersion: version, status: { state: 'RUNNING' } },
  state: 'ready',
  operation: undefined,
  isWorkKnown: true,
  isWorkUnread: false,
  version,
  ahead: undefined,
  offered,
  isBehindNewest: false,
  isOld: false,
});

describe('selected clusters', () => {
  it('are counted by the minor version they run, the oldest first', () => {
    const rows = [row('a', '1.28.10'), row('b', '1.9.1'), row('c', '1.28.8')];
    expect(minorsOf(rows)).toEqual([
      { minor: '1.9', count: 1 },
      { minor: '1.28', count: 2 },
    ]);
  });

  it('reach what the rules lead to, those that are there already among them', () => {
    expect(reachOf([row('a', '1.28.10'), row('b', '1.29.5')])).toEqual({ version: '1.29.5', count: 2 });
    expect(reachOf([row('a', '1.29.5')])?.count).not.toBe(0);
  });

  it('reach nothing as long as nobody knows what is on offer', () => {
    expect(reachOf([{ ...row('a', '1.28.10'), offered: [] }])).toBeUndefined();
  });

  it('are planned together with those of other spaces and regions, each region with a canary of its own', () => {
    const rows = [
      row('a', '1.28.10'),
      row('b', '1.28.10', 'eu-std-1', 'other'),
      row('c', '1.28.10', 'eu-snc-1', 'third'),
    ];
    const address = new URL(plannerOf(rows, true), 'http://localhost');
    expect(address.pathname).toBe('/eu-std-1/spaces/space/clusters/wave');
    expect(address.searchParams.get('do')).toBe('packages');
    const choices = readChoices(address.searchParams, row('a', '').scope);
    expect(choices.map(({ id, scope, stage }) => [id, scope.region, scope.id, stage])).toEqual([
      ['a', 'eu-std-1', 'space', 1],
      ['b', 'eu-std-1', 'other', 2],
      ['c', 'eu-snc-1', 'third', 1],
    ]);
  });
});
