/** Waiting for an answer: told to the reader when it takes long, ended when it takes too long or they have enough of it. */
import { createStore } from '#web/ui/store.ts';
import { ApiProblem } from './api-problem.ts';

/** A call to a region that has not been answered for a while. */
export interface LongWait {
  readonly region: string;
  readonly isWrite: boolean;
  /** False for what only renews what is on the screen, or fetches ahead. */
  readonly isWanted: () => boolean;
  /** Ends it. What the region does about a write is unknown then. */
  readonly stop: () => void;
}

export type Waiting = Pick<LongWait, 'isWrite'> & {
  /** Names the call in the problem it ends with. */
  readonly name: string;
  /** Undefined where the console itself is asked. */
  readonly region?: string | undefined;
  readonly isWanted?: (() => boolean) | undefined;
  /** The caller's own. */
  readonly signal?: AbortSignal | undefined;
};

const longMs = 4_000;
/** The console's server answers within 16 seconds of a request's arrival, whatever the region does. */
const mostMs = 20_000;

export const longWaitStore = createStore<readonly LongWait[]>([]);

export interface Wait {
  /** Aborted with an `ApiProblem` when it has taken too long or was stopped; with the caller's reason when they gave up. */
  readonly signal: AbortSignal;
  /** To be called when the answer is here, or will not come. */
  readonly end: () => void;
}

let writes = 0;

/** Writes that are not answered yet. */
export const writesUnderWay = (): number => writes;

/** Begins to wait. */
export function beginWait({ name, region, isWrite, isWanted = () => true, signal }: Waiting): Wait {
  if (isWrite) writes += 1;
  const controller = new AbortController();
  const giveUp = (kind: string) => {
    const problem = { title: kind, type: `#${kind}`, source: 'console' } as const;
    controller.abort(new ApiProblem(name, region === undefined ? 0 : 504, problem));
  };
  const leave = () => controller.abort(signal?.reason);
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave);
  let long: LongWait | undefined;
  const telling = setTimeout(() => {
    if (region === undefined) return;
    long = { region, isWrite, isWanted, stop: () => giveUp('stopped_waiting') };
    longWaitStore.set([...longWaitStore.read(), long]);
  }, longMs);
  const ending = setTimeout(() => giveUp('region_timeout'), mostMs);
  return {
    signal: controller.signal,
    end: () => {
      if (isWrite) writes -= 1;
      clearTimeout(telling);
      clearTimeout(ending);
      signal?.removeEventListener('abort', leave);
      if (long !== undefined) longWaitStore.set(longWaitStore.read().filter((one) => one !== long));
    },
  };
}
