/** Headers of every answer, computed once. */
import { buildHeader } from '#shared/console-build.ts';
import type { ConsoleConfig } from '#bff/config/config.ts';

const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Vite puts its client, styles and a web socket into the page while developing; never in a build. */
const developmentPolicy = contentSecurityPolicy
  .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("img-src 'self'", "img-src 'self' data:")
  .replace("connect-src 'self'", "connect-src 'self' ws:");

export type StandingHeaders = readonly (readonly [string, string])[];

/** `build`: which one of the console answers. */
export function standingHeaders(
  config: Pick<ConsoleConfig, 'mode' | 'publicUrl'>,
  build: string | undefined,
): StandingHeaders {
  const headers: [string, string][] = [
    ['Content-Security-Policy', config.mode === 'dev' ? developmentPolicy : contentSecurityPolicy],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'no-referrer'],
  ];
  if (config.publicUrl.protocol === 'https:') {
    headers.push(['Strict-Transport-Security', 'max-age=31536000']);
  }
  if (build !== undefined) headers.push([buildHeader, build]);
  return headers;
}
