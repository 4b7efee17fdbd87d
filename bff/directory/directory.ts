/** `/api/directory/…` (shared/directory.ts): whole lists, read by one walk for each account and list, and kept for a moment. */
import { z } from 'zod';
import type { Clock } from '#shared/clock.ts';
import { catalogue, type OperationId } from '#shared/contract/catalogue.ts';
import { isUuid } from '#shared/contract/path.ts';
import type { Resource } from '#shared/contract/operation.ts';
import { directoryLists, directoryPrefix } from '#shared/directory.ts';
import type { Exchange } from '#bff/http/exchange.ts';
import { ConsoleProblem, violation } from '#bff/http/problem.ts';
import { answerRefusal } from '#bff/regions/answer-refusal.ts';
import type { RegionDirectory } from '#bff/regions/region-directory.ts';
import type { SessionReader } from '#bff/session/session-reader.ts';
import type { Broadcast } from '#bff/store/stores.ts';
import type { SessionChange, SessionChanges } from '#bff/tokens/session-changes.ts';
import type { TokenManager } from '#bff/tokens/token-manager.ts';
import { LineStream } from './line-stream.ts';
import { DirectoryMemory } from './memory.ts';
import { ListRefused, readPage, type ListPage, type WholeList } from './read-page.ts';
import { Walk } from './walk.ts';

export interface DirectoryOptions {
  readonly regions: RegionDirectory;
  readonly reader: Pick<SessionReader, 'read' | 'latest' | 'load'>;
  readonly tokens: Pick<TokenManager, 'list' | 'tokenFor' | 'tokenRefused' | 'recall'>;
  readonly changes: SessionChanges;
  readonly broadcast: Broadcast;
  readonly clock: Clock;
  /** Told of what went wrong in a way that nobody foresaw; answers what is said of it. */
  readonly failed: (error: unknown) => ConsoleProblem;
  readonly limits: DirectoryLimits;
}

export interface DirectoryLimits {
  /** How long a complete copy is kept, milliseconds. */
  readonly kept: number;
  /** Held in memory by all walks together, bytes. */
  readonly bytes: number;
  /** Lists a session reads at the same time. */
  readonly asks: number;
}

export const directoryLimits: DirectoryLimits = { kept: 60_000, bytes: 64 * 1024 * 1024, asks: 8 };

/** Who may see which rows is decided by these: what was read before they changed may be more than one may see now. */
const accessResources: ReadonlySet<string> = new Set<Resource>(['policies', 'acls', 'accessRights', 'roles']);

/** What other processes are told of writes. */
const topic = 'written';
const Written = z.object({ region: z.string(), resources: z.array(z.string()).readonly() });

export class Directory {
  readonly #options: DirectoryOptions;
  readonly #limits: DirectoryLimits;
  readonly #memory: DirectoryMemory;
  /** By account and list, the one used last at the end. */
  readonly #known = new Map<string, Walk>();
  readonly #streams = new Set<LineStream>();
  readonly #stopListening: () => void;

  constructor(options: DirectoryOptions) {
    this.#options = options;
    this.#limits = options.limits;
    this.#memory = new DirectoryMemory(this.#limits.bytes, () => this.#dropOne());
    const stopListening = options.changes.onChange((change) => this.#onSessionChange(change));
    const stopHearing = options.broadcast.hear(topic, (text) => {
      const { region, resources } = Written.parse(JSON.parse(text));
      this.#forgetWritten(region, resources);
    });
    this.#stopListening = () => {
      stopListening();
      stopHearing();
    };
  }

  /** Answers the exchange; throws a `ConsoleProblem` for what the console refuses or the region fails at. */
  async answer(exchange: Exchange): Promise<void> {
    const list = this.#listOf(exchange);
    exchange.operationId = list.id;
    exchange.region = list.region.name;
    const { reader, tokens } = this.#options;
    const session = await reader.read(exchange.request);
    if (session === undefined) throw new ConsoleProblem('signed_out');
    // It is read for longer than a replaced id lasts.
    const { key } = (await reader.latest(session)) ?? session;
    const stream = this.#admit(exchange, list.region.name, key);
    try {
      const signIn = (await tokens.list(key)).find(({ region }) => region === stream.region);
      if (signIn === undefined) throw new ConsoleProblem('region_signed_out', { region: stream.region });
      await stream.pass(await this.#walkFor(list, signIn.clientId, stream, exchange));
    } catch (error) {
      if (!(error instanceof ListRefused)) throw error;
      answerRefusal(exchange, error.answer);
    } finally {
      this.#streams.delete(stream);
    }
  }

  /** A write of this console's, in this process, has changed these in a region, or may have. */
  written(region: string, resources: readonly Resource[]): void {
    this.#forgetWritten(region, resources);
    this.#options.broadcast.tell(topic, JSON.stringify({ region, resources } satisfies z.input<typeof Written>));
  }

  #forgetWritten(region: string, resources: readonly string[]): void {
    const isAccess = resources.some((resource) => accessResources.has(resource));
    for (const [key, { list }] of this.#known) {
      const { id, region: of } = list;
      if (of.name === region && (isAccess || resources.includes(catalogue[id].resource))) this.#drop(key);
    }
  }

