/** What of the overview is missing, and why, told once for each region. */
import type { OverviewPart } from '#shared/overview.ts';

export interface Unread {
  readonly region: string;
  /** `region`: nothing was read of it; `bounded`: there is more than is read. */
  readonly why: 'region' | 'refused' | 'failing' | 'forbidden' | 'bounded';
  /** Spaces that something is missing of, and lists of the organisation that are. */
  readonly spaces: number;
  readonly lists: number;
}

export function unreadOf(parts: readonly OverviewPart[]): readonly Unread[] {
  const regions = [...new Set(parts.map(({ region }) => region))];
  return regions.flatMap((region): readonly Unread[] => {
    const missing = parts.filter((part) => part.region === region && !part.complete);
    const none = missing.find(({ part, problem }) => part === 'spaces' && problem !== undefined);
    if (none !== undefined) {
      const why = none.problem?.status === 403 ? 'refused' : 'region';
      return [{ region, why, spaces: 0, lists: 0 }];
    }
    return groupsOf(missing).map(({ why, of }) => ({ region, why, ...counted(of) }));
  });
}

const whyOf = ({ problem }: OverviewPart) =>
  problem === undefined ? 'bounded' : problem.status === 403 ? 'forbidden' : 'failing';

function groupsOf(missing: readonly OverviewPart[]) {
  return (['failing', 'forbidden', 'bounded'] as const)
    .map((why) => ({ why, of: missing.filter((part) => whyOf(part) === why) }))
    .filter(({ of }) => of.length > 0);
}

function counted(parts: readonly OverviewPart[]) {
  const spaces = new Set(parts.flatMap((part) => ('spaceId' in part ? [part.spaceId] : []))).size;
  return { spaces, lists: parts.filter((part) => !('spaceId' in part)).length };
}
