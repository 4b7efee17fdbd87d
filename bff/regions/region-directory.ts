/** The regions this console knows, each with its own connections and its own breaker: one that is down hurts only itself. */
import { Pool } from 'undici';
import type { Clock } from '#shared/clock.ts';
import type { Zone } from '#shared/session.ts';
import type { RegionConfig } from '../config-regions.ts';
import { Breaker } from './breaker.ts';
import { createPersonClient, type PersonClient } from './person-client.ts';

/** Milliseconds and bytes. */
export interface UpstreamLimits {
  readonly connect: number;
  readonly answer: number;
  readonly bodyBytes: number;
  readonly sockets: number;
}

export const upstreamLimits: UpstreamLimits = {
  connect: 2_000,
  answer: 15_000,
  bodyBytes: 8 * 1024 * 1024,
  sockets: 64,
};

/** Requests waiting for a socket beyond which a region counts as unreachable. */
const longestQueue = 512;

export interface Region {
  readonly name: string;
  readonly zone: Zone;
  readonly clusterService: RegionConfig['clusterService'];
  /** Its recovery links open this console's own page. */
  readonly embedded: boolean;
  /** For people who sign in as themselves; absent where they cannot. */
  readonly people?: PersonClient;
  /** Path of the base address, '' for most. */
  readonly prefix: string;
  readonly pool: Pool;
  readonly breaker: Breaker;
  /** Whether a request may be sent now. */
  admits(): boolean;
}

export interface RegionDirectory {
  /** A map: a name such as `__proto__` finds nothing. */
  readonly byName: ReadonlyMap<string, Region>;
  close(): Promise<void>;
}

export function createRegionDirectory(
  configs: readonly RegionConfig[],
  clock: Clock,
  limits: UpstreamLimits = upstreamLimits,
): RegionDirectory {
  const byName = new Map(configs.map((config) => [config.name, createRegion(config, clock, limits)] as const));
  return {
    byName,
    close: async () => {
      await Promise.all([...byName.values()].map(({ pool }) => pool.destroy()));
    },
  };
}

function createRegion(config: RegionConfig, clock: Clock, limits: UpstreamLimits): Region {
  const base = new URL(config.baseUrl);
  const pool = new Pool(base.origin, {
    connections: limits.sockets,
    connect: { timeout: limits.connect },
    headersTimeout: limits.answer,
    bodyTimeout: limits.answer,
    maxResponseSize: limits.bodyBytes,
  });
  const breaker = new Breaker(clock);
  return {
    name: config.name,
    zone: config.zone,
    clusterService: config.clusterService,
    embedded: config.embedded,
    ...(config.people && { people: createPersonClient(config.name, config.people, clock) }),
    prefix: base.pathname === '/' ? '' : base.pathname,
    pool,
    breaker,
    admits: () => pool.stats.queued < longestQueue && breaker.admits(),
  };
}
