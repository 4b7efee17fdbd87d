/**
 * A world per Playwright worker: two embedded regions and the console in this process, on ports of their own, with one
 * clock. Tests get clients of the regions for what they prepare and check behind the console's back.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { pino } from 'pino';
import { createConsole, type Console } from '#bff/app.ts';
import { readConfig, type ConsoleConfig } from '#bff/config/config.ts';
import { upstreamLimits } from '#bff/regions/region-directory.ts';
import { createRegion, type Region } from '#region/app.ts';
import { enrolDemoPerson, type DemoPerson } from '#region/seed/demo-person.ts';
import { seedRegion } from '#region/seed/seed.ts';
import { openDatabase, type Connection } from '#region/store/database.ts';
import { createPassingSeal } from '#region/token/seal.ts';
import { startRedis, type RedisServer } from '#testing/redis-server.ts';
import { listen, portOf, stop } from '#testing/test-server.ts';
import { AdvancingClock } from '#shared/clock.ts';
import { csrfHeader } from '#shared/csrf-header.ts';
import { copyRenamed } from './next-build.ts';
import { SlowLink } from './slow-link.ts';
import { RegionClient, type Credentials } from './region-client.ts';

const log = pino({ level: process.env['LOG_LEVEL'] ?? 'silent' });

/**
 * Work on clusters and spaces takes minutes here, longer than any test: it moves when a test advances the clock, and
 * never ends by itself while a slow machine gets ready to look.
 */
const timeScale = 20;

/** The demo administrator, who administers the organisation and every READY space, and an account with few rights. */
export interface WorldAccounts extends Credentials {
  readonly organisationId: string;
  readonly spaceId: string;
  readonly limited: Credentials;
  /** May look at the clusters of the demo space. */
  readonly person: DemoPerson;
}

export interface WorldRegion {
  readonly name: string;
  readonly zone: 'STD' | 'SNC';
  readonly baseUrl: string;
  readonly accounts: WorldAccounts;
  /** As the demo administrator. */
  readonly client: RegionClient;
  /** Clock, failures and faults, as on the control port. */
  readonly steering: Region['steering'];
  /** Requests received so far, in order of arrival: `GET /iam/…`. */
  readonly requests: readonly string[];
  /** Stops listening: the region is down until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

export interface World {
  readonly url: string;
  readonly clock: AdvancingClock;
  readonly std: WorldRegion;
  readonly snc: WorldRegion;
  /** Between the browser and the console, where the world was asked for it. */
  readonly link: SlowLink | undefined;
  /** Where the console keeps everything, where the world was asked for it. */
  readonly redis: RedisServer | undefined;
  /**
   * Ships the next release: another console takes the place of the one there was, whose streams end. It has the files of that
   * one only where it keeps them. Half done, both are there: a file is asked of the next one first, then of the other.
   * Answers how to go back.
   */
  deploy(options?: { readonly keepsPrevious?: boolean; readonly isHalfDone?: boolean }): Promise<() => Promise<void>>;
  /** The page's first script comes when the answer is called, as where the network brings it after all others. */
  holdFirstScript(): () => void;
  close(): Promise<void>;
}

export interface WorldOptions {
  /** Browsers reach the console through a link that can fall silent. */
  readonly hasLink?: boolean;
  /** The console keeps everything in a Redis of its own. */
  readonly hasRedis?: boolean;
  /** Nobody has made a space in either organisation yet. */
  readonly isEmpty?: boolean;
  /** The console waits so long for a region, in milliseconds, instead of as long as it does by itself. */
  readonly answerWithin?: number;
  /** What is there is called by names that turn the words around them, as a region that checks none may have them. */
  readonly isTurned?: boolean;
}

