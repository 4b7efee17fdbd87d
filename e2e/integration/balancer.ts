/**
 * A balancer before several consoles, as operators have one: asks which are ready, sends each request to the next one of those
 * over connections that it keeps, and repeats nothing.
 */
import { Agent, createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listen, portOf, stop } from '#testing/test-server.ts';

const asksEvery = 50;
/** Of one connection only. */
const ownHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding']);

export class Balancer {
  readonly port: number;
  readonly #server: Server;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #timer: NodeJS.Timeout;
  #consoles: readonly number[] = [];
  #ready: readonly number[] = [];
  #turn = 0;

  static async start(): Promise<Balancer> {
    return new Balancer(await listen(createServer()));
  }

  private constructor(server: Server) {
    this.#server = server;
    this.port = portOf(server);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => this.#pass(request, response));
    this.#timer = setInterval(() => void this.#look(), asksEvery);
  }

  /** Sends to it as well, once it is ready. */
  add({ port }: { readonly port: number }): void {
    this.#consoles = [...this.#consoles, port];
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#agent.destroy();
    await stop(this.#server);
  }

  async #look(): Promise<void> {
    const consoles = this.#consoles;
    const before = new Set(this.#ready);
    const states = await Promise.all(consoles.map(isReady));
    this.#ready = consoles.filter((console, index) => states[index] ?? before.has(console));
  }

  #pass(request: IncomingMessage, response: ServerResponse): void {
    this.#turn += 1;
    const port = this.#ready[this.#turn % this.#ready.length];
    if (port === undefined) {
      response.writeHead(502).end('no console is ready');
      return;
    }
    const { method, url: path, headers } = request;
    const passed = ask({ agent: this.#agent, host: '127.0.0.1', port, method, path, headers: without(headers) });
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, without(answer.headers));
      answer.on('error', () => response.destroy()).pipe(response);
    });
    passed.on('error', (error) =>
      response.headersSent ? response.destroy() : response.writeHead(502).end(String(error)),
    );
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  }
}

function without<Headers extends NodeJS.Dict<unknown>>(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name))) as Headers;
}

/** Undefined where it takes its time to say so, which is no reason to leave it. */
function isReady(port: number): Promise<boolean | undefined> {
  return fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    (error: unknown) => (error instanceof Error && error.name === 'TimeoutError' ? undefined : false),
  );
}
