/**
 * REDIS_URL: `redis://` or `rediss://` (TLS), `user:password@`, one host or several, `/database`, and which kind several
 * hosts are: `?sentinel=<name of the master>`, the hosts being Sentinels, or `?cluster`, the hosts being any of its nodes.
 */

export interface RedisHost {
  readonly host: string;
  readonly port: number;
}

export interface RedisAddress {
  readonly kind: 'single' | 'sentinel' | 'cluster';
  /** At least one. */
  readonly hosts: readonly [RedisHost, ...RedisHost[]];
  readonly tls: boolean;
  readonly username?: string;
  readonly password?: string;
  readonly database?: number;
  /** What Sentinel calls the master. */
  readonly master?: string;
}

const form = /^(rediss?):\/\/(?:([^@/?#]*)@)?([^@/?#]+)(?:\/(\d{0,3}))?(?:\?([^#]*))?$/;
const hostForm = /^(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?::(\d{1,5}))?$/;

/** Undefined when it cannot be read; nothing of it is in any message, since it may hold a password. */
export function readRedisUrl(text: string): RedisAddress | undefined {
  const [, scheme, login = '', hostList = '', database = '', query = ''] = form.exec(text) ?? [];
  const parameters = new URLSearchParams(query);
  const master = parameters.get('sentinel');
  const isCluster = parameters.has('cluster');
  const known = [...parameters.keys()].every((name) => name === 'sentinel' || name === 'cluster');
  const kind = isCluster ? 'cluster' : master === null ? 'single' : 'sentinel';
  const hosts = hostList.split(',').map((host) => readHost(host, kind === 'sentinel' ? 26_379 : 6_379));
  const [first, ...others] = hosts.filter((host) => host !== undefined);
  if (scheme === undefined || first === undefined || !known || master === '' || (isCluster && master !== null))
    return undefined;
  if (1 + others.length !== hosts.length || (kind === 'single' && others.length > 0)) return undefined;
  if (isCluster && Number(database) !== 0) return undefined;
  const [username, password] = splitOnce(login).map(decoded);
  if (username === undefined || password === undefined) return undefined;
  return {
    kind,
    hosts: [first, ...others],
    tls: scheme === 'rediss',
    ...(username !== '' && { username }),
    ...(password !== '' && { password }),
    ...(database !== '' && { database: Number(database) }),
    ...(master !== null && { master }),
  };
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
