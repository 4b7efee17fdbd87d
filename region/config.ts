/** What a region reads from the environment. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { regionNamePattern } from '#shared/region-name.ts';
import { readEnvironment, SettingError } from '#server/environment.ts';
import { loopback, type Address } from '#server/listen.ts';
import { LogFormat, LogLevel } from '#server/log.ts';
import { port } from '#server/port.ts';
import { readSecretList } from '#server/secret-list.ts';

const scaleMeant = 'must be a number above 0, up to 1000';
const usersMeant = 'must be a number of users, from 0 to 1000000';
const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));

const Environment = z.object({
  PORT: port.default(8091),
  REGION_NAME: z.string().regex(regionNamePattern, 'must be a region name like eu-std-1').default('eu-std-1'),
  REGION_ZONE: z.enum(['STD', 'SNC']).default('STD'),
  DATA_DIR: z
    .string()
    .default('./data/region')
    .transform((path) => resolve(path)),
  TIME_SCALE: z.coerce.number(scaleMeant).positive(scaleMeant).max(1_000, scaleMeant).default(1),
  SEED_USERS: z.coerce.number(usersMeant).int(usersMeant).min(0, usersMeant).max(1_000_000, usersMeant).default(240),
  CONTROL_PORT: port.optional(),
  BASE_URL: address.optional(),
  ACTIVATION_URL: address.default('http://localhost:8080/activation'),
  LOG_LEVEL: LogLevel,
  LOG_FORMAT: LogFormat,
  SEAL_KEY: z.string().optional(),
  SIGNING_KEY_SINCE: z.iso
    .datetime({ offset: true, error: 'must be a time like 2026-01-31T12:00:00Z' })
    .transform((text) => Date.parse(text))
    .optional(),
  NODE_ENV: z.string().optional(),
});

export interface RegionConfig {
  readonly port: number;
  readonly name: string;
  readonly zone: 'STD' | 'SNC';
  /** Absolute. */
  readonly dataDir: string;
  /** Factor on simulated durations. */
  readonly timeScale: number;
  readonly users: number;
  /** The control port is off without it. */
  readonly controlPort: number | undefined;
  /** The first one seals; one is made and kept in the data folder when left out. */
  readonly sealKeys: readonly string[] | undefined;
  /** Milliseconds: a signing key made earlier signs nothing any more. */
  readonly signingKeySince: number;
  readonly baseUrl: string;
  readonly activationUrl: string;
  readonly logLevel: string;
  readonly logFormat: LogFormat;
  /** A reply that breaks the contract is only logged in production. */
  readonly strictReplies: boolean;
}

/** Empty variables count as absent. Throws a `SettingError`. */
export function readConfig(env: NodeJS.ProcessEnv): RegionConfig {
  const settings = readEnvironment(Environment, env);
  const { PORT, CONTROL_PORT, SEAL_KEY, BASE_URL = `http://localhost:${PORT}` } = settings;
  if (PORT === CONTROL_PORT) throw new SettingError('CONTROL_PORT', 'must differ from PORT');
  return {
    sealKeys: SEAL_KEY === undefined ? undefined : readSecretList(SEAL_KEY, 'SEAL_KEY'),
    signingKeySince: settings.SIGNING_KEY_SINCE ?? 0,
    port: PORT,
    name: settings.REGION_NAME,
    zone: settings.REGION_ZONE,
    dataDir: settings.DATA_DIR,
    timeScale: settings.TIME_SCALE,
    users: settings.SEED_USERS,
    controlPort: CONTROL_PORT,
    baseUrl: BASE_URL,
    activationUrl: settings.ACTIVATION_URL,
    logLevel: settings.LOG_LEVEL,
    logFormat: settings.LOG_FORMAT,
    strictReplies: settings.NODE_ENV !== 'production',
  };
}

/** Where the region listens: for its clients, and for tests and demonstrations that steer it. */
export function addressesOf({ port, controlPort }: RegionConfig): {
  readonly contract: Address;
  readonly control: Address | undefined;
} {
  return {
    contract: { hosts: loopback, port, variable: 'PORT' },
    control:
      controlPort === undefined ? undefined : { hosts: ['127.0.0.1'], port: controlPort, variable: 'CONTROL_PORT' },
  };
}
