/**
 * Which roles suffice for a list of operations, and what a role gives that fits them exactly. What counts is what the
 * decision of access.ts counts, for somebody who is assigned to the space in question.
 */
import { countsAt, type GrantLevel } from './access.ts';

/** What an operation takes. */
export interface Need {
  readonly operation: string;
  /** Any one of them is enough; none: a valid token is. */
  readonly permissions: readonly string[];
  /** Where they are asked. */
  readonly level: GrantLevel;
}

export interface FittingRole {
  readonly uuid: string;
  readonly permissions: readonly string[];
}

export interface Fitting {
  /** In the order of the roles. */
  readonly roles: readonly string[];
  /** Everything was tried: no fewer suffice. */
  readonly isSmallest: boolean;
  /** Everything was tried: no others, of as many, give less besides. */
  readonly isLeanest: boolean;
  /** What they give and no operation takes, in order of the alphabet. */
  readonly surplus: readonly string[];
  /** What no role gives: the roles suffice for the others. */
  readonly missing: readonly Need[];
}

/** The permissions of a need that, given at `given`, are enough for it. */
export function countingPermissions({ permissions, level }: Need, given: GrantLevel): readonly string[] {
  return permissions.filter((permission) => countsAt(permission, given, level, true));
}

/** Sets that are looked at before one is content with the best found: those of the fewest, which cost less, and the leanest. */
const mostLooked = { fewest: 2_000_000, leanest: 100_000 };

/**
 * The fewest roles that, given at `given`, suffice for all needs that any of them serves; of as many, those that give least
 * besides. Exact as long as not too many sets have to be looked at for either; told by the answer.
 */
export function fitRoles(needs: readonly Need[], roles: readonly FittingRole[], given: GrantLevel): Fitting {
  const takes = needs.map((need) => countingPermissions(need, given));
  const wanted = new Set(takes.flat());
  const givers = roles.map(({ permissions }) => new Set(permissions));
  const servedBy = takes.map((any) => givers.flatMap((gives, role) => (any.some((one) => gives.has(one)) ? role : [])));
  const isServed = (need: number) => (servedBy[need] ?? []).length > 0;
  // The rarest first: there is least to choose.
  const served = [...needs.keys()].filter(isServed).sort((a, b) => length(servedBy[a]) - length(servedBy[b]));
  const covers = givers.map((gives) =>
    served.reduce(
      (mask, need, bit) => (takes[need]?.some((one) => gives.has(one)) === true ? mask | (1n << BigInt(bit)) : mask),
      0n,
    ),
  );
  const besides = roles.map(({ permissions }) => permissions.filter((permission) => !wanted.has(permission)));
  const { size, isProven } = fewest(covers, served.length);
  const { chosen, isEverySeen } = leanest(covers, besides, served.length, size.length);
  const picked = (chosen ?? size).toSorted((a, b) => a - b);
  return {
    roles: picked.flatMap((role) => roles[role]?.uuid ?? []),
    isSmallest: isProven,
    isLeanest: isProven && isEverySeen,
    surplus: [...new Set(picked.flatMap((role) => besides[role] ?? []))].sort(),
    missing: needs.filter((need, index) => need.permissions.length > 0 && !isServed(index)),
  };
}

function length(list: readonly unknown[] | undefined): number {
  return list?.length ?? 0;
}

/** A smallest cover, without those that another one makes needless; `isProven` unless it took too long. */
function fewest(covers: readonly bigint[], needs: number) {
  const most = mostLooked.fewest;
  const useful = [...covers.keys()].filter((role) => !covers.some((other, at) => isNeedless(role, at, covers, other)));
  const all = (1n << BigInt(needs)) - 1n;
  const serving = servingOf(covers, useful, needs);
  let steps = 0;
  const cover = (left: bigint, slots: number): number[] | undefined => {
    steps += 1;
    if (left === 0n) return [];
    if (slots === 0) return undefined;
    for (const role of serving.get(left & -left) ?? []) {
      if (steps > most) break;
      const rest = cover(left & ~(covers[role] ?? 0n), slots - 1);
      if (rest !== undefined) return [role, ...rest];
    }
    return undefined;
  };
  // As many as there are operations always suffice.
  for (let slots = 0; slots <= needs; slots += 1) {
    const size = cover(all, slots);
    if (size !== undefined) return { size, isProven: steps <= most };
    if (steps > most) break;
  }
  return { size: greedy(covers, useful, all), isProven: false };
}

