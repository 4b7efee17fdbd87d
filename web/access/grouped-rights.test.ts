import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupRights } from './grouped-rights.ts';

interface Right {
  readonly permission: string;
  readonly resourceId?: string;
}

const grouped = (rights: readonly Right[]) => groupRights(rights, (right) => right);

it('says what may be done to a kind of thing, and on how many of them', () => {
  const names = ['kubernetes.cluster.delete', 'iam.getPolicy', 'kubernetes.cluster.get', 'kubernetes.cluster.fly'];
  const on = ['c-1', 'c-2'].map((resourceId) => ({ permission: 'kubernetes.cluster.get', resourceId }));
  expect(
    grouped([...names.map((permission) => ({ permission })), ...on]).map(({ what, actions, resources }) => [
      what,
      actions.join(' '),
      resources,
    ]),
  ).toEqual([
    ['iam', 'getPolicy', undefined],
    ['kubernetes.cluster', 'get delete fly', undefined],
    ['kubernetes.cluster', 'get', 2],
  ]);
});

it('loses and repeats no right, however odd its name', () => {
  const right = fc.record({ permission: fc.string(), resourceId: fc.string() }, { requiredKeys: ['permission'] });
  fc.assert(
    fc.property(fc.array(right), (rights) => {
      const found = grouped(rights).flatMap(({ items }) => items);
      expect(found).toHaveLength(rights.length);
      expect(new Set(found)).toEqual(new Set(rights));
    }),
  );
});
