/** The fleet as far as it is shown: what comes moves nothing that is there. */
import { useMemo, useState } from 'react';
import { byName } from '#shared/rules/name-order.ts';
import { useSession } from '#web/session/use-session.ts';
import type { Fleet, Gap } from './fleet-rows.ts';

export interface ShownFleet extends Pick<Fleet, 'rows' | 'gaps'> {
  /** In the order in which they are shown; what of the fleet is in others is not among its rows and gaps. */
  readonly regions: readonly string[];
}

export interface Showing {
  /** What is still awaited may hold back what has come. */
  readonly isPatient: boolean;
  /** Nothing is awaited any more. */
  readonly isOver: boolean;
  /**
   * What is shown at once: all, where regions are mixed or filtered by what comes after their clusters; a region, where something
   * is said between its spaces; else a space.
   */
  readonly unit: 'all' | 'region' | 'space';
}

/** By their names whether all of each region has come; those that have not told which spaces there are do not stand in it. */
type Standing = ReadonlyMap<string, boolean>;

/**
 * `shown` with the regions that can be shown after them. As long as one is patient each waits for those of `names` before
 * it, as nothing is ever put above what is there; then what does not answer holds back no other and comes last.
 */
export function nextShown(
  shown: readonly string[],
  names: readonly string[],
  standing: Standing,
  { isPatient, unit }: Pick<Showing, 'isPatient' | 'unit'>,
): readonly string[] {
  const rest = names.filter((name) => !shown.includes(name));
  const isAwaited = (name: string) => standing.get(name) !== true;
  // What still fills is below what does not grow any more.
  if (!isPatient)
    return [
      ...shown,
      ...rest.filter((name) => !isAwaited(name)),
      ...rest.filter((name) => standing.get(name) === false),
    ];
  const first = rest.findIndex(isAwaited);
  if (unit === 'all' && first >= 0) return shown;
  return [...shown, ...(first < 0 ? rest : rest.slice(0, first))];
}

/** Remembers the order for as long as the page is there. */
export function useShownFleet(fleet: Fleet, { isPatient, isOver, unit }: Showing): ShownFleet {
  const { regions } = useSession();
  const [before, setShown] = useState<readonly string[]>([]);
  const known = [...regions.map(({ name }) => name), ...fleet.heard.map(({ region }) => region)];
  const names = [...new Set(known)].sort(byName);
  const standing = new Map(fleet.heard.map(({ region, isWhole }) => [region, isWhole]));
  const now = nextShown(before, names, standing, { isPatient, unit });
  const shown = now.length === before.length ? before : now;
  if (shown !== before) setShown(shown);
  const next = isPatient && unit === 'space' ? names.find((name) => !shown.includes(name)) : undefined;
  const awaited = isPatient || isOver ? '' : names.filter((name) => standing.get(name) !== true).join(' ');
  return useMemo(
    () => shownOf(fleet, { shown, next, awaited: awaited === '' ? [] : awaited.split(' ') }),
    [fleet, shown, next, awaited],
  );
}

interface Regions {
  readonly shown: readonly string[];
  /** The one that comes next is shown space by space, in their order; what is missing of it is said below all of them. */
  readonly next: string | undefined;
  readonly awaited: readonly string[];
}

/** What is shown of the regions, in their order, and what is missing of them. */
export function shownOf({ rows, gaps, heard }: Fleet, { shown, next, awaited }: Regions): ShownFleet {
  const asOf = heard[0]?.asOf ?? '';
  const inTurn = heard.find(({ region }) => region === next)?.inTurn ?? new Set();
  const last = next === undefined || inTurn.size === 0 ? [] : [next];
  return {
    regions: [...new Set([...shown, ...last, ...awaited])],
    rows: [...shown, ...last].flatMap((name) =>
      rows.filter(({ scope: { region, id } }) => region === name && (region !== next || inTurn.has(id))),
    ),
    gaps: [
      ...shown.flatMap((name) => gaps.filter(({ region }) => region === name)),
      ...awaited.map((region): Gap => ({ region, organisationId: undefined, why: 'awaited', asOf })),
    ],
  };
}
