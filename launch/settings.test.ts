import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStartSettings } from './settings.ts';

describe('start settings', () => {
  it('has a default for everything', () => {
    expect(readStartSettings({})).toEqual({
      port: 8080,
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
    [{ PORT: '8091' }, /must differ/],
    [{ CONTROL_PORT: 'x' }, /^CONTROL_PORT: /],
    [{ CONTROL_PORT: '8080' }, /must differ/],
    [{ DATA_DIR: '' }, /^DATA_DIR: /],
  ])('refuses %o in one line naming the variable', (env, message) => {
    expect(() => readStartSettings(env)).toThrow(message);
  });
});
