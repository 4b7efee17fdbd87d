/**
 * The lines of an answer of which each is JSON by itself, as they come. What follows the last end of a line is left out.
 * Each is made a text when it is asked for: what a busy page finds waiting are megabytes, whose decoding alone keeps it from its keys.
 */
export async function* linesOf({ body }: Response): AsyncGenerator<string, undefined> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let begun = '';
  try {
    for (;;) {
      const chunk = await reader?.read();
      if (chunk?.value === undefined) return;
      const bytes = chunk.value;
      let from = 0;
      for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, from)) {
        const line = begun + decoder.decode(bytes.subarray(from, end));
        begun = '';
        from = end + 1;
        yield line;
      }
      begun += decoder.decode(bytes.subarray(from), { stream: true });
    }
  } finally {
    reader?.cancel().catch(() => undefined);
  }
}

const lineFeed = 0x0a;

/** Ends a read of which nothing is heard for too long. */
export class Silence {
  /** Of whoever reads, or because nothing was heard. */
  readonly signal: AbortSignal;
  readonly #tooLong = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(signal: AbortSignal | undefined) {
    this.signal = AbortSignal.any([this.#tooLong.signal, ...(signal ? [signal] : [])]);
  }

  /** The next word is waited for so long, milliseconds. */
  within(most: number): void {
    this.end();
    this.#timer = setTimeout(() => this.#tooLong.abort(), most);
  }

  /** Nothing is waited for. */
  end(): void {
    clearTimeout(this.#timer);
  }
}

/** A region's answer is not waited for any longer: the server gives up well before. Milliseconds. */
export const answerAtMost = 30_000;
