/** The regions this console knows, each with its own connections and its own gate: one that is down hurts only itself. */
import type { Logger } from 'pino';
import { Pool } from 'undici';
import type { Clock } from '#shared/clock.ts';
import { embeddedConsoleClient } from '#shared/person-sign-in.ts';
import { settingsPath } from '#shared/self-service.ts';
import type { Zone } from '#shared/session.ts';
import type { RegionConfig } from '#bff/config/config-regions.ts';
import type { BodyLimits } from './body-pace.ts';
import { createPersonClient, type PersonClient } from './person-client.ts';
import { RegionGate } from './region-gate.ts';

/** Milliseconds and bytes. */
export interface UpstreamLimits {
  readonly connect: number;
  /** From a request's arrival here to the first byte of its answer, all waiting included. */
  readonly answer: number;
  readonly bodyBytes: number;
  readonly sockets: number;
  readonly pace: BodyLimits;
}

export const upstreamLimits: UpstreamLimits = {
  connect: 2_000,
  answer: 15_000,
  bodyBytes: 8 * 1024 * 1024,
  sockets: 64,
  pace: { window: 10_000, bytesPerWindow: 10 * 1024, whole: 60_000 },
};

export interface Region {
  readonly name: string;
  readonly zone: Zone;
  readonly clusterService: RegionConfig['clusterService'];
  /** Its recovery links open this console's own page. */
  readonly embedded: boolean;
  /** For people who sign in as themselves; absent where they cannot. */
  readonly people?: PersonClient;
  /** Where people change their own password and second factor, on the region's own page; absent where none is known. */
  readonly settingsUrl?: string;
  /** Path of the base address, '' for most. */
  readonly prefix: string;
  readonly pool: Pool;
  readonly gate: RegionGate;
  readonly limits: UpstreamLimits;
}

export interface RegionDirectory {
  /** A map: a name such as `__proto__` finds nothing. */
  readonly byName: ReadonlyMap<string, Region>;
  close(): Promise<void>;
}

export function createRegionDirectory(
  configs: readonly RegionConfig[],
  clock: Clock,
  log: Logger,
  limits: UpstreamLimits = upstreamLimits,
): RegionDirectory {
  const byName = new Map(configs.map((config) => [config.name, createRegion(config, clock, log, limits)] as const));
  return {
    byName,
    close: async () => {
      await Promise.all([...byName.values()].map(({ pool }) => pool.destroy()));
    },
  };
}

/**
 * The embedded region's own page, beside those that its discovery document leads to: the issuer is where browsers know the region.
 * Undefined where people sign in at a provider of another kind, whose pages are not known.
 */
function settingsAt({ embedded, people }: RegionConfig): string | undefined {
  const [, base] = /^(.*)\/iam\/?$/.exec(people?.issuer ?? '') ?? [];
  return embedded && people?.clientId === embeddedConsoleClient && base !== undefined ? base + settingsPath : undefined;
}

function createRegion(config: RegionConfig, clock: Clock, log: Logger, limits: UpstreamLimits): Region {
  const base = new URL(config.baseUrl);
  const pool = new Pool(base.origin, {
    connections: limits.sockets,
    connect: { timeout: limits.connect },
    // The patience of each request, and the pace of its body, say when it is over.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: limits.bodyBytes,
  });
  const settingsUrl = settingsAt(config);
  const gate = new RegionGate({ region: config.name, sockets: limits.sockets, clock, log });
  return {
    name: config.name,
    zone: config.zone,
    clusterService: config.clusterService,
    embedded: config.embedded,
    ...(config.people && { people: createPersonClient(config.name, config.people, clock, gate) }),
    ...(settingsUrl !== undefined && { settingsUrl }),
    prefix: base.pathname === '/' ? '' : base.pathname,
    pool,
    gate,
    limits,
  };
}
