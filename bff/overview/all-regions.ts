/** Reads every region that a session is signed in to at once, none waiting for another. */
import type { Clock } from '#shared/clock.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { RegionDirectory } from '#bff/regions/region-directory.ts';
import type { LiveSession } from '#bff/session/live-session.ts';
import type { TokenManager } from '#bff/tokens/token-manager.ts';
import { RegionReading, type ToldPart } from './region-reading.ts';

export interface AllRegionsOptions {
  readonly regions: RegionDirectory;
  readonly tokens: Pick<TokenManager, 'list' | 'tokenFor' | 'tokenRefused' | 'recall'>;
  readonly clock: Clock;
  readonly failed: (error: unknown) => ConsoleProblem;
}

/** Who reads, and how it is told of. */
export interface Asked {
  readonly session: LiveSession;
  readonly requestId: string;
  readonly signal: AbortSignal;
  readonly tell: (part: ToldPart) => void;
}

/** Nothing more is asked once this is over. Milliseconds. */
const longest = 30_000;
/** Readings of a session at the same time: one for each of some tabs. */
const mostAtOnce = 4;

export class AllRegions {
  readonly #options: AllRegionsOptions;
  readonly #underWay = new Map<string, number>();

  constructor(options: AllRegionsOptions) {
    this.#options = options;
  }

  /** Resolves once `read` has told everything of each, or `signal` is aborted. Throws a 429 `ConsoleProblem` before that. */
  async read(
    { session, requestId, signal, tell }: Asked,
    read: (reading: RegionReading) => Promise<void>,
  ): Promise<void> {
    const { regions, tokens, clock, failed } = this.#options;
    const count = this.#underWay.get(session.key) ?? 0;
    if (count >= mostAtOnce) throw new ConsoleProblem('too_many_attempts', { retryAfter: 2 });
    this.#underWay.set(session.key, count + 1);
    try {
      const reader = { bearer: tokens, session: session.key, requestId, signal };
      const endsAt = performance.now() + longest;
      const signIns = await tokens.list(session.key);
      const readings = signIns.flatMap(({ region: name, organisationId }) => {
        const region = regions.byName.get(name);
        if (region === undefined) return [];
        return [read(new RegionReading({ region, organisationId, reader, clock, endsAt, tell, failed }))];
      });
      await Promise.all(readings);
    } finally {
      const left = (this.#underWay.get(session.key) ?? 1) - 1;
      if (left === 0) this.#underWay.delete(session.key);
      else this.#underWay.set(session.key, left);
    }
  }
}
