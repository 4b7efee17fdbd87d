/** Writes of the same moment as one transaction, so that they share what it costs to end one. */
import type { Database } from './sqlite-database.ts';
import { inTime } from './sqlite-writes.ts';

interface Asked {
  /** Answers what to tell whoever asked, once everything is written. */
  readonly write: () => () => void;
  readonly reject: (error: unknown) => void;
}

export class GroupWrites {
  readonly #database: Database;
  #asked: Asked[] = [];

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Resolves with what `write` answers once it is written, which a machine may lose yet. `write` changes one thing at most:
   * where it throws, nothing of it is there, and others of its moment are written. Rejects with what it throws, and as the
   * store where none of them could be written.
   */
  write<Result>(write: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#asked.length === 0) setImmediate(() => this.end());
      const ask = () => {
        const result = write();
        return () => resolve(result);
      };
      this.#asked.push({ write: ask, reject });
    });
  }

  /** Writes now what was asked for. */
  end(): void {
    const asked = this.#asked;
    this.#asked = [];
    if (asked.length === 0) return;
    try {
      const tell = inTime(this.#database, () => this.#together(asked));
      for (const one of tell) one();
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  #together(asked: readonly Asked[]): readonly (() => void)[] {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const tell = asked.map(({ write, reject }) => {
        try {
          return write();
        } catch (error) {
          return () => reject(error);
        }
      });
      this.#database.exec('COMMIT');
      return tell;
    } catch (error) {
      // Where the disk is full, SQLite has taken it back by itself.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }
}
