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
}

/** Service → resource → action, each in order of the alphabet. */
export function groupedByService(permissions: readonly Permission[]): readonly Service[] {
  const services = new Map<string, Map<string, Permission[]>>();
  for (const permission of [...permissions].sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))) {
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
    }))
    .sort((a, b) => (a.service < b.service ? -1 : 1));
}

export interface Compared<Item> {
  /** The same item as the first list that has it. */
  readonly item: Item;
  /** Of each list in turn whether it has it. */
  readonly sides: readonly boolean[];
}

/** What is in any of the lists by name, and in which of them; ids differ between scopes and regions. */
export function compared<Item extends { readonly name: string }>(
  lists: readonly (readonly Item[])[],
): readonly Compared<Item>[] {
  const found = new Map<string, { item: Item; sides: boolean[] }>();
  for (const [index, list] of lists.entries()) {
    for (const item of list) {
      const one = found.get(item.name) ?? { item, sides: lists.map(() => false) };
      one.sides[index] = true;
      found.set(item.name, one);
    }
  }
  return [...found.values()];
}