/** By the bit of each need, the roles of `among` that serve it. */
function servingOf(covers: readonly bigint[], among: readonly number[], needs: number) {
  const bits = Array.from({ length: needs }, (_, bit) => 1n << BigInt(bit));
  return new Map(bits.map((bit) => [bit, among.filter((role) => ((covers[role] ?? 0n) & bit) !== 0n)]));
}

/** Whether a role serves nothing, or nothing that `other` does not. */
function isNeedless(role: number, at: number, covers: readonly bigint[], other: bigint): boolean {
  const mask = covers[role] ?? 0n;
  if (mask === 0n) return true;
  return (mask & ~other) === 0n && (mask !== other || at < role);
}

/** What serves most of what is left, until nothing is. */
function greedy(covers: readonly bigint[], useful: readonly number[], all: bigint): number[] {
  const chosen: number[] = [];
  for (let left = all; left !== 0n;) {
    const gain = (role: number) => bits((covers[role] ?? 0n) & left);
    const best = useful.reduce((one, other) => (gain(other) > gain(one) ? other : one), useful[0] ?? 0);
    chosen.push(best);
    left &= ~(covers[best] ?? 0n);
  }
  return chosen;
}

function bits(mask: bigint): number {
  let count = 0;
  for (let left = mask; left !== 0n; left &= left - 1n) count += 1;
  return count;
}

/** Of all covers of a size the one that gives least besides. */
function leanest(covers: readonly bigint[], besides: readonly (readonly string[])[], needs: number, size: number) {
  const most = mostLooked.leanest;
  const serving = servingOf(covers, [...covers.keys()], needs);
  const surplus = countedSet(besides);
  let steps = 0;
  let chosen: readonly number[] | undefined;
  let least = Infinity;
  const look = (left: bigint, taken: readonly number[]): void => {
    if (surplus.size() >= least) return;
    if (left === 0n) {
      chosen = taken;
      least = surplus.size();
      return;
    }
    if (taken.length === size) return;
    for (const role of serving.get(left & -left) ?? []) {
      steps += 1;
      if (steps > most) return;
      surplus.add(role);
      look(left & ~(covers[role] ?? 0n), [...taken, role]);
      surplus.remove(role);
    }
  };
  look((1n << BigInt(needs)) - 1n, []);
  return { chosen, isEverySeen: steps <= most };
}

/** How many different things some of `lists` hold together, as one after the other is added and taken away again. */
function countedSet(lists: readonly (readonly string[])[]) {
  const holders = new Map(lists.flat().map((one) => [one, { count: 0 }]));
  const held = lists.map((list) => list.flatMap((one) => holders.get(one) ?? []));
  let size = 0;
  return {
    size: () => size,
    add(list: number) {
      for (const one of held[list] ?? []) if (one.count++ === 0) size += 1;
    },
    remove(list: number) {
      for (const one of held[list] ?? []) if (--one.count === 0) size -= 1;
    },
  };
}

export interface ExactRole {
  /** In order of the alphabet. */
  readonly permissions: readonly string[];
  /** What takes permissions that cannot be given there. */
  readonly missing: readonly Need[];
}

/** What a role gives that suffices at `given` and gives nothing that could be left out, of the permissions `offered` there. */
export function exactRole(needs: readonly Need[], offered: ReadonlySet<string>, given: GrantLevel): ExactRole {
  const takes = needs.map((need) => ({
    need,
    any: countingPermissions(need, given).filter((permission) => offered.has(permission)),
  }));
  const served = takes.filter(({ any }) => any.length > 0).sort((a, b) => a.any.length - b.any.length);
  const chosen = new Set<string>();
  const suffices = (without?: string) =>
    served.every(({ any }) => any.some((permission) => permission !== without && chosen.has(permission)));
  for (const { any } of served) {
    const [first] = any;
    if (first !== undefined && !any.some((permission) => chosen.has(permission))) chosen.add(first);
  }
  for (const permission of chosen) if (suffices(permission)) chosen.delete(permission);
  return {
    permissions: [...chosen].sort(),
    missing: takes.filter(({ need, any }) => need.permissions.length > 0 && any.length === 0).map(({ need }) => need),
  };
}
