import { describe, expect, it } from 'vitest';
import { whatGives, whatTakesAway } from './access-remedies.ts';

const level = 'space';
const permission = 'kubernetes.cluster.get';

describe('what takes a right away', () => {
  it('is every way together, each role once', () => {
    const role = { kind: 'role', level, uuid: 'r1', name: 'Viewer' } as const;
    expect(
      whatTakesAway([
        { ...role, permission },
        { ...role, permission: 'kubernetes.cluster.update' },
        { kind: 'permission', permission, level },
        { kind: 'acl', permission, level, resourceId: 'c1' },
        { kind: 'ownership', permission, level, resourceId: 'c1' },
      ]),
    ).toEqual([
      role,
      { kind: 'permission', permission, level },
      { kind: 'acl', permission, level, resourceId: 'c1' },
      { kind: 'ownership', resourceId: 'c1' },
    ]);
  });
});

describe('what gives a right', () => {
  const roles = [
    { uuid: 'r1', name: 'Everything', permissions: [permission, 'a.b.c', 'a.b.d'] },
    { uuid: 'r2', name: 'Viewer', permissions: [permission] },
    { uuid: 'r3', name: 'Other', permissions: ['a.b.c'] },
  ];

  it('puts the one resource first, then the permission alone, then roles by what comes along', () => {
    const remedies = whatGives(permission, { permission: { uuid: 'p1', name: permission }, resourceId: 'c1', roles });
    expect(remedies.map((remedy) => [remedy.kind, remedy.besides])).toEqual([
      ['acl', 0],
      ['permission', 0],
      ['role', 0],
      ['role', 2],
    ]);
  });

  it('leaves roles only where the permission itself cannot be given', () => {
    const remedies = whatGives(permission, { permission: undefined, resourceId: 'c1', roles });
    expect(remedies.map(({ kind }) => kind)).toEqual(['role', 'role']);
  });
});
