/** `/api/regions/{region}/…`: every operation of the catalogue and nothing else, with the bearer token in the cookie's place. */
import type { Clock } from '#shared/clock.ts';
import type { Operation, Resource } from '#shared/contract/operation.ts';
import type { WatchedSpace } from '#shared/watch.ts';
import type { Exchange } from '#bff/http/exchange.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import { hasBody } from '#bff/http/request-guard.ts';
import { readBody } from '#bff/http/request-body.ts';
import { changedBy, type AskBefore } from '#bff/journal/changed-by.ts';
import type { Recorded, Recorder } from '#bff/journal/recorder.ts';
import type { LinkIssue } from '#bff/ledger/ledger.ts';
import type { LiveSession } from '#bff/session/live-session.ts';
import type { SessionReader } from '#bff/session/session-reader.ts';
import type { Sessions } from '#bff/store/stores.ts';
import type { Step } from '#bff/http/trace.ts';
import { stepOf, type Tracing } from '#bff/http/tracing.ts';
import { parseStrictJson } from '#bff/http/strict-json.ts';
import { askAsSession, type Begun } from '#bff/tokens/as-session.ts';
import type { Bearer, BearerMemory, BearerSource } from '#bff/tokens/bearer-source.ts';
import { answerRefusal, sendJson } from '#bff/regions/answer-refusal.ts';
import type { IdLists } from '#bff/regions/id-list.ts';
import { Patience } from '#bff/regions/patience.ts';
import {
  buildAddress,
  checkParameters,
  createTargetFinder,
  type ProxyTarget,
  type RegionAddress,
} from './proxy-target.ts';
import { readOperation } from '#bff/regions/read-operation.ts';
import type { Region, RegionDirectory } from '#bff/regions/region-directory.ts';
import { isConnectFailure } from '#bff/regions/region-failure.ts';
import { parseCollected } from '#bff/regions/region-problem.ts';
import { browserLeft, relay, type RegionRequest, type RelayOutcome } from '#bff/regions/relay.ts';

export interface ProxyOptions {
  readonly regions: RegionDirectory;
  readonly idLists: IdLists;
  readonly reader: Pick<SessionReader, 'read' | 'recall'>;
  readonly sessions: Sessions;
  readonly bearer: BearerSource & BearerMemory;
  readonly clock: Clock;
  /** Called when a region answered 201 or 202 with an operation. */
  readonly onAccepted: (space: WatchedSpace, session: string) => void;
  /** Called with what a write has changed in a region, or may have: unless the region refused it. */
  readonly onWritten: (region: string, resources: readonly Resource[]) => void;
  /** Called when a recovery link was issued, once it is on its way to the browser. */
  readonly onLink: (issue: LinkIssue) => Promise<void>;
  /** Where changes are entered. */
  readonly recorder: Pick<Recorder, 'enter'>;
  /** Where calls are recorded; nowhere when left out. */
  readonly tracing?: Tracing | undefined;
}

/** Answers the exchange; throws, or rejects with, a `ConsoleProblem` for what the console refuses or the region fails at. */
export type Proxy = (exchange: Exchange) => Promise<void>;

