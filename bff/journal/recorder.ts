/** The one place where changes are entered in the journal: what is about to be sent, and what came of it. */
import type { Logger } from 'pino';
import type { Clock } from '#shared/clock.ts';
import { isUuid } from '#shared/contract/path.ts';
import type { JournalDelta, JournalIntent, JournalSettlement } from '#shared/journal.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { Journal } from '#bff/store/journal.ts';
import type { RegionSignIn } from '#bff/tokens/token-manager.ts';
import { deltaOf } from './delta-of.ts';

export interface RecorderOptions {
  readonly journal: Journal;
  /** Who the session is signed in to a region as. */
  readonly signIns: {
    signInOf(session: string, region: string): Promise<Pick<RegionSignIn, 'clientId' | 'person'> | undefined>;
  };
  readonly clock: Clock;
  readonly log: Logger;
}

/** A call that is about to be sent. */
export interface CallToRecord extends Omit<JournalIntent, 'by' | 'delta' | 'changed'> {
  readonly session: string;
  readonly operator: string | undefined;
  /** As it was parsed; of a few operations the ids in it are entered, and of all others nothing. */
  readonly body: unknown;
  /** Reads what of it is not so already; whoever sends nothing else leaves it out. */
  readonly readChanged?: (delta: JournalDelta) => Promise<JournalDelta | null>;
}

/** What was entered of one call. What came of it is entered in its own time, and what is not is unknown. */
export interface Recorded {
  /** The region has answered; `body` as it was parsed. Of an answer its ids are kept, and nothing else. */
  answered(status: number, body?: unknown): void;
  /** Nothing has reached the region. */
  notSent(): void;
}

export class Recorder {
  readonly #options: RecorderOptions;
  readonly #settling = new Set<Promise<unknown>>();

  constructor(options: RecorderOptions) {
    this.#options = options;
  }

  /** Enters a call; it may be sent once this has resolved. Throws a `ConsoleProblem` (401) where nobody is signed in, and as the store. */
  async enter({ session, operator, body, readChanged, ...call }: CallToRecord): Promise<Recorded> {
    const { journal, signIns, clock } = this.#options;
    const signIn = await signIns.signInOf(session, call.region);
    if (signIn === undefined) throw new ConsoleProblem('region_signed_out', { region: call.region });
    const delta = deltaOf(call.operation, body);
    const changed = delta && (await readChanged?.(delta));
    const intent: JournalIntent = {
      region: call.region,
      by: {
        clientId: signIn.clientId,
        ...(signIn.person && { person: signIn.person.name }),
        ...(operator !== undefined && { operator }),
      },
      operation: call.operation,
      path: Object.fromEntries(Object.entries(call.path).map(([name, value]) => [name, asKept(value)])),
      ...(delta && { delta }),
      ...(changed !== undefined && { changed }),
      requestId: call.requestId,
      ...(call.run && { run: call.run }),
    };
    const number = await journal.append({ at: clock.now(), text: JSON.stringify(intent) });
    return {
      answered: (status, body) => {
        const settlement = settledBy(status, body, Object.values(intent.path));
        if (settlement !== undefined) this.#settle(number, settlement);
      },
      notSent: () => this.#settle(number, { outcome: 'notSent' }),
    };
  }

  /** Resolves once what came of calls until now is entered. */
  async ended(): Promise<void> {
    await Promise.all(this.#settling);
  }

  #settle(number: number, settlement: JournalSettlement): void {
    const { journal, clock, log } = this.#options;
    const settling = journal
      .append({ at: clock.now(), text: JSON.stringify(settlement), settles: number })
      .catch((error: unknown) => log.warn({ err: error }, 'the outcome of a change was not entered in the journal'))
      .finally(() => this.#settling.delete(settling));
    this.#settling.add(settling);
  }
}

function asKept(value: string): string {
  return isUuid(value) ? value.toLowerCase() : value;
}

/** Undefined where the answer may be of something between the console and the region, which cannot know. */
function settledBy(status: number, body: unknown, known: readonly string[]): JournalSettlement | undefined {
  if (status === 502 || status === 504) return undefined;
  if (status >= 300) return { outcome: status < 500 ? 'refused' : 'failed', status };
  const answer = objectOf(body);
  const { uuid, id = uuid, operation } = answer;
  const isWork = 'operationType' in answer;
  const work = isWork ? id : objectOf(operation)['id'];
  const created = isWork || (isId(id) && known.includes(id.toLowerCase())) ? undefined : id;
  return {
    outcome: 'done',
    status,
    ...(isId(created) && { created: created.toLowerCase() }),
    ...(isId(work) && { work: work.toLowerCase() }),
  };
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value);
