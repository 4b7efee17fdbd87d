/**
 * REDIS_URL: `redis://` or `rediss://` (TLS), `user:password@`, one host or several, `/database`, and which kind several
 * hosts are: `?sentinel=<name of the master>`, the hosts being Sentinels, or `?cluster`, the hosts being any of its nodes.
 * Sentinels have a login of their own: `&sentinel-login=user:password`.
 */

export interface RedisHost {
  readonly host: string;
  readonly port: number;
}

export interface RedisLogin {
  readonly username?: string;
  readonly password?: string;
}

export interface RedisAddress extends RedisLogin {
  readonly kind: 'single' | 'sentinel' | 'cluster';
  /** At least one. */
  readonly hosts: readonly [RedisHost, ...RedisHost[]];
  readonly tls: boolean;
  readonly database?: number;
  /** What Sentinel calls the master. */
  readonly master?: string;
  /** How Sentinels themselves are asked. */
  readonly sentinelLogin?: RedisLogin;
}

const form = /^(rediss?):\/\/(?:([^@/?#]*)@)?([^@/?#]+)(?:\/(\d{0,3}))?(?:\?([^#]*))?$/;
const parameterNames: ReadonlySet<string> = new Set(['sentinel', 'sentinel-login', 'cluster']);
const hostForm = /^(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?::(\d{1,5}))?$/;

/** Undefined when it cannot be read; nothing of it is in any message, since it may hold a password. */
export function readRedisUrl(text: string): RedisAddress | undefined {
  const [, scheme, login = '', hostList = '', database = '', query = ''] = form.exec(text) ?? [];
  // A password may have a plus in it, which is no space here.
  const parameters = new URLSearchParams(query.replaceAll('+', '%2B'));
  const master = parameters.get('sentinel');
  const isCluster = parameters.has('cluster');
  const sentinelLogin = parameters.get('sentinel-login');
  const known = [...parameters.keys()].every((name) => parameterNames.has(name));
  const kind = isCluster ? 'cluster' : master === null ? 'single' : 'sentinel';
  const hosts = hostList.split(',').map((host) => readHost(host, kind === 'sentinel' ? 26_379 : 6_379));
  const [first, ...others] = hosts.filter((host) => host !== undefined);
  if (scheme === undefined || first === undefined || !known || master === '' || (isCluster && master !== null))
    return undefined;
  if (1 + others.length !== hosts.length || (kind === 'single' && others.length > 0)) return undefined;
  if (isCluster && Number(database) !== 0) return undefined;
  if (sentinelLogin !== null && kind !== 'sentinel') return undefined;
  const [username, password] = splitOnce(login).map(decoded);
  if (username === undefined || password === undefined) return undefined;
  return {
    kind,
    hosts: [first, ...others],
    tls: scheme === 'rediss',
    ...loginOf(username, password),
    ...(database !== '' && { database: Number(database) }),
    ...(master !== null && { master }),
    ...(sentinelLogin !== null && { sentinelLogin: loginOf(...splitOnce(sentinelLogin)) }),
  };
}

function loginOf(username: string, password: string): RedisLogin {
  return { ...(username !== '' && { username }), ...(password !== '' && { password }) };
}

function readHost(text: string, defaultPort: number): RedisHost | undefined {
  const [, host, port] = hostForm.exec(text.trim()) ?? [];
  const number = port === undefined ? defaultPort : Number(port);
  if (host === undefined || number < 1 || number > 65_535) return undefined;
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: number };
}

function splitOnce(login: string): [string, string] {
  const colon = login.indexOf(':');
  return colon < 0 ? [login, ''] : [login.slice(0, colon), login.slice(colon + 1)];
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
