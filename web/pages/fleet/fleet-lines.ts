/** What of the fleet is shown, line by line: groups, their clusters, and what is missing in its place. */
import { byName } from '#shared/rules/name-order.ts';
import { folded } from '#web/directory/folded.ts';
import { finderOf } from '#web/directory/matches-words.ts';
import type { FleetView } from './fleet-address.ts';
import type { Fleet, FleetRow, Gap } from './fleet-rows.ts';

export type FleetLine =
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly region: string;
      readonly space: string | undefined;
      readonly rows: number;
      readonly isOpen: boolean;
    }
  | { readonly kind: 'row'; readonly id: string; readonly row: FleetRow }
  | { readonly kind: 'gap'; readonly id: string; readonly gap: Gap };

export const minorOf = (version: string | undefined) => /^v?(\d+\.\d+)/.exec(version ?? '')?.[1];

/** The clusters that a view is about. */
export function matching(rows: readonly FleetRow[], view: FleetView): readonly FleetRow[] {
  const isFound = view.text.trim() === '' ? undefined : finderOf(view.text);
  return rows.filter(
    (row) =>
      (view.state === undefined || row.state === view.state) &&
      (view.version === undefined || minorOf(row.version) === view.version) &&
      (view.behind === undefined || (view.behind === 'newest' ? row.isBehindNewest : row.ahead !== undefined)) &&
      (view.region === undefined || row.scope.region === view.region) &&
      (view.space === undefined || row.scope.id === view.space) &&
      (isFound?.(wordsOf(row)) ?? true),
  );
}

const wordsOf = ({ cluster: { name, id, cidr = '' }, space, scope }: FleetRow) =>
  folded(`${name} ${cidr} ${id} ${space} ${scope.region}`);

/** What is missing of what a view is about, or what it is about is not known of. In a space still being prepared there is nothing, whatever one looks for. */
export function gapsFor({ gaps }: Pick<Fleet, 'gaps'>, view: FleetView): readonly Gap[] {
  const isNarrow = [view.text.trim(), view.state, view.version, view.behind].some(Boolean);
  return gaps.filter(
    ({ why, region, space }) =>
      (view.region === undefined || region === view.region) &&
      (view.space === undefined || space === undefined || space.id === view.space) &&
      !(isNarrow && (why === 'preparing' || why === 'notCreated')) &&
      (why !== 'noOffer' || view.behind === 'newest') &&
      (why !== 'noWork' || view.state === 'changing' || view.state === 'failed'),
  );
}

/** Whether there may be more clusters of a view than it shows. */
export function isAtLeast(fleet: Fleet, view: FleetView): boolean {
  const isWhole = (why: Gap['why']) => ['unheard', 'preparing', 'notCreated'].includes(why);
  return gapsFor(fleet, view).some(({ why }) => !isWhole(why));
}

/**
 * `rows` in their order, under their groups: those of `regions` in this order, and in each by their names; `closed` are groups
 * by their ids. What does not answer any more is said before the rows that it is about, and in a closed group, too.
 */
export function linesOf(
  rows: readonly FleetRow[],
  gaps: readonly Gap[],
  group: FleetView['group'],
  closed: ReadonlySet<string>,
  regions: readonly string[],
): readonly FleetLine[] {
  const rowLine = (row: FleetRow): FleetLine => ({ kind: 'row', id: row.id, row });
  const gapLine = (gap: Gap): FleetLine => ({ kind: 'gap', id: `${gap.why} ${gap.region} ${gap.space?.id}`, gap });
  const isUnheard = ({ why }: Gap) => why === 'unheard';
  const isMissing = (gap: Gap) => !isUnheard(gap);
  if (group === 'none')
    return [...gaps.filter(isUnheard).map(gapLine), ...rows.map(rowLine), ...gaps.filter(isMissing).map(gapLine)];
  const bySpace = group === 'space';
  const isAbove = (gap: Gap) => bySpace && gap.space === undefined && isUnheard(gap);
  const groups = new Map<string, { region: string; space: string | undefined; rows: FleetRow[]; gaps: Gap[] }>();
  const groupOf = (region: string, space?: { id: string; name: string }) => {
    const own = bySpace ? space : undefined;
    const id = `${region} ${own?.id ?? ''}`;
    const found = groups.get(id) ?? { region, space: own?.name, rows: [], gaps: [] };
    groups.set(id, found);
    return found;
  };
  for (const row of rows) groupOf(row.scope.region, { id: row.scope.id, name: row.space }).rows.push(row);
  for (const gap of gaps) if (!isAbove(gap)) groupOf(gap.region, gap.space).gaps.push(gap);
  const rankOf = ({ region }: { region: string }) => regions.indexOf(region);
  const ordered = [...groups].sort(
    ([, one], [, other]) => rankOf(one) - rankOf(other) || byName(one.space ?? '', other.space ?? ''),
  );
  const lines = ordered.flatMap(([id, own]): readonly FleetLine[] => {
    const isOpen = !closed.has(id);
    const head = { kind: 'group', id, region: own.region, space: own.space, rows: own.rows.length, isOpen } as const;
    const unheard = own.gaps.filter(isUnheard).map(gapLine);
    if (!isOpen) return [head, ...unheard];
    return [head, ...unheard, ...own.rows.map(rowLine), ...own.gaps.filter(isMissing).map(gapLine)];
  });
  return [...gaps.filter(isAbove).map(gapLine), ...lines];
}
