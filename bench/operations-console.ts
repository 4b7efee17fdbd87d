/** A console before one region that holds many finished operations, in this process, and a browser signed in to it. */
import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createConsole } from '#bff/app.ts';
import { readConfig } from '#bff/config/config.ts';
import { createRegion } from '#region/app.ts';
import { seedRegion } from '#region/seed/seed.ts';
import { openDatabase, type RegionDatabase } from '#region/store/database.ts';
import { AdvancingClock } from '#shared/clock.ts';

export interface OperationsWorld {
  readonly url: string;
  readonly spaceId: string;
  close(): Promise<void>;
}

const name = 'eu-std-1';

/** Starts everything; the first space then holds at least so many finished operations. */
export async function startOperationsConsole(count: number): Promise<OperationsWorld> {
  const clock = new AdvancingClock();
  const log = pino({ level: 'silent' });
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  const consoleServer = await listen((request, response) => portico.handle(request, response));
  const regionServer = await listen((request, response) => region.app(request, response));
  const [url, baseUrl] = [`http://localhost:${portOf(consoleServer)}`, `http://127.0.0.1:${portOf(regionServer)}`];

  const database = openDatabase(':memory:');
  const accounts = await seedRegion(database, { name, zone: 'STD', now: clock.now() });
  const { spaceId } = accounts as { spaceId: string };
  await multiply(database, spaceId, count);
  const activationUrl = `${url}/activation`;
  const region = createRegion({ name, zone: 'STD', baseUrl, activationUrl, database, clock, log, timeScale: 1 });

  const demoFile = join(folder, 'demo.json');
  writeFileSync(demoFile, JSON.stringify({ console: url, regions: [{ name, zone: 'STD', baseUrl, ...accounts }] }), {
    mode: 0o600,
  });
  const config = readConfig(
    {
      PORT: String(portOf(consoleServer)),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      DEMO_FILE: demoFile,
      SESSION_SECRET: 'a secret of forty bytes for one measurement',
      REGIONS: JSON.stringify([{ name, zone: 'STD', baseUrl }]),
    },
    'start',
  );
  const portico = await createConsole({ config, clock, log });
  return {
    url,
    spaceId,
    async close() {
      await portico.close();
      for (const server of [consoleServer, regionServer]) server.close().closeAllConnections();
      await region.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Repeats the finished operations of a space, a minute earlier each time. */
async function multiply(database: RegionDatabase, spaceId: string, count: number): Promise<void> {
  const seeded = await database.query
    .selectFrom('operations')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('settled', '=', 1)
    .execute();
  const rows = Array.from({ length: count }, (_, index) => {
    const row = seeded[index % seeded.length];
    if (row === undefined) throw new Error('the seed has no finished operations');
    const shift = index * 60_000;
    const times = { accepted_on: row.accepted_on - shift, starts_on: row.starts_on - shift };
    return { ...row, ...times, id: randomUUID(), ends_on: row.ends_on - shift };
  });
  await database.write(async (connection) => {
    for (let start = 0; start < count; start += 500) {
      const some = rows.slice(start, start + 500);
      await connection.insertInto('operations').values(some).execute();
    }
  });
}

async function listen(listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
