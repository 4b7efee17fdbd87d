/**
 * Passes a region's answer on to the browser. Good JSON streams as it comes, once its type and first byte were seen, and
 * goes in one write with its headers when it has come in one piece;
 * everything else is collected, for the proxy to say what it means.
 */
import type { Dispatcher } from 'undici';
import { beginAnswer, type Exchange } from '#bff/http/exchange.ts';
import { BodyPace } from './body-pace.ts';
import { jsonContent } from './call-region.ts';
import { PatientHandler, type AnswerHeaders as Headers } from './patient-handler.ts';
import type { Patience } from './patience.ts';
import type { Region } from './region-directory.ts';
import { unusable } from './region-failure.ts';

export interface RegionRequest {
  readonly method: Dispatcher.HttpMethod;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
  /** Until the first byte for the browser; then the pace of the body counts. Ended with `browserLeft` when it is gone. */
  readonly patience: Patience;
}

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

const jsonType = ['Content-Type', 'application/json'] as const;
/** What is held for one write: as much as a socket brings at once. Bytes. */
const largestWhole = 64 * 1024;
const largestProblem = 64 * 1024;
export const browserLeft = new Error('the browser left');

/** Tells `done` what came of it, once. `wantsBody`: the caller wants to read what was passed on, too. */
export function relay(
  region: Region,
  request: RegionRequest,
  exchange: Exchange,
  done: (outcome: RelayOutcome) => void,
  wantsBody = false,
): void {
  const { method, path, headers, body = null, patience } = request;
  const send = (leave: () => void) => {
    const handler = new RelayHandler({ region, exchange, patience, wantsBody, done, leave });
    handler.send(region.pool, { method, path: region.prefix + path, headers, body });
  };
  const stay = (error: unknown) => done(error === browserLeft ? { kind: 'left' } : { kind: 'failed', error });
  try {
    const entered = region.gate.enter(patience);
    if (entered instanceof Promise) entered.then(send).catch(stay);
    else send(entered);
  } catch (error) {
    stay(error);
  }
}

interface RelayOptions {
  readonly region: Region;
  readonly exchange: Exchange;
  readonly patience: Patience;
  readonly wantsBody: boolean;
  readonly done: (outcome: RelayOutcome) => void;
  /** Called when the socket is free again. */
  readonly leave: () => void;
}

class RelayHandler extends PatientHandler {
  readonly #options: RelayOptions;
  #status = 0;
  #headers: Headers = {};
  #streams = false;
  /** Everything is here, and nothing was sent yet. */
  #isWhole = false;
  #chunks: Buffer[] = [];
  #size = 0;
  #isTold = false;
  #pace: BodyPace | undefined;

  constructor(options: RelayOptions) {
    super(options.patience);
    this.#options = options;
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
    const length = this.#header('content-length');
    if (length !== undefined && Number(length) === this.#size && this.#size <= largestWhole) {
      this.#isWhole = true;
      return;
    }
    this.#streams = true;
    this.#stream(length === undefined ? [] : ['Content-Length', length]);
    this.#send(this.#read());
  }

  onResponseEnd(): void {
    this.#end();
    const { exchange, wantsBody } = this.#options;
    const { response } = exchange;
    const status = this.#status;
    if (this.#isCollected) {
      this.#tell({ kind: 'collected', status, headers: this.#headers, body: this.#read() });
      return;
    }
    if (this.#isWhole) {
      this.#begin([...jsonType, 'Content-Length', String(this.#size)]);
      response.end(this.#read());
    } else {
      // White space alone is sent on as nothing, whatever length the region gave it.
      if (!this.#streams) this.#begin(status === 204 ? [] : ['Content-Length', '0']);
      response.end();
    }
    const isKept = wantsBody && this.#size <= largestProblem;
    this.#tell(isKept ? { kind: 'passed', status, body: this.#read() } : { kind: 'passed', status });
  }

  protected failed(error: unknown): void {
    this.#end();
    const { response } = this.#options.exchange;
    if (response.headersSent) response.destroy();
    if (error === browserLeft) this.#tell({ kind: 'left' });
    else if (response.headersSent) this.#tell({ kind: 'cut', error });
    else this.#tell({ kind: 'failed', error });
  }

  protected gaveUp(reason: unknown): void {
    this.#tell(reason === browserLeft ? { kind: 'left' } : { kind: 'failed', error: reason });
  }

  /** Whoever gave up has been told; a connection that comes later is told of it, and says so again. */
  #tell(outcome: RelayOutcome): void {
    if (this.#isTold) return;
    this.#isTold = true;
    this.#options.done(outcome);
  }

  readonly #onDrain = (): void => {
    this.#pace?.resume();
    this.controller?.resume();
  };

  readonly #onBrowserGone = (): void => this.controller?.abort(browserLeft);

  #send(bytes: Buffer): void {
    this.#pace?.arrived(bytes.length);
    if (this.#options.exchange.response.write(bytes)) return;
    this.controller?.pause();
    this.#pace?.pause();
  }

  /** What has come so far. */
  #read(): Buffer {
    const [first] = this.#chunks;
    return this.#chunks.length === 1 && first !== undefined ? first : Buffer.concat(this.#chunks);
  }

  #keep(chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#options.wantsBody && this.#size <= largestProblem) this.#chunks.push(chunk);
  }

  get #isCollected(): boolean {
    return this.#status >= 300;
  }

  #begin(content: string[]): void {
    for (const name of passedHeaders) {
      const value = this.#header(name);
      if (value !== undefined) content.push(name, value);
    }
    beginAnswer(this.#options.exchange, this.#status, content);
  }

  /** From the first byte for the browser on, its pace counts and no patience any more. */
  #stream(length: readonly string[]): void {
    const { exchange, region } = this.#options;
    this.stopWaiting();
    exchange.response.on('close', this.#onBrowserGone).on('drain', this.#onDrain);
    this.#pace = new BodyPace(region.limits.pace, (side) =>
      this.controller?.abort(side === 'browser' ? browserLeft : new Error('the body comes too slowly')),
    );
    this.#begin([...jsonType, ...length]);
  }

  #header(name: string): string | undefined {
    const value = this.#headers[name];
    return Array.isArray(value) ? value[0] : value;
  }

  #end(): void {
    const { exchange, leave } = this.#options;
    leave();
    this.stopWaiting();
    if (!this.#streams) return;
    this.#pace?.end();
    exchange.response.off('close', this.#onBrowserGone).off('drain', this.#onDrain);
  }
}

/** The first byte that is not white space. */
function firstByte(chunks: readonly Buffer[]): number | undefined {
  for (const chunk of chunks) {
    for (const byte of chunk) if (!isSpace(byte)) return byte;
  }
  return undefined;
}

const isSpace = (byte: number) => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
