/** The console's server as one request listener. Nothing listens and nothing is opened on import. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Clock } from '#shared/clock.ts';
import { createAccount } from './account/account.ts';
import { SavedViews } from './account/saved-views.ts';
import type { ConsoleConfig } from './config/config.ts';
import { createConsoleRoutes } from './console-routes.ts';
import { JournalReader } from './journal/journal-reader.ts';
import { Recorder } from './journal/recorder.ts';
import { createFailures } from './failures.ts';
import { Ledger } from './ledger/ledger.ts';
import { createLinkBell } from './ledger/link-bell.ts';
import { standingHeaders, type StandingHeaders } from './http/headers.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createPage, type Page } from './page/page.ts';
import { readBuild } from './page/read-build.ts';
import { ConsoleProblem } from './http/problem.ts';
import type { Tracing } from './http/tracing.ts';
import { IdLists } from './regions/id-list.ts';
import { readOperation } from './regions/read-operation.ts';
import { retryAfterOf } from './regions/retry-after.ts';
import { Directory, directoryLimits as usualLimits, type DirectoryLimits } from './directory/directory.ts';
import { createProxy } from './proxy/proxy.ts';
import { createReception } from './reception.ts';
import { createReachability } from './regions/reachability.ts';
import { createRegionDirectory, type UpstreamLimits } from './regions/region-directory.ts';
import { AllRegions } from './overview/all-regions.ts';
import { ReviewService } from './reviews/review-service.ts';
import { openRuns } from './runs/open-runs.ts';
import { TokenManager } from './tokens/token-manager.ts';
import { createSelfService } from './self-service/self-service.ts';
import { SelfServiceLimits } from './self-service/self-service-limits.ts';
import { demoOf, startedSign } from './session/demo-accounts.ts';
import { createDemoPersonSignIn } from './session/demo-person.ts';
import { endExpired } from './session/end-expired.ts';
import { ExpressSessionStore } from './session/express-session-store.ts';
import { createAdmission } from './session/session-admission.ts';
import { sessionEnd } from './session/live-session.ts';
import { createPairCheck } from './session/pair-check.ts';
import { createPendingSeal } from './session/pending-sign-in.ts';
import { createPersonSignIn } from './session/person-sign-in.ts';
import { deriveKeys } from './config/secrets.ts';
import { SessionChanges } from './tokens/session-changes.ts';
import { cookieName } from './session/session-cookie.ts';
import { SessionLife } from './session/session-life.ts';
import { createSessionReader } from './session/session-reader.ts';
import { createSignIn } from './session/sign-in.ts';
import { SignInLimits } from './session/sign-in-limits.ts';
import { createTokenSeal } from './tokens/token-seal.ts';
import { StoreUnavailable } from './store/store-unavailable.ts';
import { openStores } from './store/open-stores.ts';
import { systemScheduler } from './watch/system-scheduler.ts';
import { WatchHub } from './watch/watch-hub.ts';

export interface ConsoleOptions {
  readonly config: ConsoleConfig;
  readonly clock: Clock;
  readonly log: Logger;
  /** What answers outside /api; the built page in config.webRoot when left out. */
  readonly page?: Page;
  /** Patience with regions; the documented one when left out. */
  readonly upstreamLimits?: UpstreamLimits;
  /** Of reading whole lists; the documented ones when left out. */
  readonly directoryLimits?: DirectoryLimits;
}

export interface Console {
  /** Listener of a node:http server. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Headers of every answer, for answers given before a request could be read. */
  readonly headers: StandingHeaders;
  /** Whole lists being read, and what is held of them in memory, bytes. */
  readonly load: Directory['load'];
  /** Ends sessions past their limits, as happens every half minute. */
  endExpired(): Promise<void>;
  /** In the text format of Prometheus. */
  metrics(): Promise<string>;
  /** Says that it is not ready, and answers on. */
  leave(): void;
  /** Opens no stream any more and ends every one, spread over so many milliseconds, so that all answers come to an end. */
  endStreams(over: number): Promise<void>;
  /** Waits for what is under way without anybody waiting for it: the renewal of tokens. Milliseconds at most. */
  settle(patience: number): Promise<void>;
  /** Ends streams, connections to regions and the store. */
  close(): Promise<void>;
}

const roundEvery = 30_000;
/** Nothing is believed for longer where another process's notice of a change may be lost. Milliseconds. */
const noticeDoubt = 15_000;

