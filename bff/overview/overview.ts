/** `GET /api/overview` (shared/overview.ts): every region at once, none waiting for another. */
import type { Clock } from '#shared/clock.ts';
import type { OverviewPart } from '#shared/overview.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { Ledger } from '#bff/ledger/ledger.ts';
import type { RegionDirectory } from '#bff/regions/region-directory.ts';
import type { LiveSession } from '#bff/session/live-session.ts';
import type { TokenManager } from '#bff/tokens/token-manager.ts';
import { RegionOverview } from './region-overview.ts';

export interface OverviewOptions {
  readonly regions: RegionDirectory;
  readonly tokens: Pick<TokenManager, 'list' | 'tokenFor' | 'tokenRefused' | 'recall'>;
  readonly ledger: Pick<Ledger, 'read'>;
  readonly clock: Clock;
  readonly failed: (error: unknown) => ConsoleProblem;
}

/** Nothing more is asked once this is over. Milliseconds. */
const longest = 30_000;
/** Overviews that a session reads at the same time: one for each of some tabs. */
const mostAtOnce = 4;

export class Overview {
  readonly #options: OverviewOptions;
  readonly #underWay = new Map<string, number>();

  constructor(options: OverviewOptions) {
    this.#options = options;
  }

  /** Resolves once everything is told, or `signal` is aborted. Throws a 429 `ConsoleProblem` before anything is. */
  async read(
    session: LiveSession,
    requestId: string,
    signal: AbortSignal,
    tell: (part: OverviewPart) => void,
  ): Promise<void> {
    const { regions, tokens, ledger, clock, failed } = this.#options;
    const count = this.#underWay.get(session.key) ?? 0;
    if (count >= mostAtOnce) throw new ConsoleProblem('too_many_attempts', { retryAfter: 2 });
    this.#underWay.set(session.key, count + 1);
    try {
      const reader = { bearer: tokens, session: session.key, requestId, signal };
      const endsAt = performance.now() + longest;
      const signIns = await tokens.list(session.key);
      const parts = signIns.flatMap(({ region: name, organisationId }) => {
        const region = regions.byName.get(name);
        if (region === undefined) return [];
        const options = { region, session, organisationId, reader, ledger, clock, endsAt, tell, failed };
        return [new RegionOverview(options).tell()];
      });
      await Promise.all(parts);
    } finally {
      const left = (this.#underWay.get(session.key) ?? 1) - 1;
      if (left === 0) this.#underWay.delete(session.key);
      else this.#underWay.set(session.key, left);
    }
  }
}
