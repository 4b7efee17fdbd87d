/** Kills the region's process while it writes, again and again, and counts what it had acknowledged. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { killProcesses, startProcess, type TestProcess } from '#testing/test-process.ts';
import { freePorts } from '#testing/test-server.ts';
import { callerAt, fetchToken, type Caller } from './testing/test-region.ts';

const kills = 3;
const writers = 8;
const acknowledgementsPerLife = 50;

let folder: string;
let region: TestProcess;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-crash-'));
});
afterEach(async () => {
  await killProcesses();
  rmSync(folder, { recursive: true, force: true });
});

/** Resolves when the process says that it is ready. */
async function start(ports: { readonly contract: number; readonly control: number }): Promise<void> {
  region = startProcess('dist/server/region.js', {
    DATA_DIR: folder,
    PORT: String(ports.contract),
    CONTROL_PORT: String(ports.control),
    SEED_USERS: '3',
    TIME_SCALE: '0.02',
    LOG_LEVEL: 'silent',
  });
  await region.says('"ready"');
}

/** What the region said it had done. */
interface Acknowledged {
  readonly created: Map<string, { readonly name: string; readonly operationId: string }>;
  readonly deleted: Map<string, string>;
  /** Deletions that were asked and not answered. */
  readonly unanswered: Set<string>;
  readonly emails: Set<string>;
}

/** Creates clusters and users and deletes clusters until the region stops answering. */
async function write(caller: Caller, spaceId: string, label: string, acknowledged: Acknowledged, onAnswer: () => void) {
  const { created, deleted, unanswered, emails } = acknowledged;
  const own: string[] = [];
  for (let turn = 0; ; turn += 1) {
    const name = `${label}-${turn}`;
    const cluster = await caller('CreateCluster', {
      path: { spaceId },
      body: { name, cidr: '10.64.0.0/16', version: '1.29.5', nodePools: [] },
    });
    expect(cluster.status).toBe(201);
    created.set(cluster.reply.id, { name, operationId: cluster.reply.operation.id });
    own.push(cluster.reply.id);
    onAnswer();

    const email = `${name}@example.com`;
    const user = await caller('CreateUserSpace', { path: { spaceId }, body: { email, firstname: 'A', lastname: 'B' } });
    expect(user.status).toBe(201);
    emails.add(email);
    onAnswer();

    const oldest = own[0] as string;
    unanswered.add(oldest);
    const removal = await caller('DeleteCluster', { path: { spaceId, clusterId: oldest } });
    unanswered.delete(oldest);
    if (removal.status === 202) deleted.set(own.shift() as string, removal.reply.operation.id);
    else expect(removal.status).toBe(409);
  }
}

/** One life of the process: it is killed in the middle of its work, once that has included a deletion. */
async function liveAndDie(caller: Caller, spaceId: string, life: number, acknowledged: Acknowledged): Promise<void> {
  let answers = 0;
  const onAnswer = () => {
    answers += 1;
    if (answers >= acknowledgementsPerLife && acknowledged.deleted.size >= life) region.process.kill('SIGKILL');
  };
  const work = Array.from({ length: writers }, (_, writer) =>
    write(caller, spaceId, `life-${life}-writer-${writer}`, acknowledged, onAnswer),
  );
  for (const { reason } of (await Promise.allSettled(work)) as PromiseRejectedResult[]) {
    expect(reason).toBeInstanceOf(TypeError);
  }
  await region.exit;
}

async function walk<Item>(
  list: (nextToken: string | undefined) => Promise<{ items: Item[]; next: string | undefined }>,
): Promise<Item[]> {
  const all: Item[] = [];
  let token: string | undefined;
  do {
    const { items, next } = await list(token);
    all.push(...items);
    token = next;
  } while (token !== undefined);
  return all;
}

it('loses and doubles nothing it acknowledged when it is killed, and finishes its work afterwards', async () => {
  const [contract = 0, control = 0] = await freePorts(2);
  const ports = { contract, control };
  const baseUrl = `http://127.0.0.1:${ports.contract}`;
  await start(ports);
  const demo = JSON.parse(readFileSync(join(folder, 'demo-accounts.json'), 'utf8')) as Record<string, string>;
  const { spaceId = '', clientId = '', clientSecret = '' } = demo;
  const caller = callerAt(baseUrl, await fetchToken(baseUrl, clientId, clientSecret));
  const acknowledged: Acknowledged = {
    created: new Map(),
    deleted: new Map(),
    unanswered: new Set(),
    emails: new Set(),
  };
  for (let life = 1; life <= kills; life += 1) {
    await liveAndDie(caller, spaceId, life, acknowledged);
    await start(ports);
  }
  await fetch(`http://127.0.0.1:${ports.control}/clock/advance`, {
    method: 'POST',
    headers: { 'X-Portico-Control': '1' },
    body: JSON.stringify({ milliseconds: 10 * 60_000 }),
  });

  const path = { spaceId };
  const clusters = await walk(async (nextToken) => {
    const { reply } = await caller('ListClusters', { path, page: { size: 50, nextToken } });
    return { items: reply.items, next: reply.nextToken };
  });
  const operations = await walk(async (nextToken) => {
    const { reply } = await caller('ListOperations', { path, page: { size: 50, nextToken } });
    return { items: reply.items, next: reply.nextToken };
  });
  const users = await walk(async (nextToken) => {
    const { reply } = await caller('ListUserSpace', { path, page: { size: 50, nextToken } });
    return { items: reply.items, next: reply.nextPageToken };
  });
  const { created, deleted, unanswered, emails } = acknowledged;
  expect(created.size + emails.size).toBeGreaterThanOrEqual(kills * acknowledgementsPerLife);
  expect(deleted.size).toBeGreaterThanOrEqual(kills);

  // nothing is stuck, and nothing is there twice
  expect(operations.filter(({ status }) => status !== 'DONE' && status !== 'FAILED')).toEqual([]);
  expect(new Set(operations.map(({ id }) => id)).size).toBe(operations.length);
  expect(new Set(clusters.map(({ name }) => name)).size).toBe(clusters.length);
  const steps = new Map<string, string[]>();
  for (const { targetLink, type } of operations.filter(({ data }) => data?.includes('"life-'))) {
    const clusterId = targetLink?.split('/').at(-1) ?? '';
    steps.set(clusterId, [...(steps.get(clusterId) ?? []), type ?? '']);
  }
  const present = new Map(clusters.map((cluster) => [cluster.id, cluster]));
  for (const [clusterId, kinds] of steps) {
    expect(kinds).toEqual(present.has(clusterId) ? ['CreateCluster'] : ['DeleteCluster', 'CreateCluster']);
  }

  // every acknowledged write is there, and its work was done
  const done = new Set(operations.filter(({ status }) => status === 'DONE').map(({ id }) => id));
  for (const [clusterId, { name, operationId }] of created) {
    expect(done).toContain(operationId);
    if (deleted.has(clusterId)) expect(present.has(clusterId)).toBe(false);
    else if (!unanswered.has(clusterId))
      expect(present.get(clusterId)).toMatchObject({ name, status: { state: 'RUNNING' } });
  }
  for (const operationId of deleted.values()) expect(done).toContain(operationId);
  const found = users.map(({ email }) => email);
  for (const email of emails) expect(found.filter((one) => one === email)).toHaveLength(1);
}, 120_000);
