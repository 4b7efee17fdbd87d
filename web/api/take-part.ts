/** What a reading of all places is made of. */
export interface PlacedPart {
  readonly region: string;
  readonly part: string;
  readonly spaceId?: string;
}

const placeOf = ({ region, part, spaceId = '' }: PlacedPart) => `${region} ${part} ${spaceId}`;

/** The parts with a newer one in its place; one that could not be read leaves nothing of what was read before. */
export function takePart<Part extends PlacedPart>(parts: readonly Part[], part: Part): readonly Part[] {
  const place = placeOf(part);
  const index = parts.findIndex((other) => placeOf(other) === place);
  return index < 0 ? [...parts, part] : parts.with(index, part);
}
