/** What somebody may do in a scope as a table: a row a service, a column a kind of action. */
import type { AccessPath } from '#shared/rules/access.ts';
import { actionKindOf, actionKinds, facetsOf, type ActionKind } from '#shared/rules/permission-grammar.ts';
import type { EffectiveRight } from '#web/access/effective-rights.ts';

export interface AccessCell {
  /** Permissions that exist there. */
  readonly all: number;
  /** Of those, held on the whole scope. */
  readonly held: number;
  /** Of those, held on single resources only. */
  readonly single: number;
  /** Where what is held comes from. */
  readonly ways: readonly AccessPath[];
}

export interface AccessRow {
  readonly service: string;
  readonly cells: Readonly<Record<ActionKind, AccessCell>>;
}

/** `catalogue` is every permission that exists in the scope; services in order of the alphabet. */
export function accessMatrix(rights: readonly EffectiveRight[], catalogue: readonly string[]): readonly AccessRow[] {
  const held = new Map(rights.map((right) => [right.permission, right]));
  const cells = new Map<string, string[]>();
  for (const name of new Set([...catalogue, ...held.keys()])) {
    const facets = facetsOf({ name });
    const key = keyOf(facets.service, actionKindOf(facets));
    cells.set(key, [...(cells.get(key) ?? []), name]);
  }
  const services = new Set([...cells.keys()].map((key) => key.slice(key.indexOf(' ') + 1)));
  const cellOf = (service: string, kind: ActionKind): AccessCell => {
    const names = cells.get(keyOf(service, kind)) ?? [];
    const mine = names.flatMap((name) => held.get(name) ?? []);
    const whole = mine.filter(({ onlyOn }) => onlyOn.length === 0).length;
    return {
      all: names.length,
      held: whole,
      single: mine.length - whole,
      ways: mine.flatMap(({ paths }) => paths),
    };
  };
  return [...services].toSorted().map((service) => ({
    service,
    cells: Object.fromEntries(actionKinds.map((kind) => [kind, cellOf(service, kind)])) as AccessRow['cells'],
  }));
}

const keyOf = (service: string, kind: ActionKind) => `${kind} ${service}`;
