/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 passes a rejected handler on to the error middleware */
/** Endpoints of signing in as a person. Open to everybody: who comes back with a code of the region gets in. */
import { parse } from 'cookie';
import type { Express } from 'express';
import type { PersonSignInBegun, PersonSignedIn } from '#shared/person-sign-in.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import { readBody } from '#bff/http/request-body.ts';
import { pendingLife } from './pending-sign-in.ts';
import type { PersonSignIn } from './person-sign-in.ts';
import { cookieAttributes, cookieName } from './session-cookie.ts';
import type { Admit } from './session-admission.ts';
import type { SessionLife } from './session-life.ts';
import { parseBeginning, parseCompletion } from './sign-in-body.ts';

const largestBody = 8 * 1024;

/** Adds them to `app`, behind its session. */
export function addPersonRoutes(
  app: Express,
  personSignIn: PersonSignIn,
  admit: Admit,
  life: SessionLife,
  insecureCookie: boolean,
): void {
  const cookie = `${cookieName(insecureCookie)}-sign-in`;
  const attributes = cookieAttributes(insecureCookie);

  app.post('/api/session/person', async (request, response) => {
    const begun = await personSignIn.begin(parseBeginning(await readBody(request, largestBody)), request.ip ?? '');
    response.cookie(cookie, begun.pending, { ...attributes, maxAge: pendingLife });
    response.json({ location: begun.location } satisfies PersonSignInBegun);
  });

  app.post('/api/session/person/complete', async (request, response) => {
    const body = parseCompletion(await readBody(request, largestBody));
    const pending = parse(request.headers.cookie ?? '')[cookie];
    const { signIn, returnTo } = await personSignIn.complete(body, pending, request.ip ?? '');
    const session = await life.describe(await admit(request, signIn, undefined));
    if (session === undefined) throw new ConsoleProblem('signed_out');
    response.clearCookie(cookie, attributes);
    response.json({ session, returnTo } satisfies PersonSignedIn);
  });
}
