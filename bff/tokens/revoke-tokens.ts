import type { TokenPair } from '#bff/regions/token-answer.ts';
import type { Logger } from 'pino';
import type { RegionDirectory } from '#bff/regions/region-directory.ts';
import { revokeToken } from '#bff/regions/token-endpoint.ts';

/** How long is waited for regions to revoke. Milliseconds. */
const revocationLimit = 3_000;

/** Tokens of an account in a region, by its name. */
export interface HeldTokens {
  readonly region: string;
  readonly clientId: string;
  /** Present for a person. */
  readonly person?: object;
  readonly tokens: TokenPair;
}

/** Best effort: a region that is down or refuses keeps the token until its end, and the log says so. */
export async function revokeTokens(regions: RegionDirectory, log: Logger, held: readonly HeldTokens[]): Promise<void> {
  const signal = AbortSignal.timeout(revocationLimit);
  await Promise.all(
    held.map(async ({ region: name, clientId, person, tokens }) => {
      const region = regions.byName.get(name);
      if (region === undefined) return;
      const { accessToken, refreshToken } = tokens;
      try {
        const revoke = async (token: string) => {
          if (person === undefined || region.people === undefined)
            return revokeToken(region, clientId, accessToken, token, signal);
          return (await region.people.revoke(token)) ? 200 : 400;
        };
        // The access token last: it speaks for both.
        const first = refreshToken === undefined ? undefined : await revoke(refreshToken);
        const last = await revoke(accessToken);
        // Where it ended together with the refresh token it speaks for nothing any more.
        const hasEnded = last === 200 || (first === 200 && last === 401);
        if (!hasEnded || (first ?? 200) !== 200)
          log.warn({ region: name }, 'region does not let a token revoke itself');
      } catch (error) {
        log.warn({ region: name, err: error }, 'token not revoked');
      }
    }),
  );
}
