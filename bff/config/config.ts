/** Everything that can be set from outside. Checked once at start; a value that cannot be used is refused by name. */
import { resolve } from 'node:path';
import { BlockList } from 'node:net';
import { z } from 'zod';
import { readEnvironment, SettingError } from '#server/environment.ts';
import { loopback, type Address } from '#server/listen.ts';
import { LogFormat, LogLevel } from '#server/log.ts';
import { port } from '#server/port.ts';
import type { Stopping } from '#server/service.ts';
import { readSecretList } from '#server/secret-list.ts';
import { readRegions, type RegionConfig } from './config-regions.ts';
import { readRedisUrl, type RedisAddress } from './redis-url.ts';
import { isLoopback, isSecureOrLoopback } from './loopback.ts';

export type Mode = 'start' | 'serve' | 'dev';

export interface ConsoleConfig {
  readonly mode: Mode;
  /** Undefined: loopback, 127.0.0.1 and ::1. */
  readonly host: string | undefined;
  readonly port: number;
  /** The only accepted Origin. */
  readonly publicUrl: URL;
  /** Accepted values of the Host header, in lower case. */
  readonly hosts: ReadonlySet<string>;
  /** Express's `trust proxy`: hops, or a list of networks; undefined: X-Forwarded-For does not count. */
  readonly trustProxy: number | readonly string[] | undefined;
  readonly regions: readonly RegionConfig[];
  /** The first one writes, all of them read. */
  readonly sessionSecrets: readonly string[];
  /** Milliseconds. */
  readonly idle: number;
  /** Milliseconds. */
  readonly absolute: number;
  /** How long the journal keeps changes. Milliseconds. */
  readonly journalKept: number;
  /** What a signal to stop leads to; milliseconds. */
  readonly stopping: Stopping;
  readonly metricsPort: number | undefined;
  readonly logLevel: string;
  readonly logFormat: LogFormat;
  readonly insecureCookie: boolean;
  /** Absolute path; not used where there is a Redis. */
  readonly dataDir: string;
  /** Where everything is kept that several processes share; undefined: in `dataDir`, for one process. */
  readonly redis: { readonly address: RedisAddress; readonly prefix: string } | undefined;
  /** Path of demo.json; only the start command sets it. */
  readonly demoFile: string | undefined;
  /** Folder of the built page, absolute. */
  readonly webRoot: string;
  /** Folder with the assets of other builds, absolute. */
  readonly otherAssets: string | undefined;
  /** The OpenTelemetry collector that spans go to; undefined: none are made. */
  readonly collector: URL | undefined;
}

const secondsMeant = 'must be a number of seconds, from 1 to 2592000';
const seconds = z.coerce.number(secondsMeant).int(secondsMeant).min(1, secondsMeant).max(2_592_000, secondsMeant);

const daysMeant = 'must be a number of days, from 1 to 3650';

/** Within the grace of a minute that whoever stops the process is asked to give. */
const pauseUpTo = (most: number) => {
  const meant = `must be a number of seconds, from 0 to ${most}`;
  return z.coerce.number(meant).int(meant).min(0, meant).max(most, meant).optional();
};

const Environment = z.object({
  HOST: z.string().optional(),
  PORT: port.default(8080),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  TRUST_PROXY: z.string().optional(),
  REGIONS: z.string().optional(),
  REGION_DOMAIN: z.string().optional(),
  REGION_NAMES: z.string().optional(),
  SESSION_SECRET: z.string().optional(),
  IDLE_SECONDS: seconds.default(3_600),
  ABSOLUTE_SECONDS: seconds.default(28_800),
  JOURNAL_DAYS: z.coerce.number(daysMeant).int(daysMeant).min(1, daysMeant).max(3_650, daysMeant).default(90),
  STOP_AFTER_SECONDS: pauseUpTo(15),
  STOP_STREAMS_SECONDS: pauseUpTo(30),
  METRICS_PORT: port.optional(),
  LOG_LEVEL: LogLevel,
  LOG_FORMAT: LogFormat,
  REDIS_URL: z.string().optional(),
  REDIS_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 small letters, digits and hyphens')
    .default('portico'),
  INSECURE_LOOPBACK_COOKIE: z.enum(['0', '1']).default('0'),
  DATA_DIR: z.string().default('./data'),
  DEMO_FILE: z.string().optional(),
  WEB_ROOT: z.string().default('dist/web'),
  ASSETS_PREVIOUS: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((address) => new URL(address))
    .optional(),
});

/** The variables that are read. */
export const settingNames: readonly string[] = Object.keys(Environment.shape);

