/** The runs of a console, put together. */
import { createSeal } from '#bff/config/seal.ts';
import type { SessionKeys } from '#bff/config/secrets.ts';
import type { RunRecord } from '#bff/store/runs.ts';
import type { Sessions, Stores } from '#bff/store/stores.ts';
import { kindsOfRun } from './kinds-of-run.ts';
import { RunKeeper } from './run-keeper.ts';
import { RunNews, type RunTold } from './run-news.ts';
import { RunRegion, type RunRegionOptions } from './run-region.ts';
import { RunSeal } from './run-seal.ts';
import { SessionRuns } from './session-runs.ts';
import { RunService, type Account } from './run-service.ts';
import { WaitingRuns } from './waiting-runs.ts';

export interface RunsOptions extends RunRegionOptions {
  readonly stores: Pick<Stores, 'runs' | 'leases' | 'broadcast'>;
  readonly keys: SessionKeys['runs'];
  readonly tell: (account: Account, event: RunTold) => void;
  readonly failed: (error: unknown) => void;
  readonly replaced: Pick<Sessions, 'listReplaced'>;
}

export interface OpenRuns {
  readonly service: RunService;
  readonly ofSessions: SessionRuns;
  /** Told of the end of work that a region has done to something, as an account sees it. */
  workEnded(account: Account, target: string): void;
  /** Begins nothing any more; `ended` resolves when nothing is worked on. */
  close(): void;
  ended(): Promise<void>;
}

/** A call without an answer is given as long again as one is waited for to be carried out; then reading is believed. Milliseconds. */
const settleAfter = 15_000;

export function openRuns({ stores, keys, tell, failed, replaced, ...region }: RunsOptions): OpenRuns {
  const { runs, leases, broadcast } = stores;
  const { clock, tokenManager } = region;
  const seal = new RunSeal(createSeal(keys));
  const changed = (id: string) => news.changed(id);
  const keeper = new RunKeeper({
    runs,
    seal,
    kinds: kindsOfRun,
    upstreamOf: (run, answered) => new RunRegion(region, run, answered),
    waiting: new WaitingRuns(),
    clock,
    settleAfter,
    changed,
    leases,
    failed,
  });
  const gone = (account: Account, id: string) => news.gone(account, id);
  const wake = (id: string) => keeper.wake(id);
  const { sessions: reader } = region;
  const ofSessions = new SessionRuns({ runs, sessions: replaced, reader, tokenManager, clock, wake, changed });
  const endOf = (run: RunRecord) => ofSessions.endOf(run);
  const service = new RunService({ runs, seal, tokenManager, clock, changed, gone, wake, endOf });
  const news = new RunNews({ describe: (id) => service.describe(id), broadcast, tell, failed });
  return {
    service,
    ofSessions,
    workEnded({ region: name, clientId }, target) {
      keeper.workEnded(name, clientId, target).catch(failed);
    },
    close() {
      keeper.close();
      news.close();
    },
    ended: () => keeper.ended(),
  };
}