/** Starts everything; resolves when it answers. */
export async function startWorld({
  hasLink = false,
  hasRedis = false,
  isEmpty = false,
  answerWithin = upstreamLimits.answer,
  isTurned = false,
}: WorldOptions = {}): Promise<World> {
  const clock = new AdvancingClock();
  const folder = mkdtempSync(join(tmpdir(), 'portico-world-'));
  const consoleServer = await serve((request, response) => answer(request, response));
  const link = hasLink ? new SlowLink(() => portOf(consoleServer)) : undefined;
  const port = (await link?.listen()) ?? portOf(consoleServer);
  const url = `http://localhost:${port}`;
  const regions = await Promise.all([
    startRegion('eu-std-1', 'STD', `${url}/activation`, clock, { isEmpty, isTurned }),
    startRegion('eu-snc-1', 'SNC', `${url}/activation`, clock, { isEmpty, isTurned }),
  ]);
  const [std, snc] = regions;

  const redis = hasRedis ? await startRedis() : undefined;
  const demoFile = join(folder, 'demo.json');
  const demo = regions.map(({ name, zone, baseUrl, accounts }) => ({ name, zone, baseUrl, ...accounts }));
  writeFileSync(demoFile, JSON.stringify({ console: url, regions: demo }), { mode: 0o600 });
  const config = readConfig(
    {
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      ...(redis && { REDIS_URL: redis.url }),
      DEMO_FILE: demoFile,
      SESSION_SECRET: 'a secret of forty bytes for one test world',
      REGIONS: JSON.stringify(regions.map(({ name, zone, baseUrl }) => ({ name, zone, baseUrl, embedded: true }))),
    },
    'start',
  );
  let present: Console | undefined;
  /**
   * One with the page in a folder, in the place of the one there was, whose streams come to it. That one ends as its process
   * would: it would go on with runs, and pages that have their stream from another process would not hear of it.
   */
  async function replaceConsole(page: Pick<ConsoleConfig, 'webRoot' | 'otherAssets'>): Promise<Console> {
    const limits = { ...upstreamLimits, answer: answerWithin };
    const successor = await createConsole({ config: { ...config, ...page }, clock, log, upstreamLimits: limits });
    answer = (request, response) => successor.handle(request, response);
    const former = present;
    present = successor;
    await former?.endStreams(0);
    await former?.close();
    return successor;
  }
  let answer: Console['handle'] = () => undefined;
  await replaceConsole(config);

  return {
    url,
    clock,
    std,
    snc,
    link,
    redis,
    async deploy({ keepsPrevious = false, isHalfDone = false } = {}) {
      const webRoot = join(folder, 'next');
      copyRenamed(config.webRoot, webRoot);
      const otherAssets = keepsPrevious ? join(config.webRoot, 'assets') : undefined;
      const shipped = await replaceConsole({ webRoot, otherAssets });
      if (isHalfDone) {
        const former = await replaceConsole(config);
        const asked = new Set<string>();
        answer = (request, response) => {
          const { url = '' } = request;
          const isFirst = url.startsWith('/assets/') && !asked.has(url);
          asked.add(url);
          (isFirst ? shipped : former).handle(request, response);
        };
      }
      return async () => {
        await replaceConsole(config);
        rmSync(webRoot, { recursive: true });
      };
    },
    holdFirstScript() {
      const before = answer;
      const held: (() => void)[] = [];
      answer = (request, response) => {
        if (request.url?.startsWith('/assets/boot-')) held.push(() => before(request, response));
        else before(request, response);
      };
      return () => {
        answer = before;
        for (const send of held) send();
      };
    },
    async close() {
      await link?.close();
      await present?.close();
      await stop(consoleServer);
      await Promise.all(regions.map((region) => region.close()));
      await redis?.end();
      rmSync(folder, { recursive: true });
    },
  };
}

