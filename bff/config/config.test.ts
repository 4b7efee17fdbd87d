import { describe, expect, it } from 'vitest';
import { SettingError } from '#server/environment.ts';
import { readConfig, type Mode } from './config.ts';

const regions = (over: object = {}) =>
  JSON.stringify([{ name: 'eu-std-1', zone: 'STD', baseUrl: 'http://localhost:8091', ...over }]);
const enough = { SESSION_SECRET: 'forty bytes that only this test file has', REGIONS: regions() };

describe('configuration', () => {
  it('has the documented defaults under the start command', () => {
    const config = readConfig(enough, 'start');
    expect(config).toMatchObject({
      host: undefined,
      port: 8080,
      trustProxy: undefined,
      idle: 3_600_000,
      journalKept: 7_776_000_000,
      absolute: 28_800_000,
      metricsPort: undefined,
      insecureCookie: false,
      regions: [
        {
          name: 'eu-std-1',
          zone: 'STD',
          baseUrl: 'http://localhost:8091',
          clusterService: 'kubernetes',
          embedded: false,
        },
      ],
    });
    expect(config.publicUrl.origin).toBe('http://localhost:8080');
    expect([...config.hosts]).toEqual(['localhost:8080', '127.0.0.1:8080', '[::1]:8080']);
  });

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ ...enough, PORT: '', REDIS_URL: '', HOST: '' }, 'start').port).toBe(8080);
  });

  it('builds addresses from names and a domain', () => {
    const { SESSION_SECRET } = enough;
    const env = { SESSION_SECRET, REGION_DOMAIN: 'cloud.example.org', REGION_NAMES: 'eu-west-2:STD, eu-snc-1:SNC' };
    expect(readConfig(env, 'start').regions).toMatchObject([
      { name: 'eu-west-2', zone: 'STD', baseUrl: 'https://api.eu-west-2.cloud.example.org' },
      { name: 'eu-snc-1', zone: 'SNC', baseUrl: 'https://api.eu-snc-1.cloud.example.org' },
    ]);
  });

  it('accepts only the public host, without loopback names, where it is not loopback', () => {
    const config = readConfig({ ...enough, PUBLIC_URL: 'https://console.example.org/' }, 'serve');
    expect([...config.hosts]).toEqual(['console.example.org']);
  });

  it('reads hops and networks to trust', () => {
    expect(readConfig({ ...enough, TRUST_PROXY: '2' }, 'start').trustProxy).toBe(2);
    const networks = readConfig({ ...enough, TRUST_PROXY: '10.0.0.0/8, fd00::/8,192.0.2.1' }, 'start').trustProxy;
    expect(networks).toEqual(['10.0.0.0/8', 'fd00::/8', '192.0.2.1']);
  });

  it('keeps every entry of the secret, in order', () => {
    const [first, second] = ['the first of two secrets, long enough', 'the second of two secrets, as long as'].map(
      (text) => text.replace(',', ' '),
    );
    expect(readConfig({ ...enough, SESSION_SECRET: `${first}, ${second}` }, 'start').sessionSecrets).toEqual([
      first,
      second,
    ]);
  });

  it('answers on when it stops, and ends streams one by one, where others take over', () => {
    const stopping = (env: NodeJS.ProcessEnv, mode: Mode) =>
      readConfig({ ...enough, PUBLIC_URL: 'https://console.example.org', ...env }, mode).stopping;
    const many = { REDIS_URL: 'redis://store:6379/0' };
    expect(stopping(many, 'serve')).toEqual({ answersOn: 5_000, endsStreams: 20_000 });
    expect(stopping({}, 'serve')).toEqual({ answersOn: 5_000, endsStreams: 0 });
    expect(stopping({}, 'start')).toEqual({ answersOn: 0, endsStreams: 0 });
    const given = { STOP_AFTER_SECONDS: '15', STOP_STREAMS_SECONDS: '30' };
    expect(stopping(given, 'serve')).toEqual({ answersOn: 15_000, endsStreams: 30_000 });
    expect(stopping({ STOP_AFTER_SECONDS: '0' }, 'serve').answersOn).toBe(0);
  });

  const refusals: [NodeJS.ProcessEnv, RegExp, Mode?][] = [
    [{ PORT: 'http' }, /^PORT: must be a port/],
    [{ PORT: '70000' }, /^PORT: /],
    [{ PUBLIC_URL: 'http://console.example.org' }, /^PUBLIC_URL: must be https/],
    [{ PUBLIC_URL: 'ftp://localhost' }, /^PUBLIC_URL: /],
    [{ PUBLIC_URL: 'https://console.example.org/path' }, /^PUBLIC_URL: /],
    [{ PUBLIC_URL: 'https://user@console.example.org' }, /^PUBLIC_URL: /],
    [{ PUBLIC_URL: undefined }, /^PUBLIC_URL: is required/, 'serve'],
    [{ TRUST_PROXY: 'true' }, /^TRUST_PROXY: /],
    [{ TRUST_PROXY: '10.0.0.0/99' }, /^TRUST_PROXY: /],
    [{ SESSION_SECRET: undefined }, /^SESSION_SECRET: is required/],
    [{ SESSION_SECRET: 'short' }, /^SESSION_SECRET: .*32 bytes/],
    [{ SESSION_SECRET: `${enough.SESSION_SECRET},short` }, /^SESSION_SECRET: .*32 bytes/],
    [{ SESSION_SECRET: 'change-me-change-me-change-me-change-me' }, /^SESSION_SECRET: is a default value/],
    [{ SESSION_SECRET: 'k'.repeat(40) }, /^SESSION_SECRET: repeats itself/],
    [{ SESSION_SECRET: 'abab1212'.repeat(5) + 'a' }, /^SESSION_SECRET: repeats itself/],
    [{ SESSION_SECRET: 'qwertzuiop12'.repeat(4) }, /^SESSION_SECRET: repeats itself/],
    [{ LOG_FORMAT: 'xml' }, /^LOG_FORMAT: must be pretty or json$/],
    [{ IDLE_SECONDS: '-1' }, /^IDLE_SECONDS: /],
    [{ ABSOLUTE_SECONDS: 'day' }, /^ABSOLUTE_SECONDS: must be a number of seconds/],
    [{ IDLE_SECONDS: '100', ABSOLUTE_SECONDS: '50' }, /^ABSOLUTE_SECONDS: /],
    [{ STOP_AFTER_SECONDS: '16' }, /^STOP_AFTER_SECONDS: must be a number of seconds, from 0 to 15$/],
    [{ STOP_STREAMS_SECONDS: '31' }, /^STOP_STREAMS_SECONDS: must be a number of seconds, from 0 to 30$/],
    [{ METRICS_PORT: '0' }, /^METRICS_PORT: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: must be fatal, error, warn, info, debug, trace or silent$/],
    [{ REDIS_URL: 'http://localhost' }, /^REDIS_URL: /],
    [{ REDIS_URL: 'redis://localhost', REDIS_PREFIX: 'a b' }, /^REDIS_PREFIX: /],
    [{ INSECURE_LOOPBACK_COOKIE: 'yes' }, /^INSECURE_LOOPBACK_COOKIE: must be 0 or 1$/],
    [{ INSECURE_LOOPBACK_COOKIE: '1', PUBLIC_URL: 'https://localhost' }, /^INSECURE_LOOPBACK_COOKIE: /],
    [{ REGIONS: undefined }, /^REGIONS: is required/],
    [{ REGIONS: 'eu-std-1' }, /^REGIONS: must be a JSON list$/],
    [{ REGIONS: '[]' }, /^REGIONS: must name at least one/],
    [{ REGIONS: regions({ name: 'EU' }) }, /^REGIONS: 0.name is not a region name/],
    [{ REGIONS: regions({ name: '__proto__' }) }, /^REGIONS: 0.name/],
    [{ REGIONS: regions({ name: 'sign-in' }) }, /^REGIONS: 0.name is a reserved name/],
    [{ REGIONS: regions({ zone: 'XXL' }) }, /^REGIONS: 0.zone must be STD or SNC$/],
    [{ REGIONS: regions({ baseUrl: 'http://api.example.org' }) }, /^REGIONS: 0.baseUrl must be https/],
    [{ REGIONS: regions({ baseUrl: 'nowhere' }) }, /^REGIONS: 0.baseUrl/],
    [{ REGIONS: regions({ baseUrl: 'https://u:p@example.org' }) }, /^REGIONS: 0.baseUrl/],
    [{ REGIONS: regions({ clusterService: 'swarm' }) }, /^REGIONS: 0.clusterService must be kubernetes or openshift$/],
    [{ REGIONS: regions({ baseURL: 'https://example.org' }) }, /^REGIONS: 0 has a member .* here: baseURL$/],
    [{ REGIONS: regions({ embedded: 'yes' }) }, /^REGIONS: 0.embedded must be true or false$/],
    [{ REGIONS: regions({ name: undefined }) }, /^REGIONS: 0.name is required$/],
    [{ REGIONS: '[7]' }, /^REGIONS: 0 must be an object$/],
    [{ REGIONS: `[${regions().slice(1, -1)},${regions().slice(1, -1)}]` }, /^REGIONS: names a region twice/],
    [{ REGION_NAMES: 'eu-west-2:STD' }, /^REGIONS: cannot be combined/],
    [{ REGIONS: undefined, REGION_NAMES: 'eu-west-2:STD' }, /^REGION_DOMAIN: is required/],
    [{ REGIONS: undefined, REGION_DOMAIN: 'example.org' }, /^REGION_NAMES: is required/],
    [{ REGIONS: undefined, REGION_DOMAIN: 'a/b', REGION_NAMES: 'eu-west-2:STD' }, /^REGION_DOMAIN: /],
    [{ REGIONS: undefined, REGION_DOMAIN: 'example.org', REGION_NAMES: 'eu-west-2' }, /^REGION_NAMES: /],
    [{ REGIONS: undefined, REGION_DOMAIN: 'example.org', REGION_NAMES: 'api:STD' }, /^REGION_NAMES: 0.name/],
  ];

  it.each(refusals)('refuses %o by name', (env, message, mode = 'start') => {
    const read = () => readConfig({ ...enough, ...env }, mode);
    expect(read).toThrow(SettingError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/\n/);
  });
});
