/** The regions of the configuration: REGIONS, or REGION_DOMAIN with REGION_NAMES. */
import { z } from 'zod';
import { clusterServices, type ClusterService } from '#shared/contract/path.ts';
import { embeddedConsoleClient } from '#shared/person-sign-in.ts';
import { regionNamePattern } from '#shared/region-name.ts';
import type { Zone } from '#shared/session.ts';
import { inPlainWords, SettingError } from '#server/environment.ts';
import { isSecureOrLoopback } from './loopback.ts';

export interface RegionConfig {
  readonly name: string;
  readonly zone: Zone;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** First path segment of the cluster service. */
  readonly clusterService: ClusterService;
  /** Runs beside this console, whose own page its recovery links open (docs/self-service.md). */
  readonly embedded: boolean;
  /** How people sign in as themselves; absent where they cannot. */
  readonly people?: PeopleConfig | undefined;
}

/** The console as OpenID Connect client of a region. */
export interface PeopleConfig {
  /** Where the discovery document is found. */
  readonly issuer: string;
  readonly clientId: string;
  /** Absent for a public client. */
  readonly clientSecret?: string | undefined;
}

/** First path segments that mean something else than a region. */
const reserved = new Set(['api', 'assets', 'sign-in', 'activation', 'healthz', 'readyz', 'metrics']);

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .refine((text) => URL.canParse(text) && isSecureOrLoopback(new URL(text)), 'must be https unless it is loopback')
  .refine((text) => URL.canParse(text) && isPlain(new URL(text)), 'must have no query, fragment or credentials');

const Region = z.strictObject({
  name: z
    .string()
    .regex(regionNamePattern, 'is not a region name')
    .refine((name) => !reserved.has(name), 'is a reserved name'),
  zone: z.enum(['STD', 'SNC']),
  baseUrl: address,
  clusterService: z.enum(clusterServices).default('kubernetes'),
  embedded: z.boolean().default(false),
  people: z
    .strictObject({ issuer: address, clientId: z.string().min(1), clientSecret: z.string().min(1).optional() })
    .optional(),
});
const Regions = z
  .array(Region)
  .min(1, 'must name at least one region')
  .refine((regions) => new Set(regions.map(({ name }) => name)).size === regions.length, 'names a region twice');

interface Settings {
  readonly REGIONS?: string | undefined;
  readonly REGION_DOMAIN?: string | undefined;
  readonly REGION_NAMES?: string | undefined;
}

/** Throws a `SettingError` that names the variable at fault. */
export function readRegions(settings: Settings): readonly RegionConfig[] {
  const { REGIONS, REGION_DOMAIN, REGION_NAMES } = settings;
  if (REGIONS !== undefined) {
    if (REGION_DOMAIN !== undefined || REGION_NAMES !== undefined) {
      throw new SettingError('REGIONS', 'cannot be combined with REGION_DOMAIN and REGION_NAMES');
    }
    return check('REGIONS', parseJson(REGIONS));
  }
  if (REGION_DOMAIN === undefined && REGION_NAMES === undefined) throw new SettingError('REGIONS', 'is required');
  if (REGION_NAMES === undefined) throw new SettingError('REGION_NAMES', 'is required with REGION_DOMAIN');
  if (REGION_DOMAIN === undefined) throw new SettingError('REGION_DOMAIN', 'is required with REGION_NAMES');
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(REGION_DOMAIN))
    throw new SettingError('REGION_DOMAIN', 'must be a domain name');
  const listed = REGION_NAMES.split(',').map((entry) => {
    const [name = '', zone, ...rest] = entry.trim().split(':');
    if (zone === undefined || rest.length > 0)
      throw new SettingError('REGION_NAMES', 'must read name:STD or name:SNC, …');
    return { name, zone, baseUrl: `https://api.${encodeURIComponent(name)}.${REGION_DOMAIN}` };
  });
  return check('REGION_NAMES', listed);
}

function check(variable: string, value: unknown): readonly RegionConfig[] {
  const parsed = Regions.safeParse(value, { error: inPlainWords });
  if (parsed.success) {
    return parsed.data.map((region) => {
      const baseUrl = region.baseUrl.replace(/\/+$/, '');
      return { ...region, baseUrl, people: region.people ?? (region.embedded ? ownSignIn(baseUrl) : undefined) };
    });
  }
  const issue = parsed.error.issues[0];
  const where = issue?.path.length ? `${issue.path.join('.')} ` : '';
  throw new SettingError(variable, where + issue?.message);
}

/** An embedded region knows its console beforehand. */
function ownSignIn(baseUrl: string): PeopleConfig {
  return { issuer: `${baseUrl}/iam/`, clientId: embeddedConsoleClient };
}

function isPlain(url: URL): boolean {
  return url.search === '' && url.hash === '' && url.username === '' && url.password === '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
