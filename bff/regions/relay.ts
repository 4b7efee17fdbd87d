/**
 * Passes a region's answer on to the browser. Good JSON streams as it comes, once its type and first byte were seen;
 * everything else is collected, for the proxy to say what it means.
 */
import type { ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { BodyPace } from './body-pace.ts';
import { jsonContent } from './call-region.ts';
import type { Patience } from './patience.ts';
import type { Region } from './region-directory.ts';
import { unusable } from './region-failure.ts';

export interface RegionRequest {
  readonly method: Dispatcher.HttpMethod;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Until the first byte for the browser; then the pace of the body counts. Ended with `browserLeft` when it is gone. */
  readonly patience: Patience;
}

type Headers = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2];

export type RelayOutcome =
  /** Passed on completely; the answer to the browser has ended. `body` when it was asked for and is not too large. */
  | { readonly kind: 'passed'; readonly status: number; readonly body?: Buffer }
  /** Any other status than 2xx, read whole; nothing was sent to the browser. */
  | { readonly kind: 'collected'; readonly status: number; readonly headers: Headers; readonly body: Buffer }
  /** Nothing was sent to the browser; a `ConsoleProblem` when nothing was sent to the region either, or it sent garbage. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The answer broke off midway or came too slowly; the browser's connection was destroyed. */
  | { readonly kind: 'cut'; readonly error: unknown }
  /** The browser left, or took too long to read. */
  | { readonly kind: 'left' };

/** Headers of a region that reach the browser, beside the content's own. */
export const passedHeaders = ['retry-after', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;

const largestProblem = 64 * 1024;
export const browserLeft = new Error('the browser left');

/** `wantsBody`: the caller wants to read what was passed on, too. */
export async function relay(
  region: Region,
  request: RegionRequest,
  response: ServerResponse,
  wantsBody = false,
): Promise<RelayOutcome> {
  const { path, body = null, patience, ...rest } = request;
  try {
    const leave = await region.gate.enter(patience);
    return await new Promise((resolve) => {
      const handler = new RelayHandler({ region, response, patience, wantsBody, resolve, leave });
      region.pool.dispatch({ ...rest, path: region.prefix + path, body }, handler);
    });
  } catch (error) {
    return error === browserLeft ? { kind: 'left' } : { kind: 'failed', error };
  }
}

interface RelayOptions {
  readonly region: Region;
  readonly response: ServerResponse;
  readonly patience: Patience;
  readonly wantsBody: boolean;
  readonly resolve: (outcome: RelayOutcome) => void;
  /** Called when the socket is free again. */
  readonly leave: () => void;
}

class RelayHandler implements Dispatcher.DispatchHandler {
  readonly #options: RelayOptions;
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  #headers: Headers = {};
  #streams = false;
  #chunks: Buffer[] = [];
  #size = 0;
  #pace: BodyPace | undefined;

  constructor(options: RelayOptions) {
    this.#options = options;
    const { signal } = options.patience;
    if (signal.aborted) this.#onImpatience();
    else signal.addEventListener('abort', this.#onImpatience, { once: true });
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    const { signal } = this.#options.patience;
    if (signal.aborted) controller.abort(signal.reason as Error);
    else this.#options.response.on('drain', this.#onDrain);
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: Headers): void {
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    if (status >= 300 && status < 400)
      controller.abort(unusable(this.#options.region.name, 'answered with a redirection'));
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#streams) {
      this.#keep(chunk);
      this.#send(chunk);
      return;
    }
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    if (this.#isCollected) {
      if (this.#size > largestProblem)
        controller.abort(unusable(this.#options.region.name, 'sent an answer of excessive length'));
      return;
    }
    const first = firstByte(this.#chunks);
    if (first === undefined) {
      if (this.#size > largestProblem)
        controller.abort(unusable(this.#options.region.name, 'answered nothing but white space'));
      return;
    }
    if (!jsonContent.test(this.#header('content-type') ?? '') || (first !== 0x7b && first !== 0x5b)) {
      controller.abort(unusable(this.#options.region.name, 'answered something that is not JSON'));
      return;
    }
    this.#streams = true;
    const length = this.#header('content-length');
    this.#begin({ 'Content-Type': 'application/json', ...(length === undefined ? {} : { 'Content-Length': length }) });
    this.#send(this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks));
  }

  onResponseEnd(): void {
    this.#end();
    const { response, resolve, wantsBody } = this.#options;
    if (this.#isCollected) {
      const body = Buffer.concat(this.#chunks);
      resolve({ kind: 'collected', status: this.#status, headers: this.#headers, body });
      return;
    }
    // White space alone is sent on as nothing, whatever length the region gave it.
    if (!this.#streams) this.#begin(this.#status === 204 ? {} : { 'Content-Length': '0' });
    response.end();
    const isKept = wantsBody && this.#size <= largestProblem;
    resolve({
      kind: 'passed',
      status: this.#status,
      ...(isKept ? { body: Buffer.concat(this.#chunks) } : {}),
    });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#end();
    const { response, resolve } = this.#options;
    if (response.headersSent) response.destroy();
    if (error === browserLeft) resolve({ kind: 'left' });
    else if (response.headersSent) resolve({ kind: 'cut', error });
    else resolve({ kind: 'failed', error });
  }

  /** Nothing of the answer has reached the browser yet; while there is no connection, only the browser can be told. */
  readonly #onImpatience = (): void => {
    const reason = this.#options.patience.signal.reason as Error;
    if (this.#controller === undefined) {
      this.#options.resolve(reason === browserLeft ? { kind: 'left' } : { kind: 'failed', error: reason });
    } else {
      this.#controller.abort(reason);
    }
  };

  readonly #onDrain = (): void => {
    this.#pace?.resume();
    this.#controller?.resume();
  };

  readonly #onBrowserGone = (): void => this.#controller?.abort(browserLeft);

  #send(bytes: Buffer): void {
    this.#pace?.arrived(bytes.length);
    if (this.#options.response.write(bytes)) return;
    this.#controller?.pause();
    this.#pace?.pause();
  }

  #keep(chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#options.wantsBody && this.#size <= largestProblem) this.#chunks.push(chunk);
  }

  get #isCollected(): boolean {
    return this.#status >= 300;
  }

  #begin(content: Record<string, string>): void {
    const headers: Record<string, string> = { ...content, 'Cache-Control': 'no-store' };
    for (const name of passedHeaders) {
      const value = this.#header(name);
      if (value !== undefined) headers[name] = value;
    }
    const { response, patience, region } = this.#options;
    patience.signal.removeEventListener('abort', this.#onImpatience);
    response.on('close', this.#onBrowserGone);
    this.#pace = new BodyPace(region.limits.pace, (side) =>
      this.#controller?.abort(side === 'browser' ? browserLeft : new Error('the body comes too slowly')),
    );
    response.writeHead(this.#status, headers);
  }

  #header(name: string): string | undefined {
    const value = this.#headers[name];
    return Array.isArray(value) ? value[0] : value;
  }

  #end(): void {
    const { response, patience, leave } = this.#options;
    leave();
    this.#pace?.end();
    patience.signal.removeEventListener('abort', this.#onImpatience);
    response.off('close', this.#onBrowserGone).off('drain', this.#onDrain);
  }
}

/** The first byte that is not white space. */
function firstByte(chunks: readonly Buffer[]): number | undefined {
  for (const chunk of chunks) {
    const found = chunk.find((byte) => byte !== 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d);
    if (found !== undefined) return found;
  }
  return undefined;
}
