import type { OperationState } from '#shared/rules/operation-state.ts';

/** The operations of a space that an account has in sight. */
export interface Seen {
  /** Ids of those that run. */
  readonly running: readonly string[];
  /** When those that ended were created, by id; milliseconds since the epoch. */
  readonly ended: Readonly<Record<string, number>>;
  /** None that was created since then is left out. */
  readonly since: number;
}

/** What a scout's look at a space found, for the other accounts that watch it. */
export interface Sighting {
  /** Whose look: region, account and space. */
  readonly subject: string;
  /** The process that looked. */
  readonly member: string;
  /** Moves with what the scout knows. */
  readonly version: number;
  /** It moved by one with this look, by exactly what `changed` says; else it is said again to who has not heard of that. */
  readonly isNews: boolean;
  readonly seen: Seen;
  readonly changed: readonly OperationState[];
  /** It looks again within so many milliseconds. */
  readonly within: number;
  /** It looks as often as is due to a space that somebody has in view. */
  readonly isInView: boolean;
}

/** Of each, once: many accounts are compared with the same one. */
const idsOf = new WeakMap<Seen, ReadonlySet<string>>();

function idsIn(seen: Seen): ReadonlySet<string> {
  const ids = idsOf.get(seen) ?? new Set([...seen.running, ...Object.keys(seen.ended)]);
  idsOf.set(seen, ids);
  return ids;
}

/** Whether whoever sees `wide` sees everything of `narrow`, but for some ids. */
export function covers(wide: Seen, narrow: Seen, except: ReadonlySet<string> = new Set()): boolean {
  const ids = idsIn(wide);
  const isIn = (id: string) => ids.has(id) || except.has(id);
  const isOld = (id: string) => (narrow.ended[id] ?? 0) < wide.since;
  return narrow.running.every(isIn) && Object.keys(narrow.ended).every((id) => isIn(id) || isOld(id));
}
