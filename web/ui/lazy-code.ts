/** Code and words in files of their own. A network that is gone, or a console that was updated, has them no more. */

/** A file could not be had, twice. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
  /** Lets whoever shows what it belongs to ask for it again; until then nothing does. */
  readonly tryAgain: () => void;

  constructor(cause: unknown, tryAgain: () => void) {
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

  const forget = () => {
    if (failed) attempt = undefined;
    failed = false;
  };

  async function fetchTwice(): Promise<Value> {
    try {
      arrived = await fetchCode().catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
        return fetchCode();
      });
      return arrived;
    } catch (error) {
      failed = true;
      throw new CodeMissing(error, forget);
    }
  }

  return {
    arrived: () => arrived,
    load: () => {
      forget();
      return (attempt ??= fetchTwice());
    },
    attempt: () => (attempt ??= fetchTwice()),
  };
}
