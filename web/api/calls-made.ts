/** Tells of each call of the contract that was made. Who records them comes later (web/recorder): until then they wait here. */
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { PageQuery } from '#shared/contract/operation.ts';
import type { QueryValue } from '#shared/contract/path.ts';

/** What a call was made with. */
export interface CalledWith {
  readonly path?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  readonly page?: PageQuery | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly body?: unknown;
}

export interface CallMade {
  readonly region: string;
  readonly operation: OperationId;
  readonly args: CalledWith;
  /** By this browser's clock, milliseconds. */
  readonly at: number;
  readonly ms: number;
  /** The last answer to it; undefined when none came, or nobody waited for it any more. */
  readonly answer: Response | undefined;
}

/** `reply` is what was answered, for as long as it takes to look at it. */
export type Hearing = (call: CallMade, reply?: unknown) => void;

/** As many wait; their answers are not kept. */
const mostEarly = 200;
const early: CallMade[] = [];

/** Whoever hears of calls. */
export const callsMade: { hear: Hearing } = {
  hear: (call) => {
    if (early.length < mostEarly) early.push(call);
  },
};

/** From now on `hear` is told of each call, first of those that have waited. */
export function hearCalls(hear: Hearing): void {
  callsMade.hear = hear;
  for (const call of early.splice(0)) hear(call);
}
