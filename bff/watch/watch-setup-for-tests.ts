/** A hub behind a real server, two scripted regions, sessions that can be ended, and readers of its streams. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventStreamParser, type ServerSentEvent } from '#shared/event-stream-parser.ts';
import { ManualScheduler } from '#shared/scheduler.ts';
import type { WatchEventName, WatchEvents } from '#shared/watch.ts';
import { ConsoleProblem, sendProblem } from '#bff/http/problem.ts';
import { noOthers } from '#bff/store/no-others.ts';
import { watchAlone } from '#bff/store/watch-alone.ts';
import { SessionChanges } from '#bff/tokens/session-changes.ts';
import { addressOfRead } from '#bff/regions/read-operation.ts';
import { retryAfterOf } from '#bff/regions/retry-after.ts';
import type { Standing, Watcher, WatchRegions, WatchSessions } from './ports.ts';
import { ScriptedRegion } from './scripted-region-for-tests.ts';
import { WatchHub } from './watch-hub.ts';

export const spaceA = '0197a3c2-6b1e-7c44-9d0a-3f5b8e2a1c01';
export const spaceB = '0197a3c2-6b1e-7c44-9d0a-3f5b8e2a1c02';
const organisationId = '0197a3c2-6b1e-7c44-9d0a-3f5b8e2a1c99';

export type SentEvent = {
  [Name in WatchEventName]: { readonly name: Name; readonly id: string; readonly data: WatchEvents[Name] };
}[WatchEventName];

/** Sessions in memory: `signIn` names the account of each region, tokens are `<session>:<region>`. */
class ScriptedSessions implements WatchSessions {
  readonly changes = new SessionChanges(noOthers);
  readonly watchers = new Map<string, Watcher>();
  readonly ends = new Map<string, number>();

  signIn(session: string, accounts: Readonly<Record<string, string>>, endsAt = Number.MAX_SAFE_INTEGER): void {
    const regions = Object.entries(accounts).map(([region, clientId]) => ({ region, clientId, organisationId }));
    this.watchers.set(session, { session, regions });
    this.ends.set(session, endsAt);
  }

  signOut(session: string): void {
    this.watchers.delete(session);
    this.ends.delete(session);
    this.changes.announce({ kind: 'ended', session });
  }

  tokenFor(session: string, region: string): Promise<string | undefined> {
    const isSignedIn = this.watchers.get(session)?.regions.some((signIn) => signIn.region === region);
    return Promise.resolve(isSignedIn === true ? `${session}:${region}` : undefined);
  }

  tokenRefused(): Promise<string | undefined> {
    return Promise.resolve(undefined);
  }

  standing(session: string): Promise<Standing | undefined> {
    const [watcher, endsAt] = [this.watchers.get(session), this.ends.get(session)];
    return Promise.resolve(watcher && endsAt !== undefined ? { ...watcher, endsAt } : undefined);
  }

  onChange(listener: Parameters<SessionChanges['onChange']>[0]): () => void {
    return this.changes.onChange(listener);
  }
}

/** Reads one stream; each `next` waits for the next event of that name and passes over the others. */
export class StreamReader {
  readonly response: Response;
  lastId = '';
  readonly #abort: AbortController;
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #parser = new EventStreamParser();
  readonly #decoder = new TextDecoder();
  readonly #queue: ServerSentEvent[] = [];
  readonly comments: string[] = [];

  /** After how many milliseconds the console wants to be asked again. */
  get retry(): number | undefined {
    return this.#parser.retry;
  }

  constructor(response: Response, abort: AbortController) {
    this.response = response;
    this.#abort = abort;
    this.#reader = (response.body as ReadableStream<Uint8Array>).getReader();
  }

  async next<Name extends WatchEventName>(name: Name): Promise<WatchEvents[Name]> {
    for (;;) {
      const event = await this.nextAny();
      if (event === undefined) throw new Error(`the stream ended before ${name}`);
      if (event.name === name) return event.data as WatchEvents[Name];
    }
  }

