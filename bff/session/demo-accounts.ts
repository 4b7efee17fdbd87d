/** The demo accounts of the embedded regions. The start command writes their file once everything is ready. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const Account = z.object({ clientId: z.string(), clientSecret: z.string() });
const Person = z.object({ email: z.string(), password: z.string(), totpSecret: z.string() });
const DemoFile = z.object({
  regions: z.array(z.object({ name: z.string(), ...Account.shape, limited: Account, person: Person.optional() })),
});

export type DemoAccount = z.infer<typeof Account>;
export type DemoPerson = z.infer<typeof Person>;
export type DemoRole = 'admin' | 'limited';

/** Of a region; undefined where there are none (yet). */
export interface DemoAccounts {
  account(region: string, role: DemoRole): Promise<DemoAccount | undefined>;
  person(region: string): Promise<DemoPerson | undefined>;
}

/** `file` is undefined where the console runs without embedded regions. Read on demand: it appears after the start. */
export function demoAccountsOf(file: string | undefined): DemoAccounts {
  async function find(region: string) {
    return file === undefined ? undefined : (await read(file))?.regions.find(({ name }) => name === region);
  }
  return {
    async account(region, role) {
      const found = await find(region);
      return role === 'limited' ? found?.limited : found;
    },
    person: async (region) => (await find(region))?.person,
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
