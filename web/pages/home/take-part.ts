import type { OverviewPart } from '#shared/overview.ts';

const placeOf = (part: OverviewPart) => `${part.region} ${part.part} ${'spaceId' in part ? part.spaceId : ''}`;

/** The parts with a newer one in its place; one that could not be read leaves nothing of what was read before. */
export function takePart(parts: readonly OverviewPart[], part: OverviewPart): readonly OverviewPart[] {
  const index = parts.findIndex((other) => placeOf(other) === placeOf(part));
  return index < 0 ? [...parts, part] : parts.with(index, part);
}
