import { useCallback, useMemo, useState } from 'react';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { RoleDiff } from './role-receipt.ts';

/** What a role gives, or would once the draft is saved. */
export type CellState = 'held' | 'free' | 'added' | 'removed';

type Decisions = ReadonlyMap<string, boolean>;

export interface Draft {
  /** Always another function once a cell looks different, and only then. */
  readonly stateOf: (permission: Permission) => CellState;
  readonly diff: RoleDiff;
  readonly count: number;
  /** Always the same function, so that rows need not render again. */
  readonly choose: (uuids: readonly string[], on: boolean) => void;
  /** Takes the last choice back; undefined while there is none. */
  readonly undo: (() => void) | undefined;
}

/**
 * What is to become of a role, decided permission by permission: what others change meanwhile only takes out of the diff what has
 * come about without it. `wished`: what was decided before one began.
 */
export function useDraft(held: readonly Permission[], wished: Decisions = new Map()): Draft {
  const [history, setHistory] = useState<readonly Decisions[]>([wished]);
  const decided = history.at(-1) ?? wished;
  const heldIds = useMemo(() => new Set(held.map(({ uuid }) => uuid)), [held]);
  const choose = useCallback((uuids: readonly string[], on: boolean) => {
    setHistory((before) => [
      ...before,
      new Map([...(before.at(-1) ?? []), ...uuids.map((uuid) => [uuid, on] as const)]),
    ]);
  }, []);
  const diff = useMemo(() => {
    const ids = [...decided];
    return {
      add: ids.flatMap(([uuid, on]) => (on && !heldIds.has(uuid) ? [uuid] : [])),
      remove: ids.flatMap(([uuid, on]) => (!on && heldIds.has(uuid) ? [uuid] : [])),
    };
  }, [decided, heldIds]);
  const stateOf = useCallback(
    ({ uuid }: Permission): CellState => {
      const on = decided.get(uuid);
      if (heldIds.has(uuid)) return on === false ? 'removed' : 'held';
      return on === true ? 'added' : 'free';
    },
    [decided, heldIds],
  );
  const undo = history.length > 1 ? () => setHistory((all) => all.slice(0, -1)) : undefined;
  return { stateOf, diff, count: diff.add.length + diff.remove.length, choose, undo };
}
