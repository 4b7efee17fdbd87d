/** Receives every request: checks it and passes it to the proxy, a stream, the page or the console's own endpoints. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { directoryPrefix } from '#shared/directory.ts';
import type { ConsoleConfig } from './config/config.ts';
import type { Directory } from './directory/directory.ts';
import type { Failures } from './failures.ts';
import { dressAnswer, openExchange, type Exchange } from './http/exchange.ts';
import type { StandingHeaders } from './http/headers.ts';
import { ConsoleProblem } from './http/problem.ts';
import { checkCaller, checkHost, checkMessage } from './http/request-guard.ts';
import type { Metrics } from './metrics/metrics.ts';
import { createObserver } from './metrics/observe.ts';
import type { Page } from './page/page.ts';
import type { Proxy } from './proxy/proxy.ts';
import { proxyPrefix } from './proxy/proxy-target.ts';
import type { SessionReader } from './session/session-reader.ts';
import type { TokenManager } from './tokens/token-manager.ts';
import type { WatchHub } from './watch/watch-hub.ts';

export interface ReceptionOptions {
  readonly config: ConsoleConfig;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly failures: Failures;
  /** Of every answer. */
  readonly headers: StandingHeaders;
  readonly reader: SessionReader;
  readonly tokenManager: TokenManager;
  readonly watch: WatchHub;
  readonly directory: Directory;
  readonly proxy: Proxy;
  /** What answers outside /api. */
  readonly servePage: Page;
  /** The console's own endpoints. */
  readonly routes: RequestListener;
  readonly hasStarted: () => boolean;
}

export interface Reception {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Says that it is not ready from now on. */
  leave(): void;
  /** Opens no stream any more. */
  closeStreams(): void;
}

export function createReception(options: ReceptionOptions): Reception {
  const { config, headers, reader, tokenManager, watch, directory, proxy, servePage, routes } = options;
  const observe = createObserver(options.log, options.metrics);
  let isLeaving = false;
  let opensNoStream = false;

  /**
   * Regions of its own are part of it until they have started, and no other: one that is down is no reason to take the
   * console away from the others. Neither is the store: no other console has another one.
   */
  function isReady(): boolean {
    return !isLeaving && options.hasStarted();
  }

  async function openStream({ request, response }: Exchange): Promise<void> {
    const session = await reader.read(request);
    if (session === undefined) throw new ConsoleProblem('signed_out');
    const regions = await tokenManager.list(session.key);
    // A stream is read for longer than a replaced id lasts: it goes on with the new one, for the regions of the old.
    const { key } = (await reader.latest(session)) ?? session;
    if (opensNoStream) return answerHealth(response, false);
    watch.handle(request, response, { session: key, regions });
  }

  /** Throws, or rejects with, what is to be answered instead. */
  function answer(exchange: Exchange): Promise<void> | undefined {
    const { request, response, path } = exchange;
    const isProxied = path.startsWith(proxyPrefix);
    const isDirectory = path.startsWith(directoryPrefix);
    // These begin their answers with all of their headers at once.
    if (!isProxied && !isDirectory) dressAnswer(exchange);
    checkMessage(request);
    if (path === '/healthz') return answerHealth(response, true);
    if (path === '/readyz') return answerHealth(response, isReady());
    if (!path.startsWith('/')) throw new ConsoleProblem('bad_request', { detail: 'The address must be a path.' });
    checkHost(request, config);
    if (path !== '/api' && !path.startsWith('/api/')) {
      servePage(request, response, path);
      return undefined;
    }
    checkCaller(request, config);
    if (isProxied) return proxy(exchange);
    if (isDirectory && !opensNoStream) return directory.answer(exchange);
    if (isDirectory) return answerHealth(response, false);
    response.setHeader('Cache-Control', 'no-store');
    if (path === '/api/watch' && request.method === 'GET') return openStream(exchange);
    routes(request, response);
    return undefined;
  }

  function refuse(exchange: Exchange, error: unknown): void {
    if (!exchange.response.headersSent) dressAnswer(exchange);
    options.failures.answerError(exchange.response, error);
  }

  return {
    handle(request, response) {
      const exchange = openExchange(request, response, headers);
      response.on('close', () => {
        exchange.onClose?.();
        observe(exchange);
      });
      let answering: Promise<void> | undefined;
      try {
        answering = answer(exchange);
      } catch (error) {
        // Not at once: what the parser refuses about the same message, a moment later, is the whole answer then.
        answering = Promise.reject(error);
      }
      answering?.catch((error: unknown) => refuse(exchange, error));
    },
    leave() {
      isLeaving = true;
    },
    closeStreams() {
      opensNoStream = true;
    },
  };
}

function answerHealth(response: ServerResponse, isWell: boolean): undefined {
  response.writeHead(isWell ? 200 : 503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(isWell ? 'ok\n' : 'unavailable\n');
}
