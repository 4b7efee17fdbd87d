/** A region for the tests of the live watch: real HTTP, and a script decides what its records say and when it fails. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptedOperation {
  readonly id: string;
  readonly status: string;
  readonly type?: string;
  readonly progress?: string;
  readonly createTime?: string;
  readonly targetLink?: string;
}

export class ScriptedRegion {
  /** Newest first. */
  operations: ScriptedOperation[] = [];
  spaceStatus = 'READY';
  /** While set, every connection is cut. */
  isDown = false;
  /** Tokens that are answered 401. */
  readonly deadTokens = new Set<string>();
  /** Tokens that are answered 403. */
  readonly refusedTokens = new Set<string>();
  /** Which operations a token's account may read. */
  shows: (token: string, operation: ScriptedOperation) => boolean = () => true;
  /** Statuses answered instead of records, by operation of the contract. */
  readonly refusals = new Map<'ListOperations' | 'GetOperation' | 'GetSpace', number>();
  /** Seconds of Retry-After in every answer. */
  retryAfter: number | undefined;
  /** Type of the problem that goes with a refusal. */
  refusalType: string | undefined;
  /** `<token> <path and query>` of everything asked. */
  readonly asked: string[] = [];
  readonly #server: Server;
  #held: Promise<void> | undefined;

  constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: Error) => response.destroy(error));
    });
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Answers nothing until the function answered is called. */
  hold(): () => void {
    let release = (): void => undefined;
    this.#held = new Promise((resolve) => (release = resolve));
    return release;
  }

  /** Replaces an operation, or adds it as the newest. */
  put(operation: ScriptedOperation): void {
    const index = this.operations.findIndex((known) => known.id === operation.id);
    if (index === -1) this.operations.unshift(operation);
    else this.operations[index] = operation;
  }

  /** How many lists were asked for since the last call, and forgets them. */
  takeLists(): string[] {
    return this.#take(/\/operations(\?|$)/);
  }

  takeAll(): string[] {
    return this.#take(/^/);
  }

  #take(pattern: RegExp): string[] {
    const taken = this.asked.filter((line) => pattern.test(line));
    this.asked.length = 0;
    return taken;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const url = new URL(request.url ?? '', 'http://region');
    this.asked.push(`${token} ${decodeURIComponent(url.pathname + url.search)}`);
    await this.#held;
    if (this.isDown) {
      response.destroy();
      return;
    }
    const [status, body] = this.#refusalOf(token) ?? this.#find(token, url);
    const later = this.retryAfter === undefined ? {} : { 'Retry-After': this.retryAfter };
    response.writeHead(status, { 'Content-Type': 'application/json', ...later });
    response.end(JSON.stringify(body));
  }

  #refusalOf(token: string): [status: number, body: unknown] | undefined {
    if (this.deadTokens.has(token)) return [401, {}];
    return this.refusedTokens.has(token) ? [403, { title: 'refused' }] : undefined;
  }

  #find(token: string, url: URL): [status: number, body: unknown] {
    const [, service, , , resource, id] = url.pathname.split('/');
    const name = service === 'organisations' ? 'GetSpace' : id === undefined ? 'ListOperations' : 'GetOperation';
    const refusal = this.refusals.get(name);
    if (refusal !== undefined) return [refusal, { title: 'refused', type: this.refusalType }];
    if (name === 'GetSpace') return [200, { id: resource, status: this.spaceStatus }];
    if (this.spaceStatus !== 'READY') return [409, { title: 'not ready' }];
    const shown = this.operations.filter((operation) => this.shows(token, operation));
    if (name === 'GetOperation') {
      const operation = shown.find((known) => known.id === id);
      return operation === undefined ? [404, {}] : [200, operation];
    }
    const statuses = url.searchParams.getAll('status');
    const size = Number(url.searchParams.get('page[size]') ?? 1_000);
    const items = shown.filter(({ status }) => statuses.length === 0 || statuses.includes(status));
    return [200, { items: items.slice(0, size), totalSize: items.length }];
  }
}
