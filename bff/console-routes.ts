/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 passes a rejected handler on to the error middleware */
/** The console's own endpoints (shared/session.ts) on Express, with express-session around them. */
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import session from 'express-session';
import { ownSessionsPath } from '#shared/account.ts';
import type { Clock } from '#shared/clock.ts';
import { signOutChoices, type RegionSummary, type SignOutChoice } from '#shared/session.ts';
import { addAccountRoutes } from './account/account-routes.ts';
import type { Account } from './account/account.ts';
import type { SavedViews } from './account/saved-views.ts';
import { addViewsRoutes } from './account/views-routes.ts';
import type { ConsoleConfig } from './config/config.ts';
import type { JournalReader } from './journal/journal-reader.ts';
import { addJournalRoutes } from './journal/journal-routes.ts';
import { addLedgerRoutes } from './ledger/ledger-routes.ts';
import type { Ledger } from './ledger/ledger.ts';
import { ConsoleProblem, violation } from './http/problem.ts';
import type { Reachability } from './regions/reachability.ts';
import type { Region, RegionDirectory } from './regions/region-directory.ts';
import { readBody } from './http/request-body.ts';
import type { AllRegions } from './overview/all-regions.ts';
import { addOverviewRoutes } from './overview/overview-routes.ts';
import { addReviewRoutes } from './reviews/review-routes.ts';
import type { ReviewService } from './reviews/review-service.ts';
import { addRunRoutes } from './runs/run-routes.ts';
import type { RunService } from './runs/run-service.ts';
import { addSelfServiceRoutes } from './self-service/self-service-routes.ts';
import type { SelfService } from './self-service/self-service.ts';
import type { FindDemo } from './session/demo-accounts.ts';
import type { ExpressSessionStore } from './session/express-session-store.ts';
import { cookieAttributes, cookieName } from './session/session-cookie.ts';
import type { Admit } from './session/session-admission.ts';
import type { SessionLife } from './session/session-life.ts';
import { addPersonRoutes } from './session/person-routes.ts';
import type { PersonSignIn } from './session/person-sign-in.ts';
import type { SessionReader } from './session/session-reader.ts';
import type { CheckPair } from './session/pair-check.ts';
import { parsePairCheck, parseSignIn } from './session/sign-in-body.ts';
import type { SignIn } from './session/sign-in.ts';
import type { Sessions } from './store/stores.ts';

export interface ConsoleRoutesOptions {
  readonly config: ConsoleConfig;
  readonly cookieSecrets: readonly string[];
  readonly sessionStore: ExpressSessionStore;
  readonly reader: SessionReader;
  readonly sessions: Sessions;
  readonly life: SessionLife;
  readonly admit: Admit;
  readonly signIn: SignIn;
  readonly personSignIn: PersonSignIn;
  readonly checkPair: CheckPair;
  readonly selfService: SelfService;
  readonly ledger: Ledger;
  readonly overview: AllRegions;
  readonly fleet: AllRegions;
  readonly reviews: ReviewService;
  readonly runs: RunService;
  readonly journal: JournalReader;
  readonly account: Account;
  readonly views: SavedViews;
  readonly regions: RegionDirectory;
  readonly isReachable: Reachability;
  readonly findDemo: FindDemo;
  readonly clock: Clock;
  /** Answers whatever a route threw. */
  readonly onError: (response: Response, error: unknown) => void;
}

const largestSignIn = 16 * 1024;

