/**
 * What a run of the console's server takes beside a bare loop that makes the same calls with as many at the same time: its
 * dry run, and its writes from the confirmation to the end; and whether the server takes more memory for each run. Times are
 * this machine's; the ratios hold.
 *
 * STEPS: how many users are deactivated and activated (5,000). ROUNDS: how often, after one that nobody measures: code that
 * has just begun is compiled while it runs, of the region as of the console.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'undici';
import { kindsOfRun } from '#bff/runs/kinds-of-run.ts';
import type { NewRun, Run } from '#shared/run.ts';
import { freePort } from '#testing/test-server.ts';
import { startProduct } from './product.ts';

const steps = Number(process.env['STEPS'] ?? 5_000);
const rounds = Number(process.env['ROUNDS'] ?? 5);
const { atOnce } = kindsOfRun.deactivate;
const mostRatio = 1.2;
const mostGrowth = 1.15;

const metricsPort = await freePort();
const product = await startProduct({ SEED_USERS: `${steps + 100}`, METRICS_PORT: `${metricsPort}` });
const [{ name, baseUrl, clientId, clientSecret, organisationId }] = product.regions;
const users = `/iam/organisations/${organisationId}/users`;
const browser = await product.signedIn();

const client = new Client(baseUrl, { pipelining: 1 });
const form = new URLSearchParams({
  grant_type: 'client_credentials',
  client_id: clientId,
  client_secret: clientSecret,
});
const granted = await fetch(`${baseUrl}/iam/token`, { method: 'POST', body: form });
const { access_token: token } = (await granted.json()) as { access_token: string };
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

async function someUsers(): Promise<string[]> {
  const ids: string[] = [];
  let next: string | undefined;
  do {
    const query = `page[size]=50${next === undefined ? '' : `&page[nextToken]=${encodeURIComponent(next)}`}`;
    const { body } = await client.request({ method: 'GET', path: `${users}?${query}`, headers });
    const page = (await body.json()) as { items: { id: string }[]; nextPageToken?: string };
    ids.push(...page.items.map(({ id }) => id));
    next = page.nextPageToken;
  } while (next !== undefined && ids.length < steps);
  return ids.slice(0, steps);
}

/** Seconds of a loop over as many connections as a run has calls at the same time. */
async function loop(ids: readonly string[], active: boolean): Promise<number> {
  const left = [...ids];
  const clients = Array.from({ length: atOnce }, () => new Client(baseUrl));
  const begin = performance.now();
  await Promise.all(
    clients.map(async (one) => {
      for (let id = left.pop(); id !== undefined; id = left.pop()) {
        const body = JSON.stringify({ active });
        const answer = await one.request({ method: 'PATCH', path: `${users}/${id}`, headers, body });
        await answer.body.dump();
        if (answer.statusCode >= 300) throw new Error(`a call was answered ${answer.statusCode}`);
      }
    }),
  );
  const took = (performance.now() - begin) / 1_000;
  await Promise.all(clients.map((one) => one.close()));
  return took;
}

/** Resident memory of the console's server, MiB. */
async function memory(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 2 ** 20;
}

/** Resolves with when it came to that, in milliseconds since the epoch. It is asked as often as a page would be told. */
async function comesTo(id: string, state: Run['state']): Promise<number> {
  for (;;) {
    const run = (await browser.get(`/api/runs/${id}`)).json() as Run;
    if (run.state === state) return Date.parse(run.changedAt);
    if (run.state === 'paused' || run.state === 'stopped') throw new Error(`the run is ${run.state}: ${run.reason}`);
    await wait(250);
  }
}

/** Seconds of the dry run and of the writes, and MiB after them. */
async function run(
  ids: readonly string[],
  active: boolean,
): Promise<{ checking: number; writing: number; memory: number }> {
  const planned = ids.map((userId) => ({
    operation: 'PatchUserStateOrganisation' as const,
    path: { organisationId, userId },
    body: { active },
  }));
  const kind = active ? 'activate' : 'deactivate';
  const scope = { region: name, kind: 'organisation', id: organisationId } as const;
  const body: NewRun = { kind, scope, plan: { about: 'bench', steps: planned } };
  const begin = Date.now();
  const { id } = (await browser.ask('POST', '/api/runs', { body })).json() as Run;
  const checking = ((await comesTo(id, 'ready')) - begin) / 1_000;
  const confirmed = Date.now();
  await browser.ask('POST', `/api/runs/${id}/confirm`);
  const writing = ((await comesTo(id, 'done')) - confirmed) / 1_000;
  const taken = await memory();
  await browser.ask('DELETE', `/api/runs/${id}`);
  return { checking, writing, memory: taken };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

try {
  const ids = await someUsers();
  await run(ids, false);
  await loop(ids, true);
  const rows: { loop: number; checking: number; writing: number; memory: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const measured = await run(ids, false);
    rows.push({ loop: await loop(ids, true), ...measured });
  }
  for (const part of ['checking', 'writing'] as const) {
    const ratio = median(rows.map((row) => row[part] / row.loop));
    const times = `${median(rows.map((row) => row[part])).toFixed(1)} s, loop ${median(rows.map((row) => row.loop)).toFixed(1)} s`;
    const reached = part === 'checking' || ratio <= mostRatio;
    const wanted = part === 'checking' ? 'known' : `<= ${mostRatio}`;
    process.stdout.write(
      `${reached ? 'ok  ' : 'MISS'} ${`${part} ${ids.length} steps`.padEnd(44)} ${`${ratio.toFixed(2)} of a bare loop (${times})`.padEnd(44)} wanted ${wanted}\n`,
    );
  }
  const memories = rows.map((row) => row.memory);
  const growth = (memories.at(-1) ?? 0) / (memories[0] ?? 0);
  process.stdout.write(
    `${growth <= mostGrowth ? 'ok  ' : 'MISS'} ${'memory after the last run'.padEnd(44)} ${`${growth.toFixed(2)} of that after the first (${memories.map((one) => one.toFixed(0)).join(', ')} MiB)`.padEnd(44)} wanted <= ${mostGrowth}\n`,
  );
} finally {
  await client.close();
  await product.end();
}
