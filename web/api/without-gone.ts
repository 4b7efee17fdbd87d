/** What is gone is not missing. */
import type { FleetPart } from '#shared/fleet.ts';
import type { OverviewPart } from '#shared/overview.ts';

const idOf = (part: OverviewPart | FleetPart) => ('spaceId' in part ? part.spaceId : '');

const isGone = ({ problem }: OverviewPart | FleetPart) =>
  problem?.status === 404 && problem.type?.endsWith('#space_not_found') === true;

/** The parts without those spaces that their region has told of and does not know any more. */
export function withoutGone<Part extends OverviewPart | FleetPart>(parts: readonly Part[]): readonly Part[] {
  const gone = new Set(parts.filter((part) => idOf(part) !== '' && isGone(part)).map(idOf));
  if (gone.size === 0) return parts;
  return parts
    .filter((part) => !gone.has(idOf(part)))
    .map((part) => (part.part === 'spaces' ? { ...part, items: part.items.filter(({ id }) => !gone.has(id)) } : part));
}
