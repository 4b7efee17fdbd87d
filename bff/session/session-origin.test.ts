import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkPrefixOf } from './network-of.ts';
import { programOf } from './session-origin.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the origin of a session', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'Edge',
      'Windows',
    ],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.6 Safari/605.1.15`, 'Safari', 'macOS'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webKit} Version/18.6 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iOS',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webKit} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`,
      'Chrome',
      'iOS',
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${blink} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
    ['curl/8.14.1', undefined, undefined],
  ])('of %s is its browser and its system', (userAgent, browser, system) => {
    expect(programOf(userAgent)).toEqual({ ...(browser && { browser }), ...(system && { system }) });
  });

  it('holds nothing of a User-Agent but known names', () => {
    const property = fc.property(fc.string({ maxLength: 300 }), (userAgent) => {
      for (const name of Object.values(programOf(userAgent))) expect(name).toMatch(/^[A-Za-z ]{3,16}$/);
    });
    fc.assert(property);
  });

  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:12:3456::9', '2001:db8:12::/48'],
    ['::1', '::/48'],
    ['somewhere', ''],
  ])('has of the address %s no more than %s', (address, prefix) => {
    expect(networkPrefixOf(address)).toBe(prefix);
  });
});
