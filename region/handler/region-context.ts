/** What stays the same for all requests of one region. */
import type { Logger } from 'pino';
import type { Clock } from '#shared/clock.ts';
import type { AccessTokens } from '#region/token/access-tokens.ts';
import type { Seal } from '#region/token/seal.ts';
import type { ReadCache } from '#region/store/read-cache.ts';
import type { ForcedFailures } from '#region/engine/forced-failures.ts';

export interface RegionContext {
  readonly name: string;
  readonly zone: 'STD' | 'SNC';
  /** Absolute, without a slash at the end; also what links in answers start with. */
  readonly baseUrl: string;
  /** The page that recovery links open. */
  readonly activationUrl: string;
  readonly clock: Clock;
  /** Factor on simulated durations: 0.1 is ten times faster. Never on tokens and links. */
  readonly timeScale: number;
  readonly log: Logger;
  readonly tokens: AccessTokens;
  /** For secrets that are kept. */
  readonly seal: Seal;
  /** For what nearly every request asks the database. */
  readonly reads: ReadCache;
  /** Failures ordered through the control port. */
  readonly failures: ForcedFailures;
}
