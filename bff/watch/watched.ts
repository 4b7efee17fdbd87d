import type { Membership, WatchCommit, WatchRecord } from '#bff/store/watch-store.ts';
import type { SpaceTerm } from './space-term.ts';

/** What processes agree on: a space as one service account sees it, in this one of them. */
export interface Watched {
  readonly key: string;
  /** How this process watches. */
  readonly membership: Membership;
  /** Who watches in which way, and who leads, by what this process has heard. */
  members: Map<string, Membership>;
  leader: string | undefined;
  /** Number of the newest commit that was taken in. */
  readonly last: number;
  /** Something fresh was shown. */
  readonly hasLooked: boolean;
  readonly isLeading: boolean;
  /** Knows what was committed before this process joined; `isFollowed`: somebody leads. */
  adopt(record: WatchRecord, isFollowed: boolean): void;
  /** Takes in what was committed, here or elsewhere, in the order of the numbers. */
  apply(commit: WatchCommit): void;
  /** Everybody is shown what is known now: more was missed than is kept. */
  replace(number: number): void;
  /** Looks for all processes from now on. `state`: where somebody else stopped, at most a look ago if that was a failover. */
  lead(fence: number, state: unknown, isFailover: boolean): void;
  /** Does not look any more. Answers the fence that it looked under. */
  depose(): number | undefined;
  /** Whether what is found by it counts. */
  isTerm(term: SpaceTerm): boolean;
  /** The store has lost what was committed last: where this process looked, it knows more. */
  forgotten(): void;
  /** One more watches, in some process. */
  joined(): void;
  /** The store has not answered since then: nothing that is shown is known to be so. */
  cut(since: string): void;
  /** It answers again. */
  mend(): void;
}