export function createProxy(options: ProxyOptions): Proxy {
  const findTarget = createTargetFinder();

  return (exchange) => {
    const target = findTarget(exchange);
    const region = target && options.regions.byName.get(target.region);
    if (target === undefined || region === undefined) throw new ConsoleProblem('not_found');
    exchange.operationId = target.match.id;
    exchange.region = region.name;
    if (options.tracing !== undefined) exchange.trace = options.tracing.begin(exchange);

    const session = options.reader.recall(exchange.request);
    if (session === undefined || hasBody(exchange.request)) return receive(exchange, target, region, session);
    const call = beginCall(exchange, session, target, region, undefined);
    const bearer = isRead(exchange) ? options.bearer.recall(session.key, region.name) : undefined;
    return bearer === undefined || addressOf(call).ids !== undefined ? ask(call) : passAtOnce(call, bearer);
  };

  /** Begins a call for which something has to be waited for. */
  async function receive(
    exchange: Exchange,
    target: ProxyTarget,
    region: Region,
    known: LiveSession | undefined,
  ): Promise<void> {
    const { request } = exchange;
    const session = known ?? (await options.reader.read(request, region.name));
    if (session === undefined) throw new ConsoleProblem('signed_out');
    const body = hasBody(request) ? await readBody(request) : undefined;
    return ask(beginCall(exchange, session, target, region, body));
  }

  /** Most reads: memory has all there is to know, and one promise is all that waits for the answer. */
  function passAtOnce(call: Call, bearer: Bearer): Promise<void> {
    return new Promise((resolve, reject) => {
      const attempt = attemptOf(call, bearer);
      relay(call.region, attempt.request, call.exchange, (outcome) => {
        if (outcome.kind === 'passed') {
          attempt.step?.end(outcome.status);
          call.region.gate.succeeded();
          resolve();
        } else {
          ask(call, { bearer, result: conclude(call, attempt, outcome) }).then(resolve, reject);
        }
      });
    });
  }

  async function ask(call: Call, begun?: Begun<true>): Promise<void> {
    const { session, region, patience } = call;
    const asking = { bearer: options.bearer, session: session.key, region: region.name, patience };
    const passWith = (bearer: Bearer) =>
      addressOf(call).ids === undefined ? pass(call, bearer) : passIds(call, bearer);
    try {
      await askAsSession(asking, passWith, begun);
    } catch (error) {
      if (call.isRefused) call.recorded?.answered(401);
      if (error !== browserLeft) throw error;
    }
  }

  /** What is about to be sent is known before it is, at no more than one way to the store and back. */
  async function enterWrite({ exchange, session, region, target, body }: Call, token: string): Promise<Recorded> {
    const { match } = target;
    const { sessions, recorder, clock } = options;
    const parsed = body === undefined ? undefined : parseStrictJson(body);
    const [recorded] = await Promise.all([
      recorder.enter({
        session: session.key,
        operator: session.operator,
        region: region.name,
        operation: match.id,
        path: match.parameters,
        body: parsed,
        requestId: exchange.requestId,
        readChanged: (delta) =>
          changedBy(match.id, match.parameters, delta, askBefore(region, token, exchange.requestId)),
      }),
      sessions.markActivity(session.key, clock.now()),
    ]);
    return recorded;
  }

  /** Answers undefined when the region refused the token; then nothing was sent to the browser. */
  async function pass(call: Call, bearer: Bearer): Promise<true | undefined> {
    if (!isRead(call.exchange)) call.recorded ??= await enterWrite(call, bearer.token);
    const attempt = attemptOf(call, bearer);
    return conclude(call, attempt, await relayed(call, attempt));
  }

  /** As `pass`, with what came of an attempt. */
  async function conclude(call: Call, attempt: Attempt, relayedAs: RelayOutcome): Promise<true | undefined> {
    const { exchange, region } = call;
    const { match } = call.target;
    let outcome = relayedAs;
    // A GET that found no connection gets a second attempt, a write never.
    if (outcome.kind === 'failed' && isRead(exchange) && isConnectFailure(outcome.error)) {
      outcome = await relayed(call, attempt);
    }
    attempt.step?.end('status' in outcome ? outcome.status : undefined);
    outcome = weigh(region, outcome);
    noticeWrite(call, outcome);
    if (call.recorded !== undefined) settle(call.recorded, outcome);
    if (outcome.kind === 'failed') throw outcome.error;
    if (outcome.kind === 'passed') noticeOperation(call, outcome.status);
    if (outcome.kind === 'passed' && outcome.body !== undefined && issuesLink(match.row)) {
      const { parameters } = match;
      const { token } = attempt.bearer;
      await options.onLink({ region, session: call.session, token, parameters, body: outcome.body });
    }
    if (outcome.kind !== 'collected') return true;
    const { status, headers } = outcome;
    call.isRefused = status === 401;
    if (call.isRefused) return undefined;
    answerRefusal(exchange, { status, headers, body: parseCollected(region.name, outcome.body) });
    return true;
  }

  function noticeWrite({ exchange, region, target }: Call, outcome: RelayOutcome): void {
    if (isRead(exchange) || (outcome.kind === 'collected' && outcome.status < 500)) return;
    options.onWritten(region.name, [target.match.row.resource, ...(target.match.row.changes ?? [])]);
  }

  function noticeOperation({ region, session, target }: Call, status: number): void {
    const { match } = target;
    const { spaceId } = match.parameters;
    const isAccepted = status === 201 || status === 202;
    if (isAccepted && match.row.kind !== undefined && spaceId !== undefined) {
      options.onAccepted({ region: region.name, spaceId }, session.key);
    }
  }

  async function passIds(call: Call, { authorization }: Bearer): Promise<true | undefined> {
    const { exchange, region, target, patience } = call;
    const { path, ids = [] } = addressOf(call);
    const step = stepOf(exchange);
    const answer = await options.idLists
      .fetch(region, {
        row: target.match.row,
        path: path.split('?')[0] ?? path,
        ids,
        headers: { authorization, 'x-request-id': exchange.requestId, ...step?.headers },
        patience,
      })
      .catch((error: unknown) => {
        step?.end(undefined);
        throw error;
      });
    step?.end(answer.status);
    if (answer.status === 401) return undefined;
    if (answer.status === 200) sendJson(exchange, 200, 'application/json', answer.body);
    else answerRefusal(exchange, answer);
    return true;
  }
}