export function createConsoleRoutes(options: ConsoleRoutesOptions): Express {
  const { config, life, reader, clock } = options;
  const name = cookieName(config.insecureCookie);
  const attributes = cookieAttributes(config.insecureCookie);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  if (config.trustProxy !== undefined) app.set('trust proxy', config.trustProxy);

  // Ahead of sessions: of no concern to these, whose store may be away.
  app.get('/api/regions', async (_request, response) => {
    response.json(await Promise.all([...options.regions.byName.values()].map(summarise)));
  });

  app.use(declareSecure);
  app.use(
    session({
      name,
      cookie: attributes,
      secret: [...options.cookieSecrets],
      store: options.sessionStore,
      resave: false,
      saveUninitialized: false,
    }),
  );

  app.post('/api/session', async (request, response) => {
    const { operator, ...body } = parseSignIn(await readBody(request, largestSignIn));
    const signIn = await options.signIn(body, request.ip ?? '');
    // A person has a name already.
    const label = signIn.person === undefined ? operator : undefined;
    response.json(await life.describe(await options.admit(request, signIn, label)));
  });

  app.get('/api/session', async (request, response) => {
    const session = await reader.read(request);
    const described = session && (await life.describe(session));
    if (described === undefined) throw new ConsoleProblem('signed_out');
    response.json(described);
  });

  app.post('/api/session/activity', async (request, response) => {
    const session = await reader.read(request);
    if (session === undefined) throw new ConsoleProblem('signed_out');
    await options.sessions.markActivity(session.key, clock.now());
    response.status(204).end();
  });

  app.post('/api/session/check', async (request, response) => {
    const body = parsePairCheck(await readBody(request, largestSignIn));
    const session = await reader.read(request);
    if (session === undefined) throw new ConsoleProblem('signed_out');
    response.json(await options.checkPair(body, session, request.ip ?? ''));
  });

  app.delete('/api/session', async (request, response) => {
    await signOut(request, response, readChoice(request.query['work']));
  });

  app.delete(ownSessionsPath, async (request, response) => {
    const session = await reader.read(request);
    if (session === undefined) throw new ConsoleProblem('signed_out');
    await options.account.endOthers(session);
    await signOut(request, response, 'stop');
  });

  app.get('/api/session/regions/:region/work', async (request, response) => {
    if (!options.regions.byName.has(request.params.region)) throw new ConsoleProblem('not_found');
    response.json(await life.workIn(request, request.params.region));
  });

  app.delete('/api/session/regions/:region', async (request, response) => {
    if (!options.regions.byName.has(request.params.region)) throw new ConsoleProblem('not_found');
    await life.leave(request, request.params.region);
    response.status(204).end();
  });

  addPersonRoutes(app, options.personSignIn, options.admit, life, config.insecureCookie);
  addSelfServiceRoutes(app, options.selfService);
  addAccountRoutes(app, options.account, reader);
  addLedgerRoutes(app, options.ledger, reader);
  addOverviewRoutes(app, options);
  addViewsRoutes(app, options.views, reader);
  addReviewRoutes(app, options.reviews, reader);
  addRunRoutes(app, options.runs, reader);
  addJournalRoutes(app, options.journal, reader);

  app.use(() => {
    throw new ConsoleProblem('not_found');
  });
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) =>
    options.onError(response, error),
  );
  return app;

  async function signOut(request: Request, response: Response, choice: SignOutChoice): Promise<void> {
    await life.end(request, choice);
    response.clearCookie(name, attributes).setHeader('Clear-Site-Data', '"storage"');
    response.status(204).end();
  }

  async function summarise(region: Region): Promise<RegionSummary> {
    const { name, zone } = region;
    const [reachable, demo] = await Promise.all([options.isReachable(region), options.findDemo(name)]);
    const people = region.people !== undefined;
    const demoPerson = people && demo?.person !== undefined;
    return { name, zone, reachable, demo: demo !== undefined, demoPerson, people };
  }
}

function readChoice(text: unknown): SignOutChoice {
  const choice = text === undefined ? 'stop' : signOutChoices.find((one) => one === text);
  if (choice === undefined) throw violation('work', `must be one of ${signOutChoices.join(', ')}`);
  return choice;
}

/**
 * The cookie is always Secure: browsers take it from https and from loopback, where there is no TLS to see.
 * express-session only asks this property.
 */
function declareSecure(request: Request, _response: Response, next: NextFunction): void {
  Object.defineProperty(request, 'secure', { value: true });
  next();
}
