/** A region as a process: reads the environment, holds the data folder, seeds, listens, stops cleanly. */
import type { Server } from 'node:http';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { pino, type Logger } from 'pino';
import { AdvancingClock } from '#shared/clock.ts';
import { holdDataFolder } from '../launch/data-folder.ts';
import { createRegion, type Region } from './app.ts';
import { readConfig, type RegionConfig } from './config.ts';
import { keepDemoAccounts } from './demo-accounts.ts';
import { createHttpServer, listen } from './http-server.ts';
import { seedRegion } from './seed/seed.ts';
import { openDatabase } from './store/database.ts';

/** How long requests under way may take to finish when the process stops. Milliseconds. */
const stopLimit = 5_000;

/** Listens on both loopback addresses, or on one when the machine has no IPv6. */
async function listenOnLoopback(region: Region, port: number): Promise<Server[]> {
  const servers = [createHttpServer(region.app), createHttpServer(region.app)];
  const [v4, v6] = servers as [Server, Server];
  await listen(v4, '127.0.0.1', port, 'PORT');
  try {
    await listen(v6, '::1', port, 'PORT');
  } catch (error) {
    if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return [v4];
  }
  return servers;
}

async function openRegion(config: RegionConfig, log: Logger): Promise<Region> {
  const { name, zone, users, dataDir, baseUrl, activationUrl, timeScale, strictReplies } = config;
  const clock = new AdvancingClock();
  const database = openDatabase(join(dataDir, 'region.sqlite'));
  const accounts = await seedRegion(database, { name, zone, now: clock.now(), users });
  await keepDemoAccounts(dataDir, database, accounts);
  const about = { name, zone, baseUrl, activationUrl, timeScale, strictReplies, seedUsers: users };
  return createRegion({ ...about, database, clock, log });
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log: Logger = pino({ level: config.logLevel, base: { region: config.name } });
  const folder = holdDataFolder(config.dataDir);
  const region = await openRegion(config, log);
  const servers = await listenOnLoopback(region, config.port);
  if (config.controlPort !== undefined) {
    const control = createHttpServer(region.control);
    await listen(control, '127.0.0.1', config.controlPort, 'CONTROL_PORT');
    servers.push(control);
  }
  region.engine.start();

  const grace = closeWithGrace({ delay: stopLimit, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopped by an error');
    const ended = servers.map((server) => new Promise((resolve) => server.close(resolve)));
    for (const server of servers) server.closeIdleConnections();
    await Promise.all(ended);
    await region.close();
    folder.release();
  });
  // Started by the start command, this process ends with it.
  process.once('disconnect', () => grace.close());
  // Whoever started this process waits for the line, whatever the level of the log.
  log.child({}, { level: 'info' }).info({ url: config.baseUrl, zone: config.zone }, 'ready');
  process.send?.('ready');
}

try {
  await run();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message.split('\n')[0]}\n`);
  process.exit(1);
}