/** Reads and checks the environment; an empty variable counts as absent. Throws a `SettingError`. */
export function readConfig(env: NodeJS.ProcessEnv, mode: Mode): ConsoleConfig {
  const settings = readEnvironment(Environment, env);
  const publicUrl = readPublicUrl(settings.PUBLIC_URL, settings.PORT, mode);
  const insecureCookie = settings.INSECURE_LOOPBACK_COOKIE === '1';
  if (insecureCookie && !(publicUrl.protocol === 'http:' && isLoopback(publicUrl.hostname))) {
    throw new SettingError('INSECURE_LOOPBACK_COOKIE', 'only for a PUBLIC_URL that is http on loopback');
  }
  if (settings.ABSOLUTE_SECONDS < settings.IDLE_SECONDS) {
    throw new SettingError('ABSOLUTE_SECONDS', 'must not be less than IDLE_SECONDS');
  }
  return {
    mode,
    host: settings.HOST,
    port: settings.PORT,
    publicUrl,
    hosts: acceptedHosts(publicUrl),
    trustProxy: readTrustProxy(settings.TRUST_PROXY),
    regions: readRegions(settings),
    sessionSecrets: readSecrets(settings.SESSION_SECRET),
    idle: settings.IDLE_SECONDS * 1_000,
    absolute: settings.ABSOLUTE_SECONDS * 1_000,
    journalKept: settings.JOURNAL_DAYS * 24 * 60 * 60_000,
    stopping: readStopping(settings, mode),
    metricsPort: settings.METRICS_PORT,
    logLevel: settings.LOG_LEVEL,
    logFormat: settings.LOG_FORMAT,
    insecureCookie,
    dataDir: resolve(settings.DATA_DIR),
    redis: readRedis(settings.REDIS_URL, settings.REDIS_PREFIX),
    demoFile: settings.DEMO_FILE,
    webRoot: resolve(settings.WEB_ROOT),
    otherAssets: settings.ASSETS_PREVIOUS,
    collector: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
  };
}

/** Where everything is kept, for commands that need nothing else. Throws a `SettingError`. */
export function readStoreConfig(env: NodeJS.ProcessEnv): Pick<ConsoleConfig, 'dataDir' | 'redis'> {
  const settings = readEnvironment(Environment, env);
  return { dataDir: resolve(settings.DATA_DIR), redis: readRedis(settings.REDIS_URL, settings.REDIS_PREFIX) };
}

/** Where the console listens: for people, and for whoever collects its metrics. */
export function addressesOf({ host, port, metricsPort }: ConsoleConfig): {
  readonly page: Address;
  readonly metrics: Address | undefined;
} {
  return {
    page: { hosts: host === undefined ? loopback : [host], port, variable: 'PORT' },
    metrics: metricsPort === undefined ? undefined : { hosts: loopback, port: metricsPort, variable: 'METRICS_PORT' },
  };
}

/** Where nobody else takes over, streams that end one by one would only be gone for longer. */
function readStopping(settings: z.output<typeof Environment>, mode: Mode): Stopping {
  const { STOP_AFTER_SECONDS, STOP_STREAMS_SECONDS, REDIS_URL } = settings;
  const answersOn = STOP_AFTER_SECONDS ?? (mode === 'serve' ? 5 : 0);
  const endsStreams = STOP_STREAMS_SECONDS ?? (mode === 'serve' && REDIS_URL !== undefined ? 20 : 0);
  return { answersOn: answersOn * 1_000, endsStreams: endsStreams * 1_000 };
}

function readPublicUrl(text: string | undefined, port: number, mode: Mode): URL {
  if (text === undefined && mode === 'serve') throw new SettingError('PUBLIC_URL', 'is required');
  const url = new URL(text ?? `http://localhost:${port}`);
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new SettingError('PUBLIC_URL', 'must be scheme, host and port only');
  }
  if (!isSecureOrLoopback(url)) throw new SettingError('PUBLIC_URL', 'must be https unless it is loopback');
  return url;
}

function acceptedHosts(publicUrl: URL): ReadonlySet<string> {
  const hosts = new Set([publicUrl.host]);
  if (isLoopback(publicUrl.hostname)) {
    const suffix = publicUrl.port === '' ? '' : `:${publicUrl.port}`;
    hosts.add(`127.0.0.1${suffix}`).add(`[::1]${suffix}`);
  }
  return hosts;
}

function readTrustProxy(text: string | undefined): number | readonly string[] | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,2}$/.test(text)) return Number(text) === 0 ? undefined : Number(text);
  const networks = text.split(',').map((network) => network.trim());
  for (const network of networks) {
    if (!isNetworkOrAddress(network)) {
      throw new SettingError('TRUST_PROXY', 'must be a number of hops or a comma-separated list of networks');
    }
  }
  return networks;
}

function isNetworkOrAddress(text: string): boolean {
  const [address = '', prefix] = text.split('/');
  const family = address.includes(':') ? 'ipv6' : 'ipv4';
  try {
    const list = new BlockList();
    if (prefix === undefined) list.addAddress(address, family);
    else if (/^\d{1,3}$/.test(prefix)) list.addSubnet(address, Number(prefix), family);
    else return false;
    return true;
  } catch {
    return false;
  }
}

function readRedis(url: string | undefined, prefix: string): ConsoleConfig['redis'] {
  if (url === undefined) return undefined;
  const address = readRedisUrl(url);
  if (address !== undefined) return { address, prefix };
  const forms = 'redis://host:port/0, several hosts with ?sentinel=name or ?cluster, rediss:// for TLS';
  throw new SettingError('REDIS_URL', `must be like ${forms}`);
}

function readSecrets(text: string | undefined): readonly string[] {
  if (text === undefined) throw new SettingError('SESSION_SECRET', 'is required, at least 32 random bytes');
  return readSecretList(text, 'SESSION_SECRET');
}
