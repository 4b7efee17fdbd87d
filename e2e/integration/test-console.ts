/** A console in this process, in front of real regions or of an upstream made for one failure, and browsers that talk to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createConsole } from '#bff/app.ts';
import { readConfig } from '#bff/config/config.ts';
import type { DirectoryLimits } from '#bff/directory/directory.ts';
import { createConsoleServer } from '#bff/http/http-server.ts';
import type { UpstreamLimits } from '#bff/regions/region-directory.ts';
import { createRegion } from '#region/app.ts';
import { enrolDemoPerson } from '#region/seed/demo-person.ts';
import { seedRegion } from '#region/seed/seed.ts';
import { openDatabase } from '#region/store/database.ts';
import { giveSigningKey, testKeys } from '#region/testing/signing-key.ts';
import { AdvancingClock } from '#shared/clock.ts';
import { freePort, listen, portOf, stop } from '#testing/test-server.ts';
import { Browser } from './browser.ts';

export interface UpstreamAddress {
  readonly name: string;
  readonly zone: 'STD' | 'SNC';
  readonly baseUrl: string;
  readonly embedded?: boolean;
}

const silent = pino({ level: 'silent' });

/**
 * A real region. `requests` grows by `METHOD /path?query` for everything it was asked. `consoleUrl` is where it sends
 * people back to.
 */
export async function startRegion(
  name: string,
  zone: 'STD' | 'SNC',
  clock: AdvancingClock,
  consoleUrl = 'http://localhost',
  users = 70,
) {
  const requests: string[] = [];
  const headers: NodeJS.Dict<string | string[]>[] = [];
  const answer: RequestListener = (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    headers.push(request.headers);
    region.app(request, response);
  };
  let server = await listen(createServer(answer));
  const port = portOf(server);
  const baseUrl = `http://127.0.0.1:${port}`;
  const database = openDatabase(':memory:');
  await giveSigningKey(database, name, clock.now());
  const accounts = await seedRegion(database, { name, zone, now: clock.now(), users });
  const activationUrl = `${consoleUrl}/activation`;
  const { seal } = testKeys;
  const person = await enrolDemoPerson(database, { name, seal, now: clock.now() });
  const region = createRegion({ name, zone, baseUrl, activationUrl, database, clock, log: silent, timeScale: 1, seal });
  return {
    name,
    zone,
    baseUrl,
    embedded: true,
    accounts: { ...accounts, ...(person && { person }) },
    requests,
    /** Headers of each request, in the same order. */
    headers,
    steering: region.steering,
    /** Cuts all connections and listens no more, until `start`. */
    stop: () => stop(server),
    async start() {
      server = await listen(createServer(answer), port);
    },
    async close() {
      await stop(server);
      await region.close();
    },
  };
}

export type TestRegion = Awaited<ReturnType<typeof startRegion>>;

/** An upstream that does what a test says, at an address of its own. */
export async function startUpstream(name: string, listener: RequestListener) {
  const server = await listen(createServer(listener));
  return {
    name,
    zone: 'STD' as const,
    baseUrl: `http://127.0.0.1:${portOf(server)}`,
    server,
    close: () => stop(server),
  };
}

export interface ConsoleWorldOptions {
  readonly regions: readonly UpstreamAddress[];
  readonly clock?: AdvancingClock;
  readonly env?: NodeJS.ProcessEnv;
  readonly upstreamLimits?: UpstreamLimits;
  readonly directoryLimits?: DirectoryLimits;
  /** Kept by the caller, to open a second console on the data of a first one. */
  readonly dataDir?: string;
  /** Default: any that is free. */
  readonly port?: number;
}

export async function startConsole(options: ConsoleWorldOptions) {
  const { clock = new AdvancingClock(), dataDir = temporaryFolder() } = options;
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const port = options.port ?? (await freePort());
  const regions = options.regions.map(({ name, zone, baseUrl, embedded }) => ({ name, zone, baseUrl, embedded }));
  const config = readConfig(
    {
      PORT: String(port),
      DATA_DIR: dataDir,
      SESSION_SECRET: 'forty bytes that only this test knows',
      REGIONS: JSON.stringify(regions),
      WEB_ROOT: join(dataDir, 'web'),
      ...options.env,
    },
    'start',
  );
  const { upstreamLimits, directoryLimits } = options;
  const portico = await createConsole({
    config,
    clock,
    log,
    ...(upstreamLimits && { upstreamLimits }),
    ...(directoryLimits && { directoryLimits }),
  });
  const server = createConsoleServer((request, response) => portico.handle(request, response), portico.headers);
  await listen(server, port);
  const closing = async () => {
    await stop(server);
    await portico.close();
    if (options.dataDir === undefined) rmSync(dataDir, { recursive: true });
  };
  let closed: Promise<void> | undefined;
  return {
    url: `http://localhost:${port}`,
    port,
    config,
    clock,
    dataDir,
    /** Lines of the log so far. */
    lines,
    console: portico,
    browser: () => new Browser(port),
    /** Once, however often it is called: where a test fails before it starts the next one, this would hide why. */
    close: () => (closed ??= closing()),
  };
}

export type TestConsole = Awaited<ReturnType<typeof startConsole>>;

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'portico-console-'));
}
