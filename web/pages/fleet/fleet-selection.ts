/** What can be said of selected clusters, and where their wave is planned. */
import { byName } from '#shared/rules/name-order.ts';
import { below } from '#web/address/paths.ts';
import { withChoices, withMore, type Choice } from '#web/upgrade/wave-address.ts';
import { bestGoal, prospectOf, type ChosenCluster } from '#web/upgrade/wave-plan.ts';
import { minorOf } from './fleet-lines.ts';
import type { FleetRow } from './fleet-rows.ts';

export interface MinorCount {
  readonly minor: string;
  readonly count: number;
}

/** How many run which minor version, the oldest first; those that do not say are not among them. */
export function minorsOf(rows: readonly FleetRow[]): readonly MinorCount[] {
  const counts = new Map<string, number>();
  for (const { version } of rows) {
    const minor = minorOf(version);
    if (minor !== undefined) counts.set(minor, (counts.get(minor) ?? 0) + 1);
  }
  return [...counts].map(([minor, count]) => ({ minor, count })).sort((left, right) => byName(left.minor, right.minor));
}

/** The newest version that most of them can be led to by the rules, and how many; undefined where none leads anywhere. */
export function reachOf(rows: readonly FleetRow[]): { readonly version: string; readonly count: number } | undefined {
  const chosen = rows.map(({ scope, cluster, offered }): ChosenCluster => {
    const offer = offered.length === 0 ? undefined : { versions: offered };
    return { scope, id: cluster.id, stage: 1, cluster, offer };
  });
  const version = bestGoal(chosen);
  if (version === undefined) return undefined;
  const reached = chosen.filter((one) => ['way', 'there'].includes(prospectOf(one, version)?.kind ?? ''));
  return { version, count: reached.length };
}

/** Where these clusters are planned together, of whichever places: in the space of the first one. Throws for none. */
export function plannerOf(rows: readonly FleetRow[], isOfPackages: boolean): string {
  const here = rows[0]?.scope;
  if (here === undefined) throw new RangeError('a wave has clusters');
  const choices = rows.reduce<readonly Choice[]>(
    (before, { scope, cluster }) => withMore(before, scope, [cluster.id]),
    [],
  );
  const search = withChoices(new URLSearchParams(isOfPackages ? { do: 'packages' } : {}), here, choices);
  return below(here, `clusters/wave?${search}`);
}
