import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStartSettings } from './settings.ts';

describe('start settings', () => {
  it('has a default for everything', () => {
    expect(readStartSettings({})).toEqual({
      port: 8080,
      publicUrl: 'http://localhost:8080',
      activationUrl: 'http://localhost:8080/activation',
      sessionSecret: undefined,
      logFormat: undefined,
      dataDir: resolve('./data'),
      regions: [
        { name: 'eu-std-1', zone: 'STD', port: 8091, controlPort: undefined },
        { name: 'eu-snc-1', zone: 'SNC', port: 8092, controlPort: undefined },
      ],
    });
  });

  it('gives the second region the control port after the first', () => {
    expect(readStartSettings({ CONTROL_PORT: '9100' }).regions.map((region) => region.controlPort)).toEqual([
      9100, 9101,
    ]);
    expect(readStartSettings({ CONTROL_PORT: '9100,9200' }).regions.map((region) => region.controlPort)).toEqual([
      9100, 9200,
    ]);
  });

  it.each([
    [{ PORT: 'http' }, /^PORT: /],
    [{ PORT: '0' }, /^PORT: /],
    [{ PORT: '70000' }, /^PORT: /],
    [{ REGION_PORTS: '8091' }, /^REGION_PORTS: /],
    [{ REGION_PORTS: '8091,x' }, /^REGION_PORTS: /],
    [{ REGION_PORTS: '8091,8092,8093' }, /^REGION_PORTS: /],
    [{ PORT: '8091' }, /^REGION_PORTS: port 8091 must differ from PORT$/],
    [{ REGION_PORTS: '8091,8091' }, /^REGION_PORTS: the two ports must differ, and both are 8091$/],
    [{ CONTROL_PORT: 'x' }, /^CONTROL_PORT: /],
    [{ CONTROL_PORT: '8079' }, /^CONTROL_PORT: port 8080 must differ from PORT$/],
    [{ METRICS_PORT: '8092' }, /^METRICS_PORT: port 8092 must differ from REGION_PORTS$/],
    [{ REGION_PORTS: 'a,b' }, /^REGION_PORTS: must be a port/],
    [{ PUBLIC_URL: 'ftp://localhost' }, /^PUBLIC_URL: must be an http or https address/],
    [{ REGIONS: '[]' }, /^REGIONS: npm start brings regions of its own/],
    [{ REGION_DOMAIN: 'example.org' }, /^REGION_DOMAIN: npm start brings/],
    [{ REGION_NAMES: 'eu-west-2:STD' }, /^REGION_NAMES: npm start brings/],
    [{ LOG_FORMAT: 'xml' }, /^LOG_FORMAT: must be pretty or json$/],
  ])('refuses %o in one line naming the variable', (env, message) => {
    expect(() => readStartSettings(env)).toThrow(message);
  });
});
