import { describe, expect, it } from 'vitest';
import { grantsText, parseGrants, resolveGrants } from './grant-request.ts';

describe('requested grants', () => {
  it('survive the way through an address', () => {
    const request = { add: ['kubernetes.cluster.get', 'r1'], remove: ['r2'] };
    expect(parseGrants(grantsText(request))).toEqual(request);
    expect(parseGrants('')).toEqual({ add: [], remove: [] });
  });

  it('drop what no name or id looks like', () => {
    expect(parseGrants('<script>,a b,,iam.user.get')).toEqual({ add: ['iam.user.get'], remove: [] });
  });

  it('are found by permission name or by id, and name what is not there', () => {
    const roles = [{ uuid: 'r1', name: 'Viewer' }];
    const permissions = [{ uuid: 'p1', name: 'iam.user.get' }];
    expect(resolveGrants(parseGrants('iam.user.get,R1,no.such.thing,-p1'), roles, permissions)).toEqual({
      add: { roles: ['r1'], permissions: ['p1'] },
      remove: { roles: [], permissions: ['p1'] },
      unknown: ['no.such.thing'],
    });
  });
});
