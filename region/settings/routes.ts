/**
 * The settings page: where people change their own password and second factor, and make recovery codes. The embedded region's
 * own, apart from the contract; a console leads there and sees nothing of it. What is typed travels in forms only, and is never
 * logged.
 */
import type { RequestHandler } from 'express';
import { settingsPath } from '#shared/self-service.ts';
import { ProblemError } from '#region/request/problem.ts';
import { parseForm, readBody } from '#region/request/request-body.ts';
import type { SelfService } from '#region/self-service/self-service.ts';
import { otpauthUri } from '#region/self-service/totp.ts';
import { isSecondFactor, provePerson } from '#region/sign-in/prove-person.ts';
import { otherMethod, servePage } from '#region/sign-in/serve-page.ts';
import type { Refusal } from '#region/sign-in/words.ts';
import { listRecoveryCodes } from '#region/store/recovery-codes.ts';
import { deleteSettingsSession } from '#region/store/settings-sessions.ts';
import { hashSecret } from '#region/token/secrets.ts';
import {
  changePassword,
  changeSecondFactor,
  makeRecoveryCodes,
  nextSecret,
  type Change,
  type Complaint,
} from './change-credentials.ts';
import { codesForm, factorForm, madeCodes, overview, passwordForm, signInForm, type Content } from './pages.ts';
import { settingsPages, type SettingsPage } from './settings-paths.ts';
import {
  doneBy,
  dropToken,
  findSession,
  keepToken,
  openSession,
  tokenFrom,
  type SettingsSession,
} from './settings-session.ts';
import { isOwnForm, visitOf, type Visit } from './visit.ts';

interface Step {
  readonly operation: string;
  show?(visit: Visit, session: SettingsSession | undefined): Promise<void>;
  take(visit: Visit, session: SettingsSession | undefined): Promise<void>;
}

/** A form that changes something, for who is signed in. */
interface ChangeStep {
  readonly operation: string;
  form(visit: Visit, session: SettingsSession, complaints: readonly Complaint[]): Content;
  take(visit: Visit, session: SettingsSession, form: Readonly<Record<string, string>>): Promise<Change>;
  changed(visit: Visit, change: Extract<Change, { kind: 'changed' }>): void;
}

const steps: ReadonlyMap<string, Step> = new Map<SettingsPage, Step>([
  ['', { operation: 'Settings', show: showFirst, take: signIn }],
  [
    settingsPages.password,
    changeStep({
      operation: 'ChangePassword',
      form: (visit, { person }, complaints) => passwordForm(visit, person.email, complaints),
      take: (visit, session, { present = '', password = '', repeated = '' }) =>
        changePassword(visit.service, session, { present, from: addressOf(visit), password, repeated }),
      changed: (visit) => visit.go('', 'password'),
    }),
  ],
  [
    settingsPages.factor,
    changeStep({
      operation: 'ChangeSecondFactor',
      form(visit, session, complaints) {
        const { email } = session.person;
        const secret = nextSecret(session);
        const uri = otpauthUri(`Portico ${visit.region}`, email, secret);
        return factorForm(visit, email, { secret, uri }, complaints);
      },
      take: (visit, session, { present = '', code = '' }) =>
        changeSecondFactor(visit.service, session, { present, from: addressOf(visit), code }),
      changed: (visit) => visit.go('', 'factor'),
    }),
  ],
  [
    settingsPages.codes,
    changeStep({
      operation: 'MakeRecoveryCodes',
      form: (visit, { person }, complaints) => codesForm(visit, person.email, complaints),
      take: (visit, session, { present = '' }) =>
        makeRecoveryCodes(visit.service, session, { present, from: addressOf(visit) }),
      // Not at an address of their own, which would show them again.
      changed: (visit, { codes = [] }) => visit.show(200, madeCodes(visit, codes)),
    }),
  ],
  [settingsPages.signOut, { operation: 'LeaveSettings', take: signOut }],
]);

