/** The demo accounts of the embedded regions. The start command writes their file once everything is ready. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { DemoFile, type DemoRegion } from '#shared/demo-file.ts';

/** What can be signed in with in a region; undefined where that is nothing (yet). */
export type FindDemo = (region: string) => Promise<DemoRegion | undefined>;

/** `file` is undefined where the console runs without embedded regions. Read on demand: it appears after the start. */
export function demoOf(file: string | undefined): FindDemo {
  return async (region) =>
    file === undefined ? undefined : (await read(file))?.regions.find(({ name }) => name === region);
}

/**
 * True once the start command says that everything answers, by writing the file; at once where no start command does.
 * It stays true: the file is only taken away by the next start.
 */
export function startedSign(file: string | undefined): () => boolean {
  let hasStarted = file === undefined;
  return () => (hasStarted ||= existsSync(file ?? ''));
}

async function read(file: string): Promise<DemoFile | undefined> {
  try {
    return DemoFile.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
