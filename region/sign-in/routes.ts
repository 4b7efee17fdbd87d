/**
 * `/iam/authorize`: where the console sends people to sign in as themselves. The embedded region's own, apart from the
 * contract; a real region has its provider's pages. What is typed travels in the form only, and is never logged.
 */
import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { ProblemError } from '#region/request/problem.ts';
import { parseForm, readBody } from '#region/request/request-body.ts';
import { insertAuthorizationCode } from '#region/store/authorization-codes.ts';
import type { Connection, RegionDatabase } from '#region/store/database.ts';
import { createSecret, hashSecret } from '#region/token/secrets.ts';
import type { RegionContext } from '#region/handler/region-context.ts';
import { pageLooks } from '#region/page/page-looks.ts';
import { sendRegionPage } from '#region/page/region-page.ts';
import { authorizePath, backToConsole, readAuthorizeRequest, type AuthorizeParameters } from './authorize-request.ts';
import { signInPage, unknownPage } from './page.ts';
import { isSecondFactor, provePerson } from './prove-person.ts';
import { otherMethod, servePage } from './serve-page.ts';
import type { Refusal } from './words.ts';

interface SignInService {
  readonly context: RegionContext;
  readonly database: RegionDatabase;
}

const codeMilliseconds = 60 * 1000;

/** Serves the sign-in page and leaves every other path to what comes next. */
export function createSignInRoutes(service: SignInService): RequestHandler {
  return async (request, response, next) => {
    const [at = '', query = ''] = request.url.split('?', 2);
    if (at !== authorizePath) return next();
    const asked = { operation: 'Authorize', path: authorizePath, request, response, log: service.context.log };
    return servePage(asked, async () => {
      if (request.method === 'GET') await showPage(new URLSearchParams(query), request, response, service);
      else if (request.method === 'POST') await signIn(request, response, service);
      else throw otherMethod('GET, POST');
    });
  };
}

async function showPage(given: URLSearchParams, request: Request, response: Response, service: SignInService) {
  const asked = answerUnlessAsked(given, request, response, service);
  if (asked !== undefined) sendForm(200, { parameters: asked }, request, response, service);
}

async function signIn(request: Request, response: Response, service: SignInService): Promise<void> {
  const site = request.get('Sec-Fetch-Site');
  if (site !== undefined && site !== 'same-origin') throw new ProblemError('forbidden', 'The form is of another site.');
  const { email = '', password = '', totp = '', ...rest } = parseForm(await readBody(request), request);
  const parameters = answerUnlessAsked(new URLSearchParams(rest), request, response, service);
  if (parameters === undefined) return;

  const again = (status: number, refusal: Refusal) =>
    sendForm(status, { parameters, email, refusal }, request, response, service);
  if (email.trim() === '' || password === '' || !isSecondFactor(totp)) {
    return again(400, { kind: 'incomplete' });
  }
  const { database, context } = service;
  const from = request.socket.remoteAddress ?? '';
  const now = context.clock.now();
  const proof = await provePerson(
    { database, seal: context.seal, now },
    { email, password, totp, from },
    (connection, userId) => issueCode(connection, userId, parameters, now),
  );
  if (proof.kind === 'tooMany') response.set('Retry-After', String(Math.ceil(proof.retryInMilliseconds / 1000)));
  if (proof.kind !== 'proved') return again(proof.kind === 'tooMany' ? 429 : 401, proof);
  const { state, redirect_uri: redirectUri } = parameters;
  response.redirect(303, backToConsole(redirectUri, { code: proof.granted, state, iss: context.tokens.issuer }));
}

/** The parameters of a proper request; anything else has been answered already. */
function answerUnlessAsked(
  given: URLSearchParams,
  request: Request,
  response: Response,
  service: SignInService,
): AuthorizeParameters | undefined {
  const { name, activationUrl, tokens } = service.context;
  const asked = readAuthorizeRequest(given, activationUrl);
  if (asked.kind === 'asked') return asked.parameters;
  if (asked.kind === 'refused') {
    const { error, state, redirectUri } = asked;
    response.redirect(303, backToConsole(redirectUri, { error, state, iss: tokens.issuer }));
  } else {
    const looks = pageLooks({}, request.get('Accept-Language'));
    const { origin } = new URL(activationUrl);
    const page = { ...unknownPage(looks.language), looks, region: name, back: `${origin}/` };
    sendRegionPage(response, 400, page, activationUrl);
  }
  return undefined;
}

interface Form {
  readonly parameters: AuthorizeParameters;
  readonly email?: string;
  readonly refusal?: Refusal;
}

/** Who goes back without signing in has said no, as far as the console is told (RFC 6749 section 4.1.2.1). */
function sendForm(status: number, form: Form, request: Request, response: Response, { context }: SignInService): void {
  const { name: region, activationUrl, tokens } = context;
  const { redirect_uri: redirectUri, state } = form.parameters;
  const looks = pageLooks(form.parameters, request.get('Accept-Language'));
  const back = backToConsole(redirectUri, { error: 'access_denied', state, iss: tokens.issuer });
  const content = signInPage({ ...form, region, language: looks.language });
  sendRegionPage(response, status, { ...content, looks, region, back }, activationUrl);
}

async function issueCode(
  connection: Connection,
  userId: string,
  { redirect_uri: redirectUri, code_challenge: challenge, nonce, scope }: AuthorizeParameters,
  now: number,
): Promise<string> {
  const code = createSecret();
  await insertAuthorizationCode(
    connection,
    {
      code_hash: hashSecret(code),
      user_id: userId,
      family_id: randomUUID(),
      redirect_uri: redirectUri,
      challenge,
      nonce: nonce ?? null,
      scope,
      expires_on: now + codeMilliseconds,
      used_on: null,
    },
    now,
  );
  return code;
}
