/**
 * Passes a region's answer on to the browser. Good JSON streams as it comes, once its type and first byte were seen;
 * everything else is collected, for the proxy to say what it means.
 */
import type { ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import { jsonContent } from './call-region.ts';
import type { Region } from './region-directory.ts';
import { unusable } from './region-failure.ts';

export interface RegionRequest {
  readonly method: Dispatcher.HttpMethod;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

type Headers = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2];

export type RelayOutcome =
  /** Passed on completely; the answer to the browser has ended. `body` when it was asked for and is not too large. */
  | { readonly kind: 'passed'; readonly status: number; readonly body?: Buffer }
  /** Any other status than 2xx, read whole; nothing was sent to the browser. */
  | { readonly kind: 'collected'; readonly status: number; readonly headers: Headers; readonly body: Buffer }
  /** Nothing was sent to the browser. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The answer broke off midway, or the browser left; its connection was destroyed. */
  | { readonly kind: 'cut'; readonly error: unknown }
  | { readonly kind: 'left' };

/** Headers of a region that reach the browser, beside the content's own. */
export const passedHeaders = ['retry-after', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'] as const;

const largestProblem = 64 * 1024;
const browserLeft = new Error('the browser left');

/** `wantsBody`: the caller wants to read what was passed on, too. */
export function relay(
  region: Region,
  request: RegionRequest,
  response: ServerResponse,
  wantsBody = false,
): Promise<RelayOutcome> {
  return new Promise((resolve) => {
    const { path, body = null, ...rest } = request;
    const handler = new RelayHandler({ region, response, wantsBody, resolve });
    region.pool.dispatch({ ...rest, path: region.prefix + path, body }, handler);
  });
}

interface RelayOptions {
  readonly region: Region;
  readonly response: ServerResponse;
  readonly wantsBody: boolean;
  readonly resolve: (outcome: RelayOutcome) => void;
}

class RelayHandler implements Dispatcher.DispatchHandler {
  readonly #region: Region;
  readonly #response: ServerResponse;
  readonly #resolve: (outcome: RelayOutcome) => void;
  readonly #wantsBody: boolean;
  #status = 0;
  #headers: Headers = {};
  #streams = false;
  #chunks: Buffer[] = [];
  #size = 0;
  #onClose: (() => void) | undefined;
  #onDrain: (() => void) | undefined;

  constructor({ region, response, wantsBody, resolve }: RelayOptions) {
    this.#region = region;
    this.#response = response;
    this.#wantsBody = wantsBody;
    this.#resolve = resolve;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#onClose = () => controller.abort(browserLeft);
    this.#onDrain = () => controller.resume();
    if (this.#response.destroyed) controller.abort(browserLeft);
    this.#response.on('close', this.#onClose).on('drain', this.#onDrain);
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number, headers: Headers): void {
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    if (status >= 300 && status < 400) controller.abort(unusable(this.#region.name, 'answered with a redirection'));
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#streams) {
      this.#keep(chunk);
      if (!this.#response.write(chunk)) controller.pause();
      return;
    }
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    if (this.#isCollected) {
      if (this.#size > largestProblem)
        controller.abort(unusable(this.#region.name, 'sent an answer of excessive length'));
      return;
    }
    const first = firstByte(this.#chunks);
    if (first === undefined) {
      if (this.#size > largestProblem)
        controller.abort(unusable(this.#region.name, 'answered nothing but white space'));
      return;
    }
    if (!jsonContent.test(this.#header('content-type') ?? '') || (first !== 0x7b && first !== 0x5b)) {
      controller.abort(unusable(this.#region.name, 'answered something that is not JSON'));
      return;
    }
    this.#streams = true;
    const length = this.#header('content-length');
    this.#begin({ 'Content-Type': 'application/json', ...(length === undefined ? {} : { 'Content-Length': length }) });
    if (!this.#response.write(this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks))) controller.pause();
  }

  onResponseEnd(): void {
    this.#detach();
    if (this.#isCollected) {
      const body = Buffer.concat(this.#chunks);
      this.#resolve({ kind: 'collected', status: this.#status, headers: this.#headers, body });
      return;
    }
    // White space alone is sent on as nothing, whatever length the region gave it.
    if (!this.#streams) this.#begin(this.#status === 204 ? {} : { 'Content-Length': '0' });
    this.#response.end();
    const isKept = this.#wantsBody && this.#size <= largestProblem;
    this.#resolve({
      kind: 'passed',
      status: this.#status,
      ...(isKept ? { body: Buffer.concat(this.#chunks) } : {}),
    });
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#detach();
    if (error === browserLeft) return this.#resolve({ kind: 'left' });
    if (!this.#response.headersSent) return this.#resolve({ kind: 'failed', error });
    this.#response.destroy();
    this.#resolve({ kind: 'cut', error });
  }

  #keep(chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#wantsBody && this.#size <= largestProblem) this.#chunks.push(chunk);
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
    this.#response.writeHead(this.#status, headers);
  }

  #header(name: string): string | undefined {
    const value = this.#headers[name];
    return Array.isArray(value) ? value[0] : value;
  }

  #detach(): void {
    if (this.#onClose !== undefined) this.#response.off('close', this.#onClose);
    if (this.#onDrain !== undefined) this.#response.off('drain', this.#onDrain);
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
