/** Which spaces count: those whose clusters were read and that still answer. One rule for every page that counts them. */

/** A space whose clusters were read. */
export interface ReadSpace {
  readonly clusters: number;
  /** As the live watch tells it. */
  readonly staleSince: string | undefined;
}

export interface ReadRegion {
  /** It has told which spaces there are. */
  readonly isTold: boolean;
  readonly spaces: readonly ReadSpace[];
}

export interface Answered {
  readonly clusters: number;
  readonly spaces: number;
  readonly regions: number;
}

/** Of one region: some of its spaces were read, and none of them answers any more. */
export function isSilent(spaces: readonly ReadSpace[]): boolean {
  return spaces.length > 0 && spaces.every(({ staleSince }) => staleSince !== undefined);
}

/**
 * Undefined as long as no region has said anything, or none of what may be there: to count nothing would claim that there is
 * nothing. `isMissing`: not all that there is was read.
 */
export function answeredOf(regions: readonly ReadRegion[], isMissing: boolean): Answered | undefined {
  const heard = regions.flatMap(({ spaces }) => spaces).filter(({ staleSince }) => staleSince === undefined);
  if (regions.length === 0 || (heard.length === 0 && isMissing)) return undefined;
  return {
    clusters: heard.reduce((sum, { clusters }) => sum + clusters, 0),
    spaces: heard.length,
    regions: regions.filter(({ isTold, spaces }) => isTold && !isSilent(spaces)).length,
  };
}
