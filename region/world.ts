/** What stays the same for all requests of one region. */
import type { Logger } from 'pino';
import type { Clock } from '#shared/clock.ts';

export interface World {
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
}
