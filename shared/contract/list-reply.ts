/** What all lists of the contract have in common; identity and cluster lists name their token differently (B1.9). */
export interface ListReply<Item = unknown> {
  readonly items: readonly Item[];
  /** Absent in recorded answers of real regions. */
  readonly totalSize?: number | undefined;
  readonly nextPageToken?: string | undefined;
  readonly nextToken?: string | undefined;
}

/** Most items that any list of the contract answers at once (behaviours B1.3). */
export const largestPage = 50;

/** Token of the page after this one; undefined on the last. Regions were met that word "none" as `<nil>` or as nothing. */
export function nextTokenOf({ nextPageToken, nextToken }: NextToken): string | undefined {
  const token = nextPageToken ?? nextToken;
  return typeof token === 'string' && token !== '' && token !== '<nil>' ? token : undefined;
}

/** Of an answer that was not looked at yet. */
interface NextToken {
  readonly nextPageToken?: unknown;
  readonly nextToken?: unknown;
}
