import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('configuration of a region', () => {
  it('has a default for everything, and empty variables count as absent', () => {
    expect(readConfig({ BASE_URL: '', CONTROL_PORT: '' })).toMatchObject({
      port: 8091,
      name: 'eu-std-1',
      zone: 'STD',
      timeScale: 1,
      users: 240,
      controlPort: undefined,
      baseUrl: 'http://localhost:8091',
      strictReplies: true,
    });
  });

  it('takes slashes off the end of addresses, and only logs broken replies in production', () => {
    const config = readConfig({ BASE_URL: 'https://api.eu-std-1.example//', NODE_ENV: 'production' });
    expect(config).toMatchObject({ baseUrl: 'https://api.eu-std-1.example', strictReplies: false });
  });

  it.each([
    ['PORT', '0'],
    ['PORT', 'http'],
    ['REGION_NAME', 'eu'],
    ['TIME_SCALE', '0'],
    ['SEED_USERS', '-1'],
    ['CONTROL_PORT', '8091'],
    ['BASE_URL', 'ftp://example'],
    ['ACTIVATION_URL', 'nowhere'],
  ])('refuses %s=%s in one line that names it', (variable, value) => {
    expect(() => readConfig({ [variable]: value })).toThrow(new RegExp(`^${variable}: .+$`));
  });

  it('says what is accepted where little is', () => {
    expect(() => readConfig({ REGION_ZONE: 'XYZ' })).toThrow(/^REGION_ZONE: must be STD or SNC$/);
    expect(() => readConfig({ LOG_FORMAT: 'xml' })).toThrow(/^LOG_FORMAT: must be pretty or json$/);
  });
});
