/** Runs as sessions see them: those that use one, however it begins or ends (docs/decisions/0061). */
import type { Clock } from '#shared/clock.ts';
import { goesOnAt, runAfter, type RunEvent } from '#shared/run-standing.ts';
import type { SessionReader } from '#bff/session/session-reader.ts';
import type { SessionWork, WorkAccount } from '#bff/session/session-work.ts';
import type { RunRecord, Runs } from '#bff/store/runs.ts';
import type { Sessions } from '#bff/store/stores.ts';
import type { TokenManager } from '#bff/tokens/token-manager.ts';

export interface SessionRunsOptions {
  readonly runs: Runs;
  readonly sessions: Pick<Sessions, 'listReplaced'>;
  readonly reader: Pick<SessionReader, 'loadForWork'>;
  readonly tokenManager: Pick<TokenManager, 'list'>;
  readonly clock: Clock;
  readonly wake: (id: string) => void;
  readonly changed: (id: string) => void;
}

export class SessionRuns implements SessionWork {
  readonly #options: SessionRunsOptions;

  constructor(options: SessionRunsOptions) {
    this.#options = options;
  }

  async goingOn(session: string): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for (const account of await this.#options.tokenManager.list(session)) {
      const { length } = (await this.#using(session, account)).filter(goesOn);
      if (length > 0) counts.set(account.region, length);
    }
    return counts;
  }

  async stop(session: string, reason: 'signedOut' | 'otherAccount', account?: WorkAccount): Promise<void> {
    const accounts = account === undefined ? await this.#options.tokenManager.list(session) : [account];
    for (const one of accounts) {
      for (const run of await this.#using(session, one)) await this.#change(run, goesOn, { kind: 'stop', reason });
    }
  }

  async move(from: string, to: string, account: WorkAccount): Promise<void> {
    for (const run of await this.#using(from, account)) await this.#change(run, () => true, undefined, to);
  }

  /** When the session of a run that goes on by itself ends for it; undefined for any other. Milliseconds since the epoch. */
  async endOf(run: RunRecord): Promise<number | undefined> {
    const { reader, tokenManager } = this.#options;
    const session = goesOn(run) ? await reader.loadForWork(run.session) : undefined;
    if (session === undefined) return undefined;
    const isOurs = ({ region, clientId }: WorkAccount) => region === run.region && clientId === run.clientId;
    const signIn = (await tokenManager.list(session.key)).find(isOurs);
    if (signIn === undefined) return undefined;
    return signIn.renewAt === undefined ? Math.min(signIn.expiresAt, session.endsAt) : session.endsAt;
  }

  async refused(session: string, account: WorkAccount): Promise<void> {
    const pause = { kind: 'pause', reason: 'refused' } as const;
    for (const run of await this.#using(session, account)) await this.#change(run, isDue, pause);
  }

  async resume(session: string, { region, clientId }: WorkAccount): Promise<void> {
    for (const run of await this.#options.runs.list(region, clientId)) {
      if (hasPaused(run)) await this.#change(run, hasPaused, { kind: 'resume' }, session);
      else if (isDue(run) && (await this.#isLeft(run))) {
        // Nobody has noticed yet.
        await this.#change(run, (now) => isDue(now) && now.session === run.session, undefined, session);
      } else if (run.standing.isConfirmed && !isDue(run) && (await this.#hasBegun(run))) {
        await this.#change(run, (now) => !isDue(now), { kind: 'follow', until: 0 }, session);
      }
    }
  }

  /** Whether it has begun what nobody knows the end of, nor looks at any more. */
  async #hasBegun({ id, session, standing }: RunRecord): Promise<boolean> {
    if (standing.follows !== undefined && (await this.#options.reader.loadForWork(session))) return false;
    const { sending, accepted, unknown } = await this.#options.runs.counts(id);
    return sending + accepted + unknown > 0;
  }

  async #isLeft({ session, standing }: RunRecord): Promise<boolean> {
    const found = await this.#options.reader.loadForWork(session);
    return found === undefined || !(found.isOpen || standing.isConfirmed);
  }

  /** Runs of an account that use the session, under whichever of its ids. */
  async #using(session: string, { region, clientId }: WorkAccount): Promise<RunRecord[]> {
    const { runs, sessions } = this.#options;
    const keys = new Set([session, ...(await sessions.listReplaced(session))]);
    return (await runs.list(region, clientId)).filter((run) => keys.has(run.session));
  }

  /** Changes a run as long as `isMeant` says so, also when others are at it. */
  async #change(
    found: RunRecord,
    isMeant: (run: RunRecord) => boolean,
    event: RunEvent | undefined,
    session?: string,
  ): Promise<void> {
    const { runs, clock, changed, wake } = this.#options;
    let run: RunRecord | undefined = found;
    while (run !== undefined && isMeant(run)) {
      const standing = event === undefined ? run.standing : runAfter(run.standing, event);
      if (standing === undefined) return;
      const times = event === undefined ? {} : { changedAt: clock.now() };
      if ((await runs.change({ ...run, ...times, standing, session: session ?? run.session })) !== undefined) {
        if (event !== undefined) changed(run.id);
        return wake(run.id);
      }
      run = await runs.load(run.id);
    }
  }
}

const isDue = ({ standing }: RunRecord) => goesOnAt(standing) !== undefined;
const goesOn = (run: RunRecord) => run.standing.isConfirmed && isDue(run);
const hasPaused = ({ standing }: RunRecord) => standing.state === 'paused' && standing.reason === 'sessionEnded';
