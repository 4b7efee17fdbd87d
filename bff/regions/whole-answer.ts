/** Asks a region and reads the answer whole. Without the streams and signals of a general client: they took a quarter of a call. */
import type { Dispatcher } from 'undici';
import { PatientHandler, type AnswerHeaders } from './patient-handler.ts';
import type { Patience } from './patience.ts';

/** An answer as it came. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly text: string;
}

/** `path` includes the region's prefix. */
export interface WholeRequest {
  readonly method: Dispatcher.HttpMethod;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/**
 * Resolves with the answer, whatever its status. Rejects with the reason of the patience when that ends first, and with what
 * undici says of a connection that failed. `leave` is called when the socket is free again, which may be later.
 */
export function askWhole(
  pool: Dispatcher,
  request: WholeRequest,
  patience: Patience,
  leave: () => void,
): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    new WholeAnswer(patience, { resolve, reject, leave }).send(pool, request);
  });
}

interface Listener {
  readonly resolve: (answer: PlainAnswer) => void;
  readonly reject: (reason: unknown) => void;
  readonly leave: () => void;
}

class WholeAnswer extends PatientHandler {
  readonly #listener: Listener;
  #status = 0;
  #headers: AnswerHeaders = {};
  readonly #chunks: Buffer[] = [];

  constructor(patience: Patience, listener: Listener) {
    super(patience);
    this.#listener = listener;
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: AnswerHeaders): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.#end();
    this.#listener.resolve({ status: this.#status, headers: this.#headers, text: textOf(this.#chunks) });
  }

  protected failed(error: unknown): void {
    this.#end();
    this.#listener.reject(error);
  }

  protected gaveUp(reason: unknown): void {
    this.#listener.reject(reason);
  }

  #end(): void {
    this.stopWaiting();
    this.#listener.leave();
  }
}

/** As UTF-8, without the mark that some put before it. */
function textOf(chunks: readonly Buffer[]): string {
  const [first] = chunks;
  const whole = chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks);
  const text = whole.toString('utf8');
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