/**
 * Keeps everything in `config.redis`, which need not answer yet, or in `console.sqlite` in `config.dataDir`, which must
 * exist. Rejects when that cannot be opened.
 */
export async function createConsole(options: ConsoleOptions): Promise<Console> {
  const { config, clock, log, page, upstreamLimits, directoryLimits } = options;
  const stores = await openStores(config, clock, log);
  const failures = createFailures(log);
  const { sessions, tokens, leases, counters } = stores;
  const keys = deriveKeys(config.sessionSecrets);
  const limits = { idle: config.idle, absolute: config.absolute };
  const regions = createRegionDirectory(config.regions, clock, log, upstreamLimits);
  const changes = new SessionChanges(stores.broadcast);
  const reader = createSessionReader({
    sessions,
    clock,
    limits,
    cookieName: cookieName(config.insecureCookie),
    cookieSecrets: keys.cookie,
  });
  const metrics = createMetrics([...regions.byName.keys()], () => ({
    watch: watch.load,
    directory: directory.load,
    store: stores,
  }));
  const tokenManager = new TokenManager({
    sessions,
    tokens,
    leases,
    seal: createTokenSeal(keys.tokens),
    regions,
    changes,
    clock,
    log,
    onRefused: (session, account) => runs.ofSessions.refused(session, account),
    onRefreshed: (region, outcome) => metrics.tokenRefreshes.inc({ region, outcome }),
  });
  const findDemo = demoOf(config.demoFile);
  /** What goes on by itself fails again and again while the store does not answer, which the store says once. */
  const workFailed = (message: string) => (error: unknown) => {
    if (stores.isUp || !(error instanceof StoreUnavailable)) log.error({ err: error }, message);
  };
  const watchFailed = workFailed('live watch failed');
  const watch = new WatchHub({
    sessions: {
      tokenFor: (session, region) => tokenManager.tokenFor(session, region),
      tokenRefused: (session, region, token) => tokenManager.tokenRefused(session, region, token),
      standing: async (key) => {
        const session = await reader.reload(key);
        const latest = session && (await reader.latest(session));
        if (latest === undefined) return undefined;
        const endsAt = sessionEnd(latest, limits);
        return { session: latest.key, regions: await tokenManager.list(latest.key), endsAt };
      },
      onChange: (listener) => changes.onChange(listener),
    },
    regions: {
      async read(name, token, id, args) {
        const region = regions.byName.get(name);
        if (region === undefined) throw new ConsoleProblem('not_found');
        metrics.watchPolls.inc({ region: name });
        const { status, body, headers } = await readOperation(region, token, id, args);
        return { status, body, retryAfter: retryAfterOf(headers['retry-after']) };
      },
    },
    store: stores.watch,
    broadcast: stores.broadcast,
    onFailover: () => metrics.watchFailovers.inc(),
    onEnded(account, { clusterId }) {
      if (clusterId !== undefined) runs.workEnded(account, clusterId);
    },
    doubt: config.redis === undefined ? Number.POSITIVE_INFINITY : noticeDoubt,
    scheduler: systemScheduler(watchFailed),
    clock,
    failed: watchFailed,
  });
  const onUsed = createLinkBell(stores.broadcast, (account, event) => watch.tell(account, event));
  const ledger = new Ledger({ links: stores.recoveryLinks, tokenManager, regions, clock, log, onUsed });
  const allRegions = (failed: string) =>
    new AllRegions({ regions, tokens: tokenManager, clock, failed: (error) => failures.problemOf(error, failed) });
  const directory = new Directory({
    regions,
    reader,
    tokens: tokenManager,
    changes,
    broadcast: stores.broadcast,
    clock,
    failed: (error) => failures.problemOf(error, 'a whole list was not read'),
    limits: directoryLimits ?? (config.redis === undefined ? usualLimits : { ...usualLimits, kept: noticeDoubt }),
  });
  const idLists = new IdLists(clock);
  const journal = new JournalReader({
    journal: stores.journal,
    tokenManager,
    regions,
    clock,
    kept: config.journalKept,
  });
  const recorder = new Recorder({ journal: stores.journal, signIns: tokenManager, clock, log });
  const runs = openRuns({
    stores,
    keys: keys.runs,
    regions,
    tokenManager,
    sessions: reader,
    replaced: sessions,
    idLists,
    clock,
    recorder,
    onWritten: (region, resources) => directory.written(region, resources),
    onAccepted: (space, session) => watch.poke(space, session),
    tell: (account, event) => watch.tell(account, event),
    failed: workFailed('a run failed; it is tried again'),
  });
  const work = runs.ofSessions;
  const tracing = await openTraces(config, log);
  const proxy = createProxy({
    regions,
    idLists,
    reader,
    sessions,
    bearer: tokenManager,
    clock,
    recorder,
    onAccepted: (space, session) => watch.poke(space, session),
    onWritten: (region, resources) => directory.written(region, resources),
    onLink: (issue) => ledger.enter(issue),
    tracing,
  });
  const signInLimits = new SignInLimits(counters);
  const personSignIn = createPersonSignIn({
    publicUrl: config.publicUrl,
    regions,
    limits: signInLimits,
    seal: createPendingSeal(keys.pending, clock),
    clock,
    metrics,
  });
  const signInDemoPerson = createDemoPersonSignIn({ regions, findDemo, personSignIn, clock });
  const routes = createConsoleRoutes({
    config,
    cookieSecrets: keys.cookie,
    sessionStore: new ExpressSessionStore(sessions, reader),
    reader,
    sessions,
    life: new SessionLife({ sessions, reader, tokenManager, regions, changes, clock, limits, work, log }),
    admit: createAdmission({ sessions, reader, leases, tokenManager, regions, changes, clock, work, log }),
    signIn: createSignIn({ regions, limits: signInLimits, findDemo, signInDemoPerson, clock, metrics }),
    account: createAccount({ tokenManager, reader, sessions, regions, changes, limits, work, log }),
    personSignIn,
    checkPair: createPairCheck({ regions, limits: signInLimits, tokenManager, log }),
    selfService: createSelfService({
      regions,
      limits: new SelfServiceLimits(counters),
      onCompleted: (flow, active) => ledger.markUsed(flow, active),
      onKilled: (flow) => ledger.markKilled(flow),
      onWrongCode: (flow) => ledger.countWrongCode(flow),
    }),
    ledger,
    overview: allRegions('a part of the overview was not read'),
    fleet: allRegions('a part of the fleet was not read'),
    views: new SavedViews({ views: stores.views, tokenManager, clock }),
    reviews: new ReviewService({ reviews: stores.reviews, tokenManager, regions, clock }),
    runs: runs.service,
    journal,
    regions,
    isReachable: createReachability(clock),
    findDemo,
    clock,
    onError: failures.answerError,
  });
  const { webRoot, otherAssets } = config;
  const headers = standingHeaders(config, readBuild(webRoot));
  const servePage = page ?? createPage({ webRoot, otherAssets, sessionCookie: cookieName(config.insecureCookie) });
  const endAllExpired = async () => {
    stores.age();
    reader.age();
    directory.age();
    await endExpired({ sessions, tokenManager, regions, changes, clock, limits, work, log });
    await ledger.forgetOld();
    await runs.service.forgetOld();
    await journal.forgetOld();
  };
  const endingFailed = workFailed('expired sessions not ended; the next round tries again');
  const ending = setInterval(() => endAllExpired().catch(endingFailed), roundEvery).unref();
  const reception = createReception({
    config,
    log,
    metrics,
    failures,
    headers,
    reader,
    tokenManager,
    watch,
    directory,
    proxy,
    servePage,
    routes,
    hasStarted: startedSign(config.demoFile),
  });

  return {
    headers,
    get load() {
      return directory.load;
    },
    endExpired: endAllExpired,
    metrics: () => metrics.registry.metrics(),
    handle: reception.handle,
    leave() {
      reception.leave();
      tokenManager.leave();
    },
    async endStreams(over) {
      reception.leave();
      reception.closeStreams();
      await watch.endOver(over);
      directory.close();
    },
    settle: (patience) => tokenManager.settle(patience),
    async close() {
      clearInterval(ending);
      runs.close();
      watch.close();
      directory.close();
      await regions.close();
      await runs.ended();
      await recorder.ended();
      await tracing?.close();
      await stores.close();
    },
  };
}

async function openTraces({ collector }: ConsoleConfig, log: Logger): Promise<Tracing | undefined> {
  if (collector === undefined) return undefined;
  const { openTracing } = await import('./metrics/open-telemetry.ts');
  return openTracing(collector, log);
}