/** Serves the settings pages and leaves every other path to what comes next. */
export function createSettingsRoutes(service: SelfService): RequestHandler {
  return async (request, response, next) => {
    const [path = ''] = request.url.split('?', 1);
    const step = path.startsWith(settingsPath) ? steps.get(path.slice(settingsPath.length)) : undefined;
    if (step === undefined) return next();
    return servePage({ operation: step.operation, path, request, response, log: service.context.log }, async () => {
      const visit = visitOf(service, request, response);
      if (request.method === 'GET' && step.show !== undefined) return step.show(visit, await sessionOf(visit));
      if (request.method !== 'POST') throw otherMethod(step.show === undefined ? 'POST' : 'GET, POST');
      if (!isOwnForm(visit)) throw new ProblemError('forbidden', 'The form is of another site.');
      return step.take(visit, await sessionOf(visit));
    });
  };
}

function sessionOf({ service: { database, context }, request }: Visit): Promise<SettingsSession | undefined> {
  const token = tokenFrom(request, context);
  return database.read((connection) => findSession(connection, token, context.clock.now()));
}

const addressOf = ({ request }: Visit) => request.socket.remoteAddress ?? '';

async function formOf({ request }: Visit): Promise<Readonly<Record<string, string>>> {
  return parseForm(await readBody(request), request);
}

async function showFirst(visit: Visit, session: SettingsSession | undefined): Promise<void> {
  if (session === undefined) return visit.show(200, signInForm(visit, { over: holdsToken(visit) }));
  const { id, firstname, lastname } = session.person;
  const codes = await visit.service.database.read((connection) => listRecoveryCodes(connection, id));
  const left = codes.filter(({ used_on: usedOn }) => usedOn === null).length;
  const asked = visit.query.get('done');
  // Anybody can write an address that tells of a change.
  const done = doneBy(session) === asked ? doneBy(session) : undefined;
  const name = `${firstname} ${lastname}`;
  return visit.show(200, overview(visit, { name, codes: { left, made: codes.length }, done }));
}

const holdsToken = ({ request, service }: Visit) => tokenFrom(request, service.context) !== '';

async function signIn(visit: Visit): Promise<void> {
  const { email = '', password = '', totp = '' } = await formOf(visit);
  const { database, context } = visit.service;
  if (email.trim() === '' || password === '' || !isSecondFactor(totp)) {
    return visit.show(400, signInForm(visit, { email, refusal: { kind: 'incomplete' } }));
  }
  const now = context.clock.now();
  const about = { email, password, totp, from: addressOf(visit) };
  const proof = await provePerson({ database, seal: context.seal, now }, about, (connection, userId) =>
    openSession(connection, userId, now),
  );
  if (proof.kind !== 'proved') return refuse(visit, proof, email);
  keepToken(visit.response, context, proof.granted);
  return visit.go('');
}

function refuse(visit: Visit, refusal: Refusal, email?: string): void {
  const tooMany = refusal.kind === 'tooMany';
  if (tooMany) visit.response.set('Retry-After', String(Math.ceil(refusal.retryInMilliseconds / 1000)));
  visit.show(tooMany ? 429 : 401, signInForm(visit, { refusal, ...(email !== undefined && { email }) }));
}

async function signOut(visit: Visit, session: SettingsSession | undefined): Promise<void> {
  if (session !== undefined) await end(visit, session);
  dropToken(visit.response, visit.service.context);
  visit.go('');
}

async function end({ service: { database } }: Visit, { token }: SettingsSession): Promise<void> {
  await database.write((connection) => deleteSettingsSession(connection, hashSecret(token)));
}

function changeStep(step: ChangeStep): Step {
  return {
    operation: step.operation,
    async show(visit, session) {
      if (session === undefined) visit.go('');
      else visit.show(200, step.form(visit, session, []));
    },
    async take(visit, session) {
      if (session === undefined) return visit.go('');
      const change = await step.take(visit, session, await formOf(visit));
      if (change.kind === 'over') return visit.go('');
      if (change.kind === 'refused') return visit.show(400, step.form(visit, session, change.complaints));
      if (change.kind === 'tooMany') {
        // Whoever guesses at an open page gets no further there.
        await end(visit, session);
        return refuse(visit, change);
      }
      keepToken(visit.response, visit.service.context, change.token);
      return step.changed(visit, change);
    },
  };
}
