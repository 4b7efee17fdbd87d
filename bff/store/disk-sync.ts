/** Waiting until what was written is on the disk, while everybody else goes on. */
import { open, type FileHandle } from 'node:fs/promises';

export interface DiskSync {
  /** Resolves once all that was written to the file before is on the disk. Rejects with the error of the disk. */
  synced(): Promise<void>;
  close(): Promise<void>;
}

/** For a file that is there by the time it is first asked for. */
export function createDiskSync(file: string): DiskSync {
  let opened: FileHandle | undefined;
  const synced = joined(async () => {
    opened ??= await open(file, 'r');
    await opened.datasync();
  });
  return { synced, close: async () => opened?.close() };
}

/**
 * Those who ask while `work` is under way are served by one more time of it: what is under way may have begun before what
 * they ask for.
 */
export function joined(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  function begin(): Promise<void> {
    const mine = work().finally(() => {
      if (underWay === mine) underWay = undefined;
    });
    underWay = mine;
    return mine;
  }
  function beginNext(): Promise<void> {
    next = undefined;
    return begin();
  }
  return () => {
    if (underWay === undefined) return begin();
    next ??= underWay.then(beginNext, beginNext);
    return next;
  };
}
