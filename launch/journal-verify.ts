/**
 * `npm run journal:verify [number:hash]`: whether the journal is what was entered, from where retention has cut it to its end,
 * which it prints. A place that was printed earlier and kept elsewhere has to be on the way.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { pino } from 'pino';
import { systemClock } from '#shared/clock.ts';
import { readStoreConfig } from '#bff/config/config.ts';
import type { Checkpoint, Journal } from '#bff/store/journal.ts';
import { openStores, storeFile } from '#bff/store/open-stores.ts';
import { StoreUnavailable } from '#bff/store/store-unavailable.ts';
import { verifyChain } from '#bff/store/verify-chain.ts';

const whys = {
  missing: 'is missing',
  changed: 'is not what was entered',
  kept: 'is not the one that was kept',
} as const;

const connectAttempts = 20;

async function verify(): Promise<string> {
  const [, , given] = process.argv;
  const kept = given === undefined ? undefined : readPlace(given);
  const config = readStoreConfig(process.env);
  // Under `start` regions have their folders beside the console's.
  const folders = [config.dataDir, join(config.dataDir, 'console')];
  const dataDir = folders.find((folder) => existsSync(storeFile(folder)));
  if (config.redis === undefined && dataDir === undefined) throw new Error(`DATA_DIR: no journal in ${config.dataDir}`);
  const stores = await openStores(
    { ...config, dataDir: dataDir ?? config.dataDir },
    systemClock,
    pino({ level: 'silent' }),
  );
  try {
    await untilItAnswers(stores.journal);
    const verdict = await verifyChain(stores.journal, kept);
    if (verdict.kind === 'broken')
      throw new Error(`The journal is broken: record ${verdict.number} ${whys[verdict.why]}.`);
    const { cut, end } = verdict;
    const begin = cut.number === 0 ? 'its beginning' : `record ${cut.number}, where it was cut`;
    const told = verdict.kept === 'before' ? ' What was kept lies before that and says nothing any more.' : '';
    return `The journal is whole from ${begin} to record ${end.number}.${told}\nKeep this elsewhere: ${end.number}:${end.hash}`;
  } finally {
    await stores.close();
  }
}

function readPlace(text: string): Checkpoint {
  const [, number, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (number === undefined || hash === undefined) throw new Error('usage: npm run journal:verify [number:hash]');
  return { number: Number(number), hash };
}

/** A connection takes a moment. */
async function untilItAnswers(journal: Journal): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await journal.cut();
      return;
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || attempt === connectAttempts) throw error;
      await pass(100);
    }
  }
}

try {
  process.stdout.write(`${await verify()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
