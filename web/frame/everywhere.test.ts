import { expect, it } from 'vitest';
import type { FleetPart } from '#shared/fleet.ts';
import { everywhereOf, findEverywhere } from './everywhere.ts';

const of = { region: 'eu-std-1', spaceId: 's', complete: true, asOf: '2026-01-15T09:00:00Z' };
const operation = (id: string, clusterId: string) => {
  return { id, region: 'eu-std-1', spaceId: 's', clusterId, kind: 'UpgradeMasters', status: 'DONE' } as const;
};
const parts: readonly FleetPart[] = [
  { ...of, part: 'clusters', items: [{ id: 'c', name: 'booking' }] },
  { ...of, part: 'operations', items: ['o1', 'o2', 'o3'].map((id) => operation(id, 'c')) },
];

it('lets the page answer keys before the name of each operation, and finds all of them in the end', () => {
  const named: string[] = [];
  const work = everywhereOf([], parts, ({ id }) => {
    named.push(id);
    return 'Upgrade control plane';
  });
  let step = work.next();
  for (let most = 0; !step.done; step = work.next()) {
    expect(named.length).toBeLessThanOrEqual(most);
    most += 1;
  }
  const found = findEverywhere(step.value, { name: 'upgrade', text: 'upgrade', most: 6 });
  expect(found.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['operation o1', 'operation o2', 'operation o3']);
});
