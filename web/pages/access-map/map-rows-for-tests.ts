import type { HeldPolicy } from '#web/access/role-holders.ts';
import { byService } from '#web/access/service-levels.ts';
import type { NamedSubject } from '#web/access/subject-list.ts';
import type { LevelPolicies, MapSources } from './map-rows.ts';

/** What there is in the worlds of these tests, the id of each permission being its name. */
export const allNames = [
  'compute.vm.get',
  'compute.vm.create',
  'iam.user.get',
  'iam.user.update',
  'registry.image.get',
];
export const catalogue = byService(allNames);

export const person = (name: string, active: boolean | undefined = true): NamedSubject => ({
  type: 'users',
  id: `id-of-${name.toLowerCase()}`,
  name,
  record: { type: 'users', active },
});

export const account = (name: string, expirationDate?: string): NamedSubject => ({
  type: 'serviceAccounts',
  id: `id-of-${name.toLowerCase()}`,
  name,
  record: { type: 'serviceAccounts', expirationDate, isLeaving: false },
});

/** Roles are named after what they give: `compute.vm.get+iam.user.get`. */
export const holds = (
  subject: NamedSubject,
  roles: readonly string[],
  permissions: readonly string[] = [],
  here = true,
): HeldPolicy => ({ subject, grants: { roles, permissions }, here });

export const levelOf = (
  level: LevelPolicies['level'],
  held: readonly HeldPolicy[],
  unread: readonly NamedSubject[] = [],
) => {
  const roles = new Set(held.flatMap(({ grants }) => grants.roles));
  return {
    level,
    held,
    unread,
    isEverybodyAsked: true,
    roles: new Map([...roles].map((name) => [name, { name, permissions: name.split('+') }])),
    permissionNames: new Map(allNames.map((name) => [name, name])),
  } satisfies LevelPolicies;
};

export const inOrganisation = (held: readonly HeldPolicy[], unread?: readonly NamedSubject[]): MapSources => ({
  own: levelOf('organisation', held, unread),
  catalogue,
});
