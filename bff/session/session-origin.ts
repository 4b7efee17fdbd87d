/** From where a session is begun: told to its owner, so that one's sessions can be told apart. */
import type { Request } from 'express';
import type { SessionOrigin } from '#shared/account.ts';
import { networkPrefixOf } from './network-of.ts';

/** What a browser has in its name, those first whose names hold the names of others. */
const browsers = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?Chrome\/|\bCriOS\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
] as const;

const systems = [
  ['iOS', /\b(?:iPhone|iPad)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** The browser and the system behind a User-Agent header, each where it is one of the known; never the header itself. */
export function programOf(userAgent = ''): Pick<SessionOrigin, 'browser' | 'system'> {
  const named = (names: readonly (readonly [string, RegExp])[]) => names.find(([, sign]) => sign.test(userAgent))?.[0];
  const browser = named(browsers);
  const system = named(systems);
  return { ...(browser !== undefined && { browser }), ...(system !== undefined && { system }) };
}

/** Of the request that signs in; the address is the one that proxies in front are trusted with. */
export function originOf(request: Pick<Request, 'headers' | 'ip'>): SessionOrigin {
  return { ...programOf(request.headers['user-agent']), network: networkPrefixOf(request.ip ?? '') };
}