async function startRegion(
  name: string,
  zone: 'STD' | 'SNC',
  activationUrl: string,
  clock: AdvancingClock,
  { isEmpty, isTurned }: Pick<WorldOptions, 'isEmpty' | 'isTurned'>,
) {
  const requests: string[] = [];
  let server = await serve((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    region.app(request, response);
  });
  const port = portOf(server);
  const baseUrl = `http://127.0.0.1:${port}`;
  const database = openDatabase(':memory:');
  const seeded = (await seedRegion(database, { name, zone, now: clock.now() })) as Omit<WorldAccounts, 'person'>;
  const seal = createPassingSeal();
  const person = (await enrolDemoPerson(database, { name, seal, now: clock.now() })) as DemoPerson;
  const accounts: WorldAccounts = { ...seeded, person };
  if (isEmpty) await database.write(moveSpacesAway);
  if (isTurned) await database.write(turnNames);
  const region = createRegion({ name, zone, baseUrl, activationUrl, database, clock, log, timeScale, seal });
  region.engine.start();
  return {
    name,
    zone,
    baseUrl,
    accounts,
    client: new RegionClient(baseUrl, accounts, requests),
    steering: region.steering,
    requests,
    stop: () => stop(server),
    async start() {
      const [listener] = server.listeners('request') as RequestListener[];
      server = await serve(listener as RequestListener, port);
      // The console leaves a region that failed alone for some seconds.
      clock.advance(10_000);
    },
    async close() {
      await stop(server);
      await region.close();
    },
  };
}

/** To an organisation that nobody has an account of. */
async function moveSpacesAway(connection: Connection): Promise<void> {
  const id = randomUUID();
  const other = { id, name: 'Another', description: '', created_on: 0, updated_on: 0 };
  await connection.insertInto('organisations').values(other).execute();
  await connection.updateTable('spaces').set({ organisation_id: id }).execute();
}

/** Right-to-left override, and a blank without width. */
async function turnNames(connection: Connection): Promise<void> {
  for (const table of ['organisations', 'spaces', 'clusters', 'node_pools'] as const) {
    await connection
      .updateTable(table)
      .set(({ eb }) => ({ name: eb('name', '||', '\u202Edesu\u200B') }))
      .execute();
  }
  await connection.updateTable('spaces').set({ description: 'Runs \u202Eeverything' }).execute();
}

/** Keeps connections as long as the console's own: one that a test takes up again must not end at that moment. */
const serve = (listener: RequestListener, port?: number) =>
  listen(createServer({ keepAliveTimeout: 65_000 }, listener), port);

export interface SignIn {
  /** Signs the page's browser in without the sign-in page, as the demo administrator unless told otherwise. */
  (options?: { region?: WorldRegion; as?: 'admin' | 'limited' | 'person' }): Promise<void>;
}

export const test = base.extend<{ signIn: SignIn; steady: void }, { world: World } & Required<WorldOptions>>({
  hasLink: [false, { scope: 'worker', option: true }],
  hasRedis: [false, { scope: 'worker', option: true }],
  isEmpty: [false, { scope: 'worker', option: true }],
  isTurned: [false, { scope: 'worker', option: true }],
  answerWithin: [upstreamLimits.answer, { scope: 'worker', option: true }],
  world: [
    async ({ hasLink, hasRedis, isEmpty, isTurned, answerWithin }, use) => {
      const world = await startWorld({ hasLink, hasRedis, isEmpty, isTurned, answerWithin });
      await use(world);
      await world.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ world }, use) => use(world.url),
  // Faults that were not met are nothing to the test that comes next.
  steady: [
    async ({ world }, use) => {
      await use();
      for (const { steering } of [world.std, world.snc]) steering.clearFaults();
    },
    { auto: true },
  ],
  signIn: ({ page, world }, use) =>
    use(async ({ region = world.std, as = 'admin' } = {}) => {
      // A code of the demo person works once.
      if (as === 'person') world.clock.advance(30_000);
      const headers = { [csrfHeader]: '1' };
      const data = { region: region.name, demo: as };
      const response = await page.request.post('/api/session', { headers, data });
      if (!response.ok()) throw new Error(`sign-in answered ${response.status()}: ${await response.text()}`);
      // A session that its browser never came back with ends after minutes, which a test may let pass at once.
      const known = await page.request.get('/api/session', { headers });
      if (!known.ok()) throw new Error(`the session was answered ${known.status()}: ${await known.text()}`);
    }),
});

export { expect, type Page } from '@playwright/test';
