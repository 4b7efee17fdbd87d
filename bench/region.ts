/**
 * What an embedded region costs with 100,000 users, beside the same calls with 1,000: latencies, list requests per
 * second of one core with authorisation on, memory, and the time to seed. Times are this machine's; ratios hold.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, Pool } from 'undici';

const program = fileURLToPath(new URL('../dist/server/region.js', import.meta.url));
/** As `npm start` runs it (launch/supervise.ts). */
const embedded = '--max-semi-space-size=2';
const few = 1_000;
const many = Number(process.env['SEED_USERS'] ?? 100_000);
const samples = 400;
const loadSeconds = 8;
const connections = 32;

interface Running {
  readonly process: ChildProcess;
  readonly baseUrl: string;
  readonly folder: string;
  readonly token: string;
  readonly space: string;
  readonly organisation: string;
  /** From the start of the process until it listened, seeding included. */
  readonly readyAfter: number;
}

async function start(users: number, port: number): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  const started = performance.now();
  const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR: folder };
  const child = spawn(process.execPath, [embedded, program], {
    env: { ...env, PORT: String(port), SEED_USERS: String(users) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const readyAfter = (performance.now() - started) / 1_000;
  const baseUrl = `http://127.0.0.1:${port}`;
  const accounts = JSON.parse(readFileSync(join(folder, 'demo-accounts.json'), 'utf8')) as Record<string, string>;
  const { clientId = '', clientSecret = '', spaceId: space = '', organisationId: organisation = '' } = accounts;
  const response = await fetch(`${baseUrl}/iam/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
  });
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { process: child, baseUrl, folder, token, space, organisation, readyAfter };
}

async function stop({ process: child, folder }: Running): Promise<void> {
  child.kill();
  await once(child, 'exit');
  rmSync(folder, { recursive: true });
}

interface Sample {
  readonly path: string;
  readonly body?: string;
}

/** Median milliseconds of the same call to each region, taken in turn so that both meet the same machine. */
async function medians(regions: readonly Running[], sampleOf: (region: Running) => Promise<Sample>): Promise<number[]> {
  const clients = regions.map(({ baseUrl }) => new Client(baseUrl));
  const asked = await Promise.all(regions.map(sampleOf));
  const times: number[][] = regions.map(() => []);
  for (let round = 0; round < samples; round += 1) {
    for (const [index, client] of clients.entries()) {
      const { token } = regions[index] as Running;
      const started = performance.now();
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const { path, ...sent } = asked[index] as Sample;
      const { statusCode, body } = await client.request({ method: 'GET', path, headers, ...sent });
      await body.text();
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
      times[index]?.push(performance.now() - started);
    }
  }
  await Promise.all(clients.map((client) => client.close()));
  return times.map((list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0);
}

/** The users of the first page. */
async function some({ baseUrl, token, organisation }: Running): Promise<readonly { id: string; email: string }[]> {
  const url = `${baseUrl}/iam/organisations/${organisation}/users?page[size]=50`;
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const { items } = (await response.json()) as { items: { id: string; email: string }[] };
  return items;
}

async function someone(region: Running): Promise<{ id: string; email: string }> {
  return (await some(region)).at(-1) as { id: string; email: string };
}

const byIds = async (region: Running, path: string): Promise<Sample> => ({
  path,
  body: JSON.stringify({ items: (await some(region)).map(({ id }) => id) }),
});

/** Seconds of processor time a process has used (Linux), and its resident memory in megabytes. */
function usageOf(child: ChildProcess): { readonly cpu: number; readonly memory: number } {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = Number(stat[11]) + Number(stat[12]);
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
  return { cpu: ticks / 100, memory: Number(resident) / 1_024 };
}

/** Asks one path over all connections at once, each again as soon as it was answered. */
async function load(region: Running, path: string): Promise<{ perSecond: number; perCore: number }> {
  const pool = new Pool(region.baseUrl, { connections });
  const headers = { authorization: `Bearer ${region.token}` };
  let answered = 0;
  const askUntil = async (end: number) => {
    while (performance.now() < end) {
      const { statusCode, body } = await pool.request({ method: 'GET', path, headers });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
      answered += 1;
    }
  };
  const askFor = (seconds: number) => {
    const end = performance.now() + seconds * 1_000;
    return Promise.all(Array.from({ length: connections }, () => askUntil(end)));
  };
  await askFor(2);
  answered = 0;
  const before = usageOf(region.process).cpu;
  await askFor(loadSeconds);
  const used = usageOf(region.process).cpu - before;
  await pool.close();
  return { perSecond: answered / loadSeconds, perCore: answered / used };
}

function report(what: string, value: string, wanted: string, reached: boolean): void {
  process.stdout.write(`${reached ? 'ok  ' : 'MISS'} ${what.padEnd(44)} ${value.padEnd(34)} wanted ${wanted}\n`);
}

const regions = [await start(few, 18_401), await start(many, 18_402)];
const large = regions[1] as Running;
report(`seeding ${many} users`, `${large.readyAfter.toFixed(1)} s`, '<= 30 s', large.readyAfter <= 30);

const calls: readonly (readonly [string, (region: Running) => Promise<Sample>])[] = [
  ['list page, space', async ({ space }) => ({ path: `/iam/spaces/${space}/users` })],
  ['list page, organisation', async ({ organisation }) => ({ path: `/iam/organisations/${organisation}/users` })],
  ['50 by their ids, space', (region) => byIds(region, `/iam/spaces/${region.space}/users`)],
  ['50 by their ids, organisation', (region) => byIds(region, `/iam/organisations/${region.organisation}/users`)],
  [
    'get by id',
    async (region) => ({ path: `/iam/organisations/${region.organisation}/users/${(await someone(region)).id}` }),
  ],
  [
    'e-mail search, space',
    async (region) => ({
      path: `/iam/spaces/${region.space}/users?email=${encodeURIComponent((await someone(region)).email)}`,
    }),
  ],
  [
    'e-mail search, organisation',
    async (region) => ({
      path: `/iam/organisations/${region.organisation}/users?email=${encodeURIComponent((await someone(region)).email)}`,
    }),
  ],
];
for (const [what, sampleOf] of calls) {
  const [small = 0, big = 0] = await medians(regions, sampleOf);
  const value = `${small.toFixed(2)} -> ${big.toFixed(2)} ms p50, ratio ${(big / small).toFixed(2)}`;
  report(what, value, '<= 2', big <= 2 * small);
}
for (const [what, region] of [
  [few, regions[0]],
  [many, large],
] as const) {
  const { perSecond, perCore } = await load(region as Running, `/iam/spaces/${region?.space}/users`);
  const value = `${Math.round(perCore)}/s (${Math.round(perSecond)}/s here)`;
  report(`list requests per core, ${what} users`, value, '>= 1500/s', perCore >= 1_500);
}
const { memory } = usageOf(large.process);
report('resident memory after the load', `${Math.round(memory)} MB`, '<= 200 MB', memory <= 200);
await Promise.all(regions.map(stop));
