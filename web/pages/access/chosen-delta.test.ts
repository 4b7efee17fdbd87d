import { describe, expect, it } from 'vitest';
import { noDelta } from '#shared/rules/policy-delta.ts';
import { toggled } from './chosen-delta.ts';

const option = { id: 'r1', kind: 'role', label: 'Viewer', description: '', held: false } as const;

describe('choosing', () => {
  it('gives what is free, takes what is held, and drops what is chosen again', () => {
    const given = toggled(noDelta, option);
    expect(given.add.roles).toEqual(['r1']);
    expect(toggled(given, option)).toEqual(noDelta);
    const taken = toggled(noDelta, { ...option, id: 'p1', kind: 'permission', held: true });
    expect(taken.remove.permissions).toEqual(['p1']);
  });

  it('turns round when the base moved below it', () => {
    const given = toggled(noDelta, option);
    expect(toggled(given, { ...option, held: true })).toEqual({
      ...noDelta,
      remove: { roles: ['r1'], permissions: [] },
    });
  });
});
