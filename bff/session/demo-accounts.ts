/** The demo accounts of the embedded regions. The start command writes their file once everything is ready. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const Account = z.object({ clientId: z.string(), clientSecret: z.string() });
const DemoFile = z.object({
  regions: z.array(z.object({ name: z.string(), ...Account.shape, limited: Account })),
});

export type DemoAccount = z.infer<typeof Account>;
export type DemoRole = 'admin' | 'limited';

/** The account of a region; undefined where there are none (yet). */
export type FindDemoAccount = (region: string, role: DemoRole) => Promise<DemoAccount | undefined>;

/** `file` is undefined where the console runs without embedded regions. Read on demand: it appears after the start. */
export function demoAccountsOf(file: string | undefined): FindDemoAccount {
  return async (region, role) => {
    if (file === undefined) return undefined;
    const found = (await read(file))?.regions.find(({ name }) => name === region);
    return role === 'limited' ? found?.limited : found;
  };
}

/**
 * True once the start command says that everything answers, by writing the file; at once where no start command does.
 * It stays true: the file is only taken away by the next start.
 */
export function startedSign(file: string | undefined): () => boolean {
  let hasStarted = file === undefined;
  return () => (hasStarted ||= existsSync(file ?? ''));
}

async function read(file: string): Promise<z.infer<typeof DemoFile> | undefined> {
  try {
    return DemoFile.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
