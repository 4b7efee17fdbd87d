/**
 * Signing in as the demo person of an embedded region: the console fills in the region's own page from the demo file, in the
 * place of a browser, and goes on as for everybody who comes back from there (docs/decisions/0040).
 */
import { TOTP } from 'otpauth';
import type { DemoPerson } from '#shared/demo-file.ts';
import { CompletePersonSignIn } from '#shared/person-sign-in.ts';
import type { Clock } from '#shared/clock.ts';
import { ConsoleProblem, violation } from '#bff/http/problem.ts';
import { askRegion } from '#bff/regions/call-region.ts';
import type { Region, RegionDirectory } from '#bff/regions/region-directory.ts';
import { unusable } from '#bff/regions/region-failure.ts';
import { retryAfterOf } from '#bff/regions/retry-after.ts';
import type { RegionSignIn } from '#bff/tokens/token-manager.ts';
import type { FindDemo } from './demo-accounts.ts';
import type { PersonSignIn } from './person-sign-in.ts';

export interface DemoPersonOptions {
  readonly regions: RegionDirectory;
  readonly findDemo: FindDemo;
  readonly personSignIn: PersonSignIn;
  readonly clock: Clock;
}

/**
 * Throws a `ConsoleProblem`: 400 where a region has no demo person, 401 when the region does not take what the demo file
 * tells of them, 429 when all codes of the moment are used up, and what `PersonSignIn` throws.
 */
export type SignInDemoPerson = (region: string, address: string) => Promise<RegionSignIn>;

/** A code is good for its own half minute and one to either side, once. */
const stepMs = 30_000;

export function createDemoPersonSignIn({
  regions,
  findDemo,
  personSignIn,
  clock,
}: DemoPersonOptions): SignInDemoPerson {
  /** By region: the half minute whose code was sent last. */
  const spent = new Map<string, number>();
  /** By region: who is let in before the next one, since a later code makes those before it worthless. */
  const turns = new Map<string, Promise<unknown>>();

  /** The first half minute whose code may work and was not sent; undefined where there is none at present. */
  function nextStep(region: string): number | undefined {
    const present = Math.floor(clock.now() / stepMs);
    const last = spent.get(region) ?? 0;
    const next = last > present + 1 ? present - 1 : Math.max(present - 1, last + 1);
    return next > present + 1 ? undefined : next;
  }

  /** The address that the region sends the person back to. */
  async function prove(region: Region, { email, password, totpSecret }: DemoPerson, page: URL): Promise<URL> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    let isRefused = false;
    for (let step = nextStep(region.name); step !== undefined; step = nextStep(region.name)) {
      spent.set(region.name, step);
      const totp = new TOTP({ secret: totpSecret }).generate({ timestamp: step * stepMs });
      const body = new URLSearchParams([...page.searchParams, ...Object.entries({ email, password, totp })]).toString();
      const answer = await askRegion(region, { method: 'POST', path: pathIn(region, page), headers, body });
      const location = answer.headers['location'];
      if (answer.status === 303 && typeof location === 'string' && URL.canParse(location)) return new URL(location);
      if (answer.status === 429) {
        const detail = 'The region pauses signing in as the demo person after too many wrong attempts.';
        const retryAfter = retryAfterOf(answer.headers['retry-after']) ?? stepMs / 1_000;
        throw new ConsoleProblem('too_many_attempts', { detail, retryAfter });
      }
      if (answer.status !== 401) throw unusable(region.name, 'answered the sign-in of the demo person unexpectedly');
      isRefused = true;
    }
    throw isRefused ? changedPerson() : tooMany((stepMs - (clock.now() % stepMs)) / 1_000);
  }

  return async (name, address) => {
    const region = regions.byName.get(name);
    const person = region?.embedded === true ? (await findDemo(name))?.person : undefined;
    if (region === undefined || person === undefined) throw violation('demo', 'is not available for this region');
    const { location, pending } = await personSignIn.begin({ region: name }, address);
    const turn = (turns.get(name) ?? Promise.resolve()).then(() => prove(region, person, new URL(location)));
    turns.set(
      name,
      turn.catch(() => undefined),
    );
    const callback = await turn;
    const answer = CompletePersonSignIn.safeParse(Object.fromEntries(callback.searchParams));
    if (!answer.success) throw unusable(name, 'let the demo person in without a code');
    const { signIn } = await personSignIn.complete(answer.data, pending, address);
    return signIn;
  };
}

function pathIn({ prefix }: Region, { pathname }: URL): string {
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
}

function changedPerson(): ConsoleProblem {
  const detail =
    'The region does not take what the demo file tells: the codes of this moment were used elsewhere, or the demo person signs in with another password by now.';
  return new ConsoleProblem('wrong_credentials', { detail });
}

function tooMany(seconds: number): ConsoleProblem {
  const detail = 'Each code of the demo person works once, and those of this moment are used up.';
  return new ConsoleProblem('too_many_attempts', { detail, retryAfter: Math.ceil(seconds) });
}
