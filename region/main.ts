/** A region as a process: reads the environment, holds the data folder, seeds, listens, stops cleanly. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import { AdvancingClock } from '#shared/clock.ts';
import { holdDataFolder } from '#server/data-folder.ts';
import { keepSecret } from '#server/kept-secret.ts';
import { createLog } from '#server/log.ts';
import { runService, type Listening, type Service } from '#server/service.ts';
import { createRegion, type Region } from './app.ts';
import { addressesOf, readConfig, type RegionConfig } from './config.ts';
import { keepDemoAccounts } from './seed/demo-accounts.ts';
import { createRegionServer } from './request/http-server.ts';
import { seedRegion } from './seed/seed.ts';
import { openDatabase } from './store/database.ts';
import { createSeal } from './token/seal.ts';
import { sealStored } from './token/seal-stored.ts';

async function openRegion(config: RegionConfig, log: Logger): Promise<Region> {
  const { name, zone, users, dataDir, baseUrl, activationUrl, timeScale, strictReplies } = config;
  const clock = new AdvancingClock();
  const database = openDatabase(join(dataDir, 'region.sqlite'));
  const seal = createSeal(config.sealKeys ?? [keepSecret(join(dataDir, 'seal-key'))]);
  await sealStored(database, seal);
  const accounts = await seedRegion(database, { name, zone, now: clock.now(), users });
  await keepDemoAccounts(dataDir, database, accounts, { name, seal, now: clock.now() });
  const about = { name, zone, baseUrl, activationUrl, timeScale, strictReplies, seedUsers: users };
  return createRegion({ ...about, database, clock, log, seal, signingKeySince: config.signingKeySince });
}

async function open(): Promise<Service> {
  const config = readConfig(process.env);
  const log = createLog({ level: config.logLevel, format: config.logFormat, base: { region: config.name } });
  const folder = holdDataFolder(config.dataDir);
  const region = await openRegion(config, log);
  const { contract, control } = addressesOf(config);
  const listening: Listening[] = [{ ...contract, make: () => createRegionServer(region.app) }];
  if (control !== undefined) listening.push({ ...control, make: () => createRegionServer(region.control) });
  return {
    log,
    listening,
    started() {
      region.engine.start();
      const about = { url: config.baseUrl, zone: config.zone };
      if (process.connected) log.info(about, 'listening');
      // Whoever started this process alone waits for the line, whatever the level of the log.
      else log.child({}, { level: 'info' }).info(about, 'ready');
    },
    async close() {
      await region.close();
      folder.release();
    },
  };
}

await runService(open);
