/**
 * What a run of the console's server takes beside a bare loop that makes the same calls with as many at the same time: its
 * dry run, and its writes from the confirmation to the end. Times are this machine's; the ratio holds.
 *
 * STEPS: how many users are deactivated and activated (5,000). ROUNDS: how often, after one that nobody measures: code that
 * has just begun is compiled while it runs, of the region as of the console.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'undici';
import { kindsOfRun } from '#bff/runs/kinds-of-run.ts';
import type { NewRun, Run } from '#shared/run.ts';
import { startProduct } from './product.ts';

const steps = Number(process.env['STEPS'] ?? 5_000);
const rounds = Number(process.env['ROUNDS'] ?? 5);
const { atOnce } = kindsOfRun.deactivate;
const mostRatio = 1.2;

const product = await startProduct({ SEED_USERS: `${steps + 100}` });
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

/** Resolves with when it came to that, in milliseconds since the epoch. It is asked as often as a page would be told. */
async function comesTo(id: string, state: Run['state']): Promise<number> {
  for (;;) {
    const run = (await browser.get(`/api/runs/${id}`)).json() as Run;
    if (run.state === state) return Date.parse(run.changedAt);
    if (run.state === 'paused' || run.state === 'stopped') throw new Error(`the run is ${run.state}: ${run.reason}`);
    await wait(250);
  }
}

/** Seconds of the dry run and of the writes. */
async function run(ids: readonly string[], active: boolean): Promise<{ checking: number; writing: number }> {
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
  await browser.ask('DELETE', `/api/runs/${id}`);
  return { checking, writing };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

try {
  const ids = await someUsers();
  await run(ids, false);
  await loop(ids, true);
  const rows: { loop: number; checking: number; writing: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { checking, writing } = await run(ids, false);
    rows.push({ loop: await loop(ids, true), checking, writing });
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
} finally {
  await client.close();
  await product.end();
}
