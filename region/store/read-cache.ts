/** Answers of the database that are kept until anything is written. For what nearly every request asks. */
import type { RegionDatabase } from './database.ts';

export interface ReadCache {
  /** What `read` gave for this key since the last write; asks it again otherwise. */
  get<Value>(key: string, read: () => Promise<Value>): Promise<Value>;
}

/** Some hundred accounts, each at a few operations; beyond that they are read anew. */
const most = 2_000;

/** Nothing needs to say what it invalidates: whatever is written, all of it is read anew (behaviours B3.13). */
export function createReadCache(database: Pick<RegionDatabase, 'changes'>): ReadCache {
  const kept = new Map<string, unknown>();
  let since = -1;
  return {
    async get<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
      if (database.changes() !== since || kept.size >= most) kept.clear();
      since = database.changes();
      if (kept.has(key)) return kept.get(key) as Value;
      const value = await read();
      if (database.changes() === since) kept.set(key, value);
      return value;
    },
  };
}
