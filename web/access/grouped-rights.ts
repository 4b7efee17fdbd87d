/** Rights in the sentences people think in: what may be done to which kind of thing. */
import { groupsOf } from '#shared/rules/groups-of.ts';
import { actionKinds, facetsOf, resourceOf } from '#shared/rules/permission-grammar.ts';

/** Rights on one kind of thing, everywhere or on single resources of it. */
export interface RightsGroup<Item> {
  /** `kubernetes.cluster`, or a service alone. */
  readonly what: string;
  /** As the names have them: the four that everybody knows first. */
  readonly actions: readonly string[];
  /** On how many single resources; undefined where it is everything in the scope. */
  readonly resources: number | undefined;
  readonly items: readonly Item[];
}

interface Named {
  readonly permission: string;
  readonly resourceId?: string;
}

/** Each of `items` in exactly one group; in order of the alphabet. */
export function groupRights<Item>(
  items: readonly Item[],
  rightOf: (item: Item) => Named,
): readonly RightsGroup<Item>[] {
  const groups = groupsOf(items, (item) => {
    const { permission, resourceId } = rightOf(item);
    return JSON.stringify([whatOf(permission), resourceId !== undefined]);
  });
  return [...groups.values()]
    .map((members) => {
      const rights = members.map(rightOf);
      const ids = new Set(rights.flatMap(({ resourceId }) => resourceId ?? []));
      const actions = [...new Set(rights.map(({ permission }) => actionOf(permission)))];
      return {
        what: whatOf(rightOf(members[0]).permission),
        actions: actions.toSorted((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1)),
        resources: ids.size === 0 ? undefined : ids.size,
        items: members,
      };
    })
    .toSorted((a, b) => (a.what < b.what ? -1 : 1));
}

/** As its name has it. */
export const actionOf = (permission: string) => facetsOf({ name: permission }).action || permission;

/** `kubernetes.cluster`: what a permission is about. */
export function whatOf(permission: string): string {
  const facets = facetsOf({ name: permission });
  return [facets.service, resourceOf(facets)].filter((part) => part !== '').join('.');
}

function rankOf(action: string): number {
  const rank = actionKinds.findIndex((kind) => kind === action);
  return rank < 0 ? actionKinds.length : rank;
}