/** Of what is read right before a change, so long is waited for an answer, milliseconds; then it is sent without. */
const patienceBefore = 3_000;

function askBefore(region: Region, token: string, requestId: string): AskBefore {
  return async ({ operation, ...args }) => {
    const patience = new Patience(Math.min(patienceBefore, region.limits.answer));
    try {
      const { status, body } = await readOperation(region, token, operation, args, { patience, requestId });
      return status === 200 ? body : undefined;
    } catch (error) {
      if (error instanceof ConsoleProblem) return undefined;
      throw error;
    } finally {
      patience.end(undefined);
    }
  };
}

/** A browser that leaves, and an answer that breaks off, leave it unknown. */
function settle(recorded: Recorded, outcome: RelayOutcome): void {
  if (outcome.kind === 'passed') recorded.answered(outcome.status, outcome.body && parsedAnswer(outcome.body));
  // A refused token may be followed by the same call with another one.
  if (outcome.kind === 'collected' && outcome.status !== 401) recorded.answered(outcome.status);
  if (outcome.kind === 'failed' && outcome.error instanceof ConsoleProblem && notThere.has(outcome.error.kind))
    recorded.notSent();
}

const notThere = new Set<ConsoleProblem['kind']>(['region_unreachable', 'region_untrusted']);

function parsedAnswer(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

const isRead = ({ request }: Exchange) => request.method === 'GET';

/** What is to be asked of the region, checked; that is said to those only who are signed in to it. */
function addressOf({ target, exchange, region }: Call): RegionAddress {
  if (target.address === undefined) {
    checkParameters(target.match);
    target.address = buildAddress(target.match, exchange.query, region.clusterService);
  }
  return target.address;
}

const issuesLink = ({ credential }: Operation) => credential === 'recoveryLink';

interface Call {
  readonly exchange: Exchange;
  readonly session: LiveSession;
  readonly region: Region;
  readonly target: ProxyTarget;
  readonly body: Buffer | undefined;
  /** Of a write, once it is about to be sent. */
  recorded?: Recorded;
  /** The region refused the last token. */
  isRefused?: boolean;
  /** Ends with `browserLeft` when nobody waits for the answer any more. */
  readonly patience: Patience;
}

/** What the browser sends is here: from now on the time is the console's and the region's. */
function beginCall(
  exchange: Exchange,
  session: LiveSession,
  target: ProxyTarget,
  region: Region,
  body: Buffer | undefined,
): Call {
  const patience = new Patience(region.limits.answer);
  exchange.onClose = () => patience.end(browserLeft);
  return { exchange, session, target, region, body, patience };
}

interface Attempt {
  readonly bearer: Bearer;
  readonly request: RegionRequest;
  readonly step: Step | undefined;
}

function attemptOf(call: Call, bearer: Bearer): Attempt {
  const { exchange, body, patience } = call;
  const step = stepOf(exchange);
  const headers: Record<string, string> = {
    authorization: bearer.authorization,
    accept: 'application/json',
    'accept-encoding': 'identity',
    'user-agent': 'portico',
    'x-request-id': exchange.requestId,
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (step !== undefined) Object.assign(headers, step.headers);
  const method = exchange.request.method as RegionRequest['method'];
  return { bearer, request: { method, path: addressOf(call).path, headers, patience, body }, step };
}

function relayed({ region, exchange, recorded }: Call, { request }: Attempt): Promise<RelayOutcome> {
  return new Promise((resolve) => relay(region, request, exchange, resolve, recorded !== undefined));
}

/** Tells the region's gate what became of a request; a failure comes as a `ConsoleProblem`. */
function weigh({ gate }: Region, outcome: RelayOutcome): RelayOutcome {
  if (outcome.kind === 'passed' || outcome.kind === 'collected') gate.succeeded();
  if (outcome.kind === 'cut') gate.failed(outcome.error);
  if (outcome.kind !== 'failed' || outcome.error instanceof ConsoleProblem) return outcome;
  return { kind: 'failed', error: gate.failed(outcome.error) };
}
