/** Asking a region for a run: with the token of its session, as its account, and telling apart what nothing was done for. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '#shared/clock.ts';
import { catalogue, type OperationId } from '#shared/contract/catalogue.ts';
import { nextTokenOf, type ListReply } from '#shared/contract/list-reply.ts';
import type { Operation, Resource } from '#shared/contract/operation.ts';
import type { Problem } from '#shared/contract/problem.ts';
import { toOperationState } from '#shared/rules/operation-state.ts';
import type { RunEvent } from '#shared/run-standing.ts';
import type { PlannedCall, StepOperation } from '#shared/run.ts';
import { ConsoleProblem, describeProblem } from '#bff/http/problem.ts';
import type { Recorded, Recorder } from '#bff/journal/recorder.ts';
import type { RegionAnswer } from '#bff/regions/call-region.ts';
import { callOperation, type CallArguments } from '#bff/regions/call-operation.ts';
import { Patience } from '#bff/regions/patience.ts';
import type { IdLists } from '#bff/regions/id-list.ts';
import { addressOfRead, type ReadContext } from '#bff/regions/read-operation.ts';
import type { Region, RegionDirectory } from '#bff/regions/region-directory.ts';
import { unusable } from '#bff/regions/region-failure.ts';
import { describeRefusal } from '#bff/regions/region-problem.ts';
import { retryAfterOf } from '#bff/regions/retry-after.ts';
import type { SessionReader, WorkingSession } from '#bff/session/session-reader.ts';
import type { RunRecord } from '#bff/store/runs.ts';
import { askAsSession, TokensRefused } from '#bff/tokens/as-session.ts';
import type { TokenManager } from '#bff/tokens/token-manager.ts';
import { briefly } from './cluster-operations.ts';
import { Unreadable, type RunReader } from './run-kind.ts';

/** Something is in the way: what was asked last was not done. */
export class Obstacle extends Error {
  override readonly name: string = 'Obstacle';
  readonly event: RunEvent;

  constructor(event: RunEvent) {
    super(event.kind);
    this.event = event;
  }
}

/** It is in the way of one step, and of those that build on it: of the whole run only where all others do. */
export class StepObstacle extends Obstacle {
  override readonly name = 'StepObstacle';
}

export type Written =
  /** `operation`: it is accepted, and this carries it out. `id`: of what the region answered with. */
  | { readonly kind: 'done'; readonly requestId: string; readonly operation?: StepOperation; readonly id?: string }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** The region failed, and has nothing to do with it any more: reading tells at once whether it was done. */
  | { readonly kind: 'failed'; readonly problem: Problem }
  /** No answer of the region came: it may be done, or be done yet. */
  | { readonly kind: 'lost' };

export interface RunRegionOptions {
  readonly regions: RegionDirectory;
  readonly tokenManager: TokenManager;
  readonly sessions: Pick<SessionReader, 'loadForWork'>;
  readonly idLists: IdLists;
  readonly clock: Clock;
  /** Where changes are entered. */
  readonly recorder: Pick<Recorder, 'enter'>;
  /** Called with what a write has changed in a region, or may have. */
  readonly onWritten: (region: string, resources: readonly Resource[]) => void;
  /** Called when a region has accepted work in a space. */
  readonly onAccepted: (space: { readonly region: string; readonly spaceId: string }, session: string) => void;
}

type Ask = (region: Region, token: string, asked: Required<ReadContext>, from: WorkingSession) => Promise<RegionAnswer>;

/** What of a run is needed to ask for it. */
export type AskingRun = Pick<RunRecord, 'id' | 'kind' | 'region' | 'clientId' | 'session' | 'standing'>;

/** A region that does not answer, or says "later" and not when, is asked again after this long. Milliseconds. */
const askAgainAfter = 5_000;

const notThere = new Set<ConsoleProblem['kind']>(['region_unreachable', 'region_untrusted']);

export class RunRegion implements RunReader {
  readonly #options: RunRegionOptions;
  readonly #run: AskingRun;
  readonly #answered: (time: number) => void;

