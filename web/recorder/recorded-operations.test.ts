import { expect, it } from 'vitest';
import type { Scope } from '#web/api/scope.ts';
import type { ApiCall } from './api-call.ts';
import { recordedOperations } from './recorded-operations.ts';

const space: Scope = { region: 'eu-std-1', kind: 'space', id: 's1' };
const organisation: Scope = { region: 'eu-std-1', kind: 'organisation', id: 'o1' };
const called = (operation: ApiCall['operation'], path: Record<string, string>, region = 'eu-std-1'): ApiCall => ({
  region,
  operation,
  args: { path },
});
const calls = [
  called('ListRolesSpace', { spaceId: 's1' }),
  called('GetSpace', { organisationId: 'o1', spaceId: 's1' }),
  called('ListRolesSpace', { spaceId: 's1' }),
  called('ListUserSpace', { spaceId: 's2' }),
  called('ListUserOrganisation', { organisationId: 'o1' }),
  called('CreateCluster', { spaceId: 's1' }, 'eu-snc-1'),
  called('GetUserInfo', {}),
];

it('tells the operations called in a place, each once, and none of other places', () => {
  expect(recordedOperations(calls, space)).toEqual(['ListRolesSpace', 'GetSpace']);
  expect(recordedOperations(calls, organisation)).toEqual(['ListUserOrganisation']);
  expect(recordedOperations(calls, { ...space, region: 'eu-snc-1' })).toEqual(['CreateCluster']);
});
