/** Code and words in files of their own. A network that is gone, or a console that was updated, has them no more. */

/** A file could not be had, twice. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
  /** Asks for it again, for whoever shows what it belongs to. @throws CodeMissing */
  readonly tryAgain: () => Promise<unknown>;

  constructor(cause: unknown, tryAgain: () => Promise<unknown>) {
    super('A part of the console could not be fetched', { cause });
    this.tryAgain = tryAgain;
  }
}

export interface LazyCode<Value> {
  /** Undefined until it has arrived. */
  readonly arrived: () => Value | undefined;
  /** Fetches it unless it is here or on its way; after a failure, again. @throws CodeMissing */
  readonly load: () => Promise<Value>;
  /** The latest attempt, begun if there was none: what renders may ask as often as it likes. @throws CodeMissing */
  readonly attempt: () => Promise<Value>;
}

const pauseMs = 500;

/** `fetchCode` is called once, and a second time when the first fails. */
export function lazyCode<Value>(fetchCode: () => Promise<Value>): LazyCode<Value> {
  let arrived: Value | undefined;
  let attempt: Promise<Value> | undefined;
  let failed = false;

  async function fetchTwice(): Promise<Value> {
    try {
      arrived = await fetchCode().catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        return fetchCode();
      });
      return arrived;
    } catch (error) {
      failed = true;
      throw new CodeMissing(error, load);
    }
  }

  function load(): Promise<Value> {
    if (failed) attempt = undefined;
    failed = false;
    return (attempt ??= fetchTwice());
  }

  return {
    arrived: () => arrived,
    load,
    attempt: () => (attempt ??= fetchTwice()),
  };
}

/** A browser that is online again says so a moment early or late. */
const momentMs = 1_000;

/**
 * Asks once more in a moment, and then whenever the browser is online again, until it is had; then acts. Never in a loop: the
 * console may have been updated. Returns how to stop that.
 */
export function askOnceOnline(ask: () => Promise<unknown>, act: () => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const askNow = () => {
    ask().then(
      () => signal.aborted || act(),
      () => undefined,
    );
  };
  const timer = setTimeout(askNow, momentMs);
  window.addEventListener('online', askNow, { signal });
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
}
