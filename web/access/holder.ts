/** Somebody who has a permission, and the question who does. */
import type { NamedSubject } from './subject-list.ts';
import type { Way } from './way.ts';
import type { Reader } from '#web/api/reader.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';

export interface Holder {
  readonly subject: Subject;
  /** Undefined when the region's answer tells no more than ids, and until the lists have come. */
  readonly named?: NamedSubject | undefined;
  readonly ways: readonly Way[];
}

export interface HolderQuestion {
  readonly client: Reader;
  readonly scope: Scope;
  /** Around the space at hand; undefined in an organisation. */
  readonly organisation: Scope | undefined;
  /** Name of the permission. */
  readonly permission: string;
  /** Id; empty when the question is about everything in the scope. */
  readonly resource: string;
  readonly signal: AbortSignal;
}

/** A holder, or undefined when there is no way. */
export function holderOf({ type, id }: Subject, ways: readonly Way[]): readonly Holder[] | undefined {
  return ways.length === 0 ? undefined : [{ subject: { type, id }, ways }];
}

/** The ways that lead to a resource: to every one, or to this one; all of them when none is asked about. */
export function onlyOn(resource: string, ways: readonly Way[]): readonly Way[] {
  return ways.filter((way) => resource === '' || !('resourceId' in way) || way.resourceId === resource);
}

/** Each holder once, with every way found: pages of a review of one identity may end anywhere. Named as in `names`. */
export function mergedHolders(
  found: readonly (readonly Holder[])[],
  names: ReadonlyMap<string, NamedSubject>,
): readonly Holder[] {
  const merged = new Map<string, Holder>();
  for (const holder of found.flat()) {
    const { id } = holder.subject;
    const known = merged.get(id);
    merged.set(
      id,
      known === undefined
        ? { ...holder, named: names.get(id) }
        : { ...known, ways: distinct([...known.ways, ...holder.ways]) },
    );
  }
  return [...merged.values()];
}

/** A page that was shown at once is looked at again with the others. */
function distinct(ways: readonly Way[]): readonly Way[] {
  return [...new Map(ways.map((way) => [JSON.stringify(way), way])).values()];
}
