import { describe, expect, it } from 'vitest';
import type { Scope } from '#web/api/scope.ts';
import { placesFrom } from './rotation-reading.ts';

const organisation: Scope = { region: 'eu-std-1', kind: 'organisation', id: 'o' };
const space: Scope = { region: 'eu-std-1', kind: 'space', id: 's' };
const acl = { permissionId: 'p', service: 'kubernetes', resource: 'cluster', resourceId: 'c' };

describe('placesFrom', () => {
  it('puts the answers of each place together, in whatever order they came, the organisation first', () => {
    const grants = { roles: ['r'], permissions: [] };
    const places = placesFrom([
      { scope: space, acls: [acl] },
      { scope: organisation, here: true, grants: { roles: [], permissions: [] } },
      { scope: space, here: true, grants },
      { scope: space, acls: [{ ...acl, resourceId: 'd' }] },
    ]);
    expect(places.map(({ scope }) => scope.id)).toEqual(['o', 's']);
    expect(places[1]).toMatchObject({ here: true, grants, acls: [{ resourceId: 'c' }, { resourceId: 'd' }] });
  });
});
