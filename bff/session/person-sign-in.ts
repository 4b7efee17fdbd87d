/** Signing in as a person: sending them to the region's page, and letting in whoever comes back (shared/person-sign-in.ts). */
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Clock } from '#shared/clock.ts';
import { callbackPath } from '#shared/callback-path.ts';
import type { BeginPersonSignIn, CompletePersonSignIn } from '#shared/person-sign-in.ts';
import type { Metrics } from '#bff/metrics/metrics.ts';
import { ConsoleProblem, violation } from '#bff/http/problem.ts';
import type { Person, PersonClient } from '#bff/regions/person-client.ts';
import type { Region, RegionDirectory } from '#bff/regions/region-directory.ts';
import type { Grant } from '#bff/regions/token-answer.ts';
import { lifetimeOf, type RegionSignIn } from '#bff/tokens/token-manager.ts';
import { findOrganisation } from './find-organisation.ts';
import type { PendingSeal } from './pending-sign-in.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export interface PersonSignInOptions {
  readonly publicUrl: URL;
  readonly regions: RegionDirectory;
  readonly limits: SignInLimits;
  readonly seal: PendingSeal;
  readonly clock: Clock;
  readonly metrics: Metrics;
}

/**
 * Throws a `ConsoleProblem`: 400 for a region where people cannot sign in, 401 for what does not belong to a sign-in
 * begun in this browser or does not work any more, 429 past the limits, 502 to 504 when the region fails.
 */
export interface PersonSignIn {
  /** The region's page to go to, and what the browser keeps meanwhile. */
  begin(body: z.output<typeof BeginPersonSignIn>, address: string): Promise<{ location: string; pending: string }>;
  complete(
    body: z.output<typeof CompletePersonSignIn>,
    pending: string | undefined,
    address: string,
  ): Promise<{ signIn: RegionSignIn; returnTo: string }>;
}

export function createPersonSignIn(options: PersonSignInOptions): PersonSignIn {
  const { publicUrl, regions, limits, seal, clock, metrics } = options;
  const redirectUri = new URL(callbackPath, publicUrl).href;

  return {
    async begin({ region: name, language, theme, returnTo = '/' }, address) {
      const { region, people } = placeOf(regions, name);
      await limits.beginPerson(address);
      const secrets = { state: random(), nonce: random(), verifier: random() };
      const looks = { language, theme: region.embedded ? theme : undefined };
      const location = await people.authorizationUrl(redirectUri, secrets, looks);
      return { location, pending: await seal.seal({ region: name, ...secrets, returnTo }) };
    },

    async complete({ code, state, iss }, sealed, address) {
      const pending = await seal.open(sealed);
      if (pending === undefined || pending.state !== state) throw notBegunHere();
      const { region, people } = placeOf(regions, pending.region);
      const callback = new URL(redirectUri);
      callback.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString();
      const takeBack = await limits.beginPerson(address);
      const redeemed = await people.redeem(callback, pending).catch(async (error: unknown) => {
        await takeBack(1);
        throw error;
      });
      metrics.signIns.inc({ region: region.name, outcome: redeemed === undefined ? 'refused' : 'granted' });
      if (redeemed === undefined) throw notBegunHere();
      // This step and the one it began with.
      await takeBack(2);
      const { grant, person } = redeemed;
      return { signIn: await toSignIn(region, grant, person, clock), returnTo: pending.returnTo };
    },
  };
}

function placeOf(regions: RegionDirectory, name: string): { region: Region; people: PersonClient } {
  const region = regions.byName.get(name);
  if (region === undefined) throw violation('region', 'is not a region of this console');
  if (region.people === undefined) throw violation('region', 'is not one where people can sign in');
  return { region, people: region.people };
}

async function toSignIn(region: Region, grant: Grant, person: Person, clock: Clock): Promise<RegionSignIn> {
  const { id: clientId, ...about } = person;
  const organisationId = await findOrganisation(region, grant.tokens.accessToken);
  return {
    region: region.name,
    clientId,
    person: about,
    tokens: grant.tokens,
    ...lifetimeOf(grant, clock.now()),
    ...(organisationId === undefined ? {} : { organisationId }),
  };
}

function notBegunHere(): ConsoleProblem {
  const detail = 'This sign-in took too long, was completed already, or was begun in another browser. Begin it again.';
  return new ConsoleProblem('wrong_credentials', { detail });
}

const random = () => randomBytes(32).toString('base64url');
