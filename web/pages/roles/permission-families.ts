/** Permissions in the order people look for them: service, then resource, then action. */
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { facetsOf, resourceOf } from '#shared/rules/permission-grammar.ts';

/** The permissions on one resource, or on a service as a whole. */
export interface Family {
  /** `cluster`, `bucket.object`; empty for rights that have no resource. */
  readonly resource: string;
  readonly permissions: readonly Permission[];
}

export interface Service {
  readonly service: string;
  readonly families: readonly Family[];
  readonly count: number;
}

/** Service → resource → action, each in order of the alphabet. */
export function groupedByService(permissions: readonly Permission[]): readonly Service[] {
  const services = new Map<string, Map<string, Permission[]>>();
  for (const permission of [...permissions].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const facets = facetsOf(permission);
    const { service } = facets;
    const families = services.get(service) ?? new Map<string, Permission[]>();
    services.set(service, families);
    const key = resourceOf(facets);
    const members = families.get(key);
    if (members === undefined) families.set(key, [permission]);
    else members.push(permission);
  }
  return [...services]
    .map(([service, families]) => ({
      service,
      families: [...families]
        .map(([resource, members]) => ({ resource, permissions: members }))
        .sort((a, b) => (a.resource < b.resource ? -1 : 1)),
      count: [...families.values()].reduce((sum, members) => sum + members.length, 0),
    }))
    .sort((a, b) => (a.service < b.service ? -1 : 1));
}

export interface Comparison<Item> {
  readonly both: readonly Item[];
  readonly left: readonly Item[];
  readonly right: readonly Item[];
}

/** What two lists have in common by name, and what only one has; ids differ between scopes and regions. */
export function compared<Item extends { readonly name: string }>(
  left: readonly Item[],
  right: readonly Item[],
): Comparison<Item> {
  const onLeft = new Set(left.map(({ name }) => name));
  const onRight = new Set(right.map(({ name }) => name));
  return {
    both: left.filter(({ name }) => onRight.has(name)),
    left: left.filter(({ name }) => !onRight.has(name)),
    right: right.filter(({ name }) => !onLeft.has(name)),
  };
}