  /** `answered` is told how long each answer took, in milliseconds. */
  constructor(options: RunRegionOptions, run: AskingRun, answered: (time: number) => void) {
    this.#options = options;
    this.#run = run;
    this.#answered = answered;
  }

  /**
   * The session whose tokens are used, under the id it goes on as. What somebody has confirmed goes on when that is closed to
   * browsers, and nothing else does. Throws an `Obstacle` once it has ended, or is of another account.
   */
  async session(): Promise<string> {
    return (await this.#session()).key;
  }

  async #session(): Promise<WorkingSession> {
    const { sessions, tokenManager } = this.#options;
    const { region, clientId, session, standing } = this.#run;
    const found = await sessions.loadForWork(session);
    if (found === undefined || !(found.isOpen || standing.isConfirmed)) throw sessionEnded();
    const account = await tokenManager.accountOf(found.key, region);
    if (account === undefined) throw sessionEnded();
    if (account !== clientId) throw new Obstacle({ kind: 'pause', reason: 'otherAccount' });
    return found;
  }

  read(id: OperationId, args: CallArguments): Promise<unknown> {
    return this.#read(id, (region, token, asked) => callOperation(region, token, id, args, asked));
  }

  async readItems(
    id: OperationId,
    path: PlannedCall['path'],
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, unknown>> {
    const list = await this.#read(id, (region, token, { requestId, ...asked }) =>
      this.#options.idLists.fetch(region, {
        row: catalogue[id],
        path: addressOfRead(id, { path }, region.clusterService),
        ids,
        headers: { authorization: `Bearer ${token}`, 'x-request-id': requestId },
        ...asked,
      }),
    );
    const { items = [] } = (list ?? {}) as Partial<ListReply>;
    return new Map((items as readonly { readonly id: string }[]).map((item) => [item.id.toLowerCase(), item]));
  }

  async #read(id: OperationId, ask: Ask): Promise<unknown> {
    const requestId = randomUUID();
    try {
      const answer = await this.#ask(requestId, ask);
      const { success }: Operation = catalogue[id];
      if (answer.status === 404) return undefined;
      if (answer.status >= 300) throw new Unreadable(describeRefusal(answer, requestId));
      if (success.schema?.safeParse(answer.body).success !== false) return answer.body;
      throw this.#unreadable('answered something else than the contract has', requestId);
    } catch (error) {
      throw error instanceof ConsoleProblem ? this.#isAway(error) : error;
    }
  }

  async readAll(id: OperationId, args: CallArguments): Promise<readonly unknown[] | undefined> {
    const items: unknown[] = [];
    const { paging }: Operation = catalogue[id];
    let nextToken: string | undefined;
    do {
      const page = (await this.read(id, { ...args, page: { size: paging?.maximumSize, nextToken } })) as
        | ListReply
        | undefined;
      if (page === undefined) return undefined;
      items.push(...page.items);
      const asked = nextToken;
      nextToken = nextTokenOf(page);
      if (nextToken !== undefined && nextToken === asked) throw this.#unreadable('answers the same page for ever');
    } while (nextToken !== undefined);
    return items;
  }

  #unreadable(reason: string, requestId?: string): Unreadable {
    const problem = unusable(this.#run.region, reason);
    const { violations: _, requestId: __, ...said } = describeProblem(problem, '');
    return new Unreadable(requestId === undefined ? said : { ...said, requestId });
  }

  /** Makes the call of a step, once. Throws an `Obstacle` when nothing was done. */
  async write({ operation, path, body }: PlannedCall): Promise<Written> {
    const requestId = randomUUID();
    const written = await this.#write(operation, { path, body }, requestId);
    const { resource, changes = [], kind }: Operation = catalogue[operation];
    const { region, session } = this.#run;
    const { onWritten, onAccepted } = this.#options;
    if (written.kind !== 'refused') onWritten(region, [resource, ...changes]);
    const { spaceId } = path;
    if (written.kind === 'done' && kind !== undefined && spaceId !== undefined)
      onAccepted({ region, spaceId }, session);
    return written;
  }

  async #write(id: OperationId, args: CallArguments, requestId: string): Promise<Written> {
    let recorded: Recorded | undefined;
    try {
      const answer = await this.#ask(requestId, async (region, token, asked, from) => {
        recorded ??= await this.#enter(from, id, args, requestId);
        const answered = await callOperation(region, token, id, args, asked);
        if (answered.status !== 401) recorded.answered(answered.status, answered.body);
        return answered;
      });
      const { status } = answer;
      if (status < 300) return { kind: 'done', requestId, ...answeredId(answer.body), ...operationIn(answer.body) };
      // Of something between the console and the region, which cannot know.
      if (status === 502 || status === 504) return { kind: 'lost' };
      return { kind: status < 500 ? 'refused' : 'failed', problem: describeRefusal(answer, requestId) };
    } catch (error) {
      if (!(error instanceof ConsoleProblem)) throw error;
      const isRefused = error.kind === 'region_signed_out' || error instanceof TokensRefused;
      if (isRefused) recorded?.answered(401);
      if (notThere.has(error.kind)) recorded?.notSent();
      if (isRefused || notThere.has(error.kind)) throw this.#isAway(error);
      return { kind: 'lost' };
    }
  }

  #enter(
    { key, operator }: WorkingSession,
    operation: OperationId,
    { path = {}, body }: CallArguments,
    requestId: string,
  ): Promise<Recorded> {
    const { id, kind, region } = this.#run;
    const run = { id, kind };
    return this.#options.recorder.enter({ session: key, operator, region, operation, path, body, requestId, run });
  }

  /** Throws an `Obstacle` when the region wants to be asked later, and a `ConsoleProblem` as `askAsSession` does. */
  async #ask(requestId: string, ask: Ask): Promise<RegionAnswer> {
    const { regions, tokenManager, clock } = this.#options;
    const region = regions.byName.get(this.#run.region);
    if (region === undefined) throw sessionEnded();
    const session = await this.#session();
    const patience = new Patience(region.limits.answer);
    try {
      const asking = { bearer: tokenManager, session: session.key, region: region.name, patience };
      const answer = await askAsSession(asking, async ({ token }) => {
        const answered = await ask(region, token, { patience, requestId, onAnswer: this.#answered }, session);
        return answered.status === 401 ? undefined : answered;
      });
      if (answer.status !== 429 && answer.status !== 503) return answer;
      const seconds = retryAfterOf(answer.headers['retry-after']);
      const wait = seconds === undefined ? askAgainAfter : seconds * 1_000;
      throw new Obstacle({ kind: 'wait', until: clock.now() + wait, waitsFor: 'region' });
    } finally {
      patience.end(undefined);
    }
  }

  #isAway(problem: ConsoleProblem): Obstacle {
    const { kind, extras } = problem;
    if (kind === 'region_signed_out') return sessionEnded();
    // Asking again would be refused again.
    if (problem instanceof TokensRefused) return new Obstacle({ kind: 'pause', reason: 'refused' });
    const wait = Math.max(askAgainAfter, (extras.retryAfter ?? 0) * 1_000);
    return new Obstacle({ kind: 'pause', reason: 'regionDown', until: this.#options.clock.now() + wait });
  }
}

const sessionEnded = () => new Obstacle({ kind: 'pause', reason: 'sessionEnded' });

function answeredId(body: unknown): { readonly id?: string } {
  const { uuid, id = uuid } = (body ?? {}) as { readonly id?: unknown; readonly uuid?: unknown };
  return typeof id === 'string' ? { id } : {};
}

/** Replies are an operation or hold one. Nothing of a region that keeps no records of them, or answers without one. */
function operationIn(body: unknown): { readonly operation?: StepOperation } {
  const { operation = body } = (body ?? {}) as { readonly operation?: unknown };
  const { id: given, status } = (operation ?? {}) as { readonly id?: unknown; readonly status?: unknown };
  if (typeof given !== 'string' || typeof status !== 'string') return {};
  return { operation: briefly(toOperationState('', '', operation as Readonly<Record<string, unknown>>)) };
}
