import type { Read, ReaderAhead, RunReader } from './run-kind.ts';

export class ReadAhead implements ReaderAhead {
  readonly #reader: RunReader;
  readonly #known = new Map<string, { readonly answer: unknown }>();

  /** Asks `reader` for all that it was not told. */
  constructor(reader: RunReader) {
    this.#reader = reader;
  }

  tell(read: Read, answer: unknown): void {
    this.#known.set(keyOf(read), { answer });
  }

  toldOf(read: Read): { readonly answer: unknown } | undefined {
    return this.#known.get(keyOf(read));
  }

  async read(...read: Read): Promise<unknown> {
    const told = this.toldOf(read);
    if (told === undefined) return this.#reader.read(...read);
    this.#known.delete(keyOf(read));
    return told.answer;
  }

  readAll: RunReader['readAll'] = (...asked) => this.#reader.readAll(...asked);

  readItems: RunReader['readItems'] = (...asked) => this.#reader.readItems(...asked);
}

function keyOf([id, { path = {}, query, page }]: Read): string {
  const names = Object.keys(path).toSorted((one, other) => one.localeCompare(other));
  return JSON.stringify([id, names.map((name) => [name, path[name]]), query, page]);
}
