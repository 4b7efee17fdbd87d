/** What of the overview is missing, and why, told once for each region. */
import type { OverviewPart } from '#shared/overview.ts';
import { nameText } from '#web/ui/name-text.ts';
import { shortId } from '#web/ui/short-id.ts';

export interface Unread {
  readonly region: string;
  /** `region`: nothing was read of it; `unrecorded`: it keeps no operations; `bounded`: there is more than is read. */
  readonly why: 'region' | 'refused' | 'failing' | 'forbidden' | 'unrecorded' | 'bounded';
  /** What to call the spaces that something is missing of. */
  readonly spaces: readonly string[];
  /** Lists of the organisation that are missing. */
  readonly lists: readonly ('accounts' | 'links')[];
}

export function unreadOf(parts: readonly OverviewPart[]): readonly Unread[] {
  const regions = [...new Set(parts.map(({ region }) => region))];
  return regions.flatMap((region): readonly Unread[] => {
    const own = parts.filter((part) => part.region === region);
    const missing = own.filter(({ complete }) => !complete);
    const none = missing.find(({ part, problem }) => part === 'spaces' && problem !== undefined);
    if (none !== undefined) {
      const why = none.problem?.status === 403 ? 'refused' : 'region';
      return [{ region, why, spaces: [], lists: [] }];
    }
    const names = new Map(
      own.flatMap((part) => (part.part === 'spaces' ? part.items.map(({ id, name }) => [id, name] as const) : [])),
    );
    const nameOf = (id: string) => nameText(names.get(id) || shortId(id));
    return groupsOf(missing).map(({ why, of }) => ({ region, why, ...toldOf(of, nameOf) }));
  });
}

/** Whether it is told above all parts that something is missing. */
export function hasUnread({
  parts,
  error,
}: {
  readonly parts: readonly OverviewPart[];
  readonly error: unknown;
}): boolean {
  return error !== null || parts.some(({ complete }) => !complete);
}

/** Something that changes by itself is not shown: the page is not live as a whole. */
export function isWhole(unread: readonly Unread[]): boolean {
  return unread.every(({ why, spaces }) => why === 'bounded' || (why === 'forbidden' && spaces.length === 0));
}

function whyOf({ part, problem }: OverviewPart) {
  if (problem === undefined) return 'bounded';
  if (problem.status === 403) return 'forbidden';
  return part === 'operations' && [404, 501].includes(problem.status ?? 0) ? 'unrecorded' : 'failing';
}

function groupsOf(missing: readonly OverviewPart[]) {
  return (['failing', 'forbidden', 'unrecorded', 'bounded'] as const)
    .map((why) => ({ why, of: missing.filter((part) => whyOf(part) === why) }))
    .filter(({ of }) => of.length > 0);
}

function toldOf(parts: readonly OverviewPart[], nameOf: (id: string) => string) {
  const ids = new Set(parts.flatMap((part) => ('spaceId' in part ? [part.spaceId] : [])));
  const lists = parts.flatMap(({ part }) => (part === 'accounts' || part === 'links' ? [part] : []));
  return { spaces: [...ids].map(nameOf), lists };
}
