import { afterEach, expect, it } from 'vitest';
import { pino } from 'pino';
import { systemClock } from '#shared/clock.ts';
import { settingsPath } from '#shared/self-service.ts';
import { readRegions } from '#bff/config/config-regions.ts';
import { createRegionDirectory, type RegionDirectory } from './region-directory.ts';

let regions: RegionDirectory;
afterEach(() => regions.close());

const client = { clientId: 'a-client-there' };
const known = { clientId: '0f5e9a6c-3b1d-4c77-9a52-6d1f4e8b7c30' };

/** Where a region leads people to who change their own password, with what its entry in the configuration adds. */
function settingsOf(entry: object): string | undefined {
  const region = { name: 'eu-1', zone: 'STD', baseUrl: 'http://127.0.0.1:8091', ...entry };
  regions = createRegionDirectory(
    readRegions({ REGIONS: JSON.stringify([region]) }),
    systemClock,
    pino({ enabled: false }),
  );
  return regions.byName.get('eu-1')?.settingsUrl;
}

it.each([
  ['an embedded region', { embedded: true }, `http://127.0.0.1:8091${settingsPath}`],
  [
    'an embedded region that browsers know by another address',
    { embedded: true, people: { issuer: 'https://eu-1.example/region/iam/', ...known } },
    `https://eu-1.example/region${settingsPath}`,
  ],
])('the page for password and second factor is known of %s', (_, entry, settings) => {
  expect(settingsOf(entry)).toBe(settings);
});

it.each([
  ['a real region', { people: { issuer: 'https://eu-1.example/iam/', ...client } }],
  [
    'an embedded region whose people sign in elsewhere',
    { embedded: true, people: { issuer: 'https://id.example/iam/', ...client } },
  ],
  ['an issuer of another form', { embedded: true, people: { issuer: 'https://id.example/realms/one', ...known } }],
])('none is made up of %s', (_, entry) => {
  expect(settingsOf(entry)).toBeUndefined();
});