  /** Lets go of copies that are too old; called again and again. */
  age(): void {
    for (const key of this.#known.keys()) this.#find(key);
  }

  /** What is held, for the metrics. */
  get load(): { readonly streams: number; readonly bytes: number } {
    return { streams: this.#streams.size, bytes: this.#memory.held };
  }

  /** Ends every answer. */
  close(): void {
    this.#stopListening();
    for (const stream of this.#streams) stream.dismiss();
    for (const key of this.#known.keys()) this.#drop(key);
  }

  #admit(exchange: Exchange, region: string, session: string): LineStream {
    const asks = [...this.#streams].filter((stream) => stream.session === session).length;
    if (asks >= this.#limits.asks) {
      const detail = `A session reads at most ${this.#limits.asks} whole lists at a time.`;
      throw new ConsoleProblem('too_many_attempts', { detail, retryAfter: 5 });
    }
    const stream = new LineStream(exchange, region, session);
    this.#streams.add(stream);
    return stream;
  }

  #listOf({ path, request }: Exchange): WholeList {
    const [regionName = '', scope = '', scopeId = '', name = '', ...rest] = path
      .slice(directoryPrefix.length)
      .split('/');
    const region = this.#options.regions.byName.get(regionName);
    const lists = new Map<string, Readonly<Record<string, OperationId>>>(Object.entries(directoryLists)).get(scope);
    const id = lists && new Map(Object.entries(lists)).get(name);
    const isAsked = request.method === 'GET' && rest.length === 0;
    if (!isAsked || region === undefined || id === undefined) throw new ConsoleProblem('not_found');
    const parameter = scope === 'organisations' ? 'organisationId' : 'spaceId';
    if (!isUuid(scopeId)) throw violation(parameter, 'is not well-formed');
    return { region, id, path: { [parameter]: scopeId.toLowerCase() } };
  }

  /**
   * The walk to read: one under way in this session, else one of the account that begins with what the region answers
   * the asker now, else a new one.
   */
  async #walkFor(list: WholeList, clientId: string, stream: LineStream, exchange: Exchange): Promise<Walk> {
    const key = [list.region.name, clientId, list.id, ...Object.values(list.path)].join(' ');
    let known = this.#find(key);
    if (known !== undefined && known.isReadBy(stream.session) && known.outcome === undefined) {
      stream.follow(known);
      return known;
    }
    let first: ListPage | undefined;
    if (known !== undefined) {
      first = await this.#firstPage(list, key, stream, exchange);
      known = this.#find(key);
      if (known?.beginsWith(first) === true) {
        this.#known.delete(key);
        this.#known.set(key, known);
        stream.follow(known);
        return known;
      }
      this.#drop(key);
    }
    const walk = this.#begin(list, key, exchange.requestId);
    // Whoever began it reads it before anything is asked.
    stream.follow(walk);
    walk.run(first).catch(this.#options.failed);
    return walk;
  }

  #begin(list: WholeList, key: string, requestId: string): Walk {
    const { tokens: bearer, reader, clock } = this.#options;
    const walk = new Walk({
      list,
      bearer,
      requestId,
      isLive: async (session) => (await reader.load(session)) !== undefined,
      memory: this.#memory,
      clock,
      failed: this.#options.failed,
      onClosed: () => {
        if (this.#known.get(key) === walk) this.#known.delete(key);
        walk.forget();
      },
    });
    this.#known.set(key, walk);
    return walk;
  }

  /** What the region answers the asker; a copy that may not be read any more is dropped. */
  async #firstPage(list: WholeList, key: string, { session }: LineStream, exchange: Exchange): Promise<ListPage> {
    const gone = new AbortController();
    const leave = () => gone.abort();
    exchange.response.on('close', leave);
    try {
      const { tokens: bearer } = this.#options;
      return await readPage(list, { bearer, session, requestId: exchange.requestId, signal: gone.signal });
    } catch (error) {
      if (isRefusal(error) && this.#find(key)?.outcome !== undefined) this.#drop(key);
      throw error;
    } finally {
      exchange.response.off('close', leave);
    }
  }

  /** What is known under a key, unless it is too old. */
  #find(key: string): Walk | undefined {
    const known = this.#known.get(key);
    const since = known?.overSince;
    if (since === undefined || this.#options.clock.now() < since + this.#limits.kept) return known;
    this.#drop(key);
    return undefined;
  }

  #drop(key: string): void {
    const known = this.#known.get(key);
    this.#known.delete(key);
    known?.forget();
  }

  /** Lets go of the copy that was not used for longest. */
  #dropOne(): boolean {
    for (const [key, walk] of this.#known) {
      if (walk.isRead || walk.outcome === undefined) continue;
      this.#drop(key);
      return true;
    }
    return false;
  }

  #onSessionChange(change: SessionChange): void {
    for (const stream of this.#streams) {
      if (stream.session !== change.session) continue;
      if (change.kind === 'rotated') stream.session = change.to;
      else if (change.kind === 'ended') stream.dismiss(new ConsoleProblem('signed_out'));
      else if (change.region === stream.region) {
        stream.dismiss(new ConsoleProblem('region_signed_out', { region: change.region }));
      }
    }
  }
}

function isRefusal(error: unknown): boolean {
  const status = error instanceof ListRefused ? error.answer.status : error instanceof ConsoleProblem && error.status;
  return status === 401 || status === 403 || status === 404;
}