  /** The next event; undefined once the stream has ended. */
  async nextAny(): Promise<SentEvent | undefined> {
    while (this.#queue.length === 0) {
      if (!(await this.#read())) return undefined;
    }
    const { name, id, data } = this.#queue.shift() as ServerSentEvent;
    this.lastId = id;
    return { name, id, data: JSON.parse(data) } as SentEvent;
  }

  /** Waits until something, a comment at least, arrives. */
  async nextBytes(): Promise<void> {
    await this.#read();
  }

  close(): void {
    this.#abort.abort();
  }

  async #read(): Promise<boolean> {
    const { done, value } = await this.#reader.read().catch(() => ({ done: true, value: undefined }));
    if (done || value === undefined) return false;
    const text = this.#decoder.decode(value, { stream: true });
    if (text.startsWith(':')) this.comments.push(text);
    this.#queue.push(...this.#parser.push(text));
    return true;
  }
}

export interface WatchSetup {
  /** The present one. */
  readonly hub: WatchHub;
  readonly sessions: ScriptedSessions;
  readonly time: ManualScheduler;
  readonly std: ScriptedRegion;
  readonly snc: ScriptedRegion;
  readonly address: string;
  /** Opens a stream as that session; `spaces` are `{region}/{spaceId}`. */
  open(session: string, spaces: readonly string[], lastEventId?: string): Promise<StreamReader>;
  fetch(session: string, query: string): Promise<Response>;
  /** Breaks every connection of a reader. */
  cut(): void;
  /** What a new process knows: nothing. */
  restartHub(): void;
  close(): void;
}

export async function createWatchSetup(): Promise<WatchSetup> {
  const [std, snc, time, sessions] = [
    new ScriptedRegion(),
    new ScriptedRegion(),
    new ManualScheduler(),
    new ScriptedSessions(),
  ];
  const addresses = new Map([
    ['eu-std-1', await std.listen()],
    ['eu-snc-1', await snc.listen()],
  ]);
  const regions: WatchRegions = {
    async read(region, token, id, args) {
      const address = `${addresses.get(region)}${addressOfRead(id, args)}`;
      const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
      const retryAfter = retryAfterOf(answer.headers.get('retry-after') ?? undefined);
      return { status: answer.status, body: await answer.json(), retryAfter };
    },
  };
  const errors: unknown[] = [];
  const createHub = () =>
    new WatchHub({
      sessions,
      regions,
      store: watchAlone(),
      broadcast: noOthers,
      onFailover: () => undefined,
      onEnded: () => undefined,
      doubt: 15_000,
      clock: time,
      scheduler: time,
      failed: (error) => errors.push(error),
    });
  let hub = createHub();
  const server = createServer((request, response) => {
    try {
      hub.handle(request, response, sessions.watchers.get(String(request.headers['x-session'])) as Watcher);
    } catch (error) {
      if (!(error instanceof ConsoleProblem)) throw error;
      sendProblem(response, error);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    get hub() {
      return hub;
    },
    sessions,
    time,
    std,
    snc,
    address,
    async open(session, spaces, lastEventId) {
      const abort = new AbortController();
      const query = spaces.map((space) => `space=${encodeURIComponent(space)}`).join('&');
      const headers = { 'x-session': session, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) };
      const response = await fetch(`${address}/api/watch?${query}`, { headers, signal: abort.signal });
      return new StreamReader(response, abort);
    },
    fetch: (session, query) => fetch(`${address}/api/watch${query}`, { headers: { 'x-session': session } }),
    cut: () => server.closeAllConnections(),
    restartHub() {
      hub.close();
      hub = createHub();
    },
    close() {
      hub.close();
      server.closeAllConnections();
      server.close();
      std.close();
      snc.close();
      if (errors.length > 0) throw new AggregateError(errors, 'the hub failed');
    },
  };
}
