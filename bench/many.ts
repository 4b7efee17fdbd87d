/**
 * What it costs to be one of many consoles on a Redis: a proxied list beside a console with its own SQLite, two processes
 * beside one where there are cores for it, how soon events flow again when the console that looks is killed, and memory
 * per stream. Times are this machine's; the ratio of processor time holds.
 *
 * ROUNDS: how often each console is asked. KILLS: how often one is killed. STREAMS: how many are open at once.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { busyDelay } from '#bff/watch/cadence.ts';
import { startRedis, type RedisServer } from '#testing/redis-server.ts';
import { killProcesses, startProcess, type TestProcess } from '#testing/test-process.ts';
import { freePort } from '#testing/test-server.ts';
import { Browser } from '../e2e/integration/browser.ts';
import { measureOf, startConsoles, type ConsoleProcess } from '../e2e/integration/console-process.ts';
import { sendJson, spaceId, startFaultyRegion } from '../e2e/integration/faulty-region.ts';
import { WatchTab } from '../e2e/integration/watch-tab.ts';
import { organisationId, userIdOf, type LoadOrder, type LoadReport } from './proxy-messages.ts';
import type { ReaderOrder, ReaderReport, ServerOrder, ServerReport } from './watch-messages.ts';

const rounds = Number(process.env['ROUNDS'] ?? 15);
const kills = Number(process.env['KILLS'] ?? 40);
const streams = Number(process.env['STREAMS'] ?? 10_000);
const [connections, measured, compiled] = [64, 500, 8_000];
const region = 'eu-bench-1';
const path = `/api/regions/${region}/iam/organisations/${organisationId}/users?page%5Bsize%5D=50`;

/** Aborted when they end. */
const children = new Map<ChildProcess, AbortSignal>();
const folder = mkdtempSync(`${tmpdir()}/portico-bench-`);

function forkOf(name: string, ...given: string[]): ChildProcess {
  const program = fileURLToPath(new URL(name, import.meta.url));
  const child = fork(program, given, { execArgv: ['--import', 'tsx', '--expose-gc'] });
  const ended = new AbortController();
  child.once('exit', () => ended.abort(new Error(`${name} has ended`)));
  children.set(child, ended.signal);
  return child;
}

async function says<Message>(child: ChildProcess, kind?: string): Promise<Message> {
  for (;;) {
    const [message] = (await once(child, 'message', { signal: children.get(child) })) as [Message & { kind?: string }];
    if (kind === undefined || message.kind === kind) return message;
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function report(what: string, value: string, wanted: string, reached: boolean): void {
  process.stdout.write(`${reached ? 'ok  ' : 'MISS'} ${what.padEnd(44)} ${value.padEnd(40)} wanted ${wanted}\n`);
}

/** Microseconds of processor time that all threads of a process have used (Linux). */
function usedBy({ pid }: ChildProcess): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const used = tasks.map((task) => readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]);
  return used.reduce((sum, nanoseconds) => sum + Number(nanoseconds) / 1_000, 0);
}

type Load = (ports: readonly number[], cookie: string, milliseconds: number) => Promise<number>;

/** Asks each of the ports from a process of its own; resolves with how many answers came. */
async function createLoad(count: number): Promise<Load> {
  const loads = Array.from({ length: count }, () => forkOf('proxy-load.ts'));
  return async (ports, cookie, milliseconds) => {
    const answered = ports.map(async (port, index) => {
      const headers = { host: `localhost:${port}`, 'x-portico-csrf': '1', 'sec-fetch-site': 'same-origin', cookie };
      const report = says<LoadReport>(loads[index]!);
      loads[index]?.send({ port, path, headers, connections, milliseconds } satisfies LoadOrder);
      const { answered, failed } = await report;
      if (failed > 0) throw new Error(`${failed} calls failed`);
      return answered;
    });
    return (await Promise.all(answered)).reduce((sum, each) => sum + each, 0);
  };
}

async function signIn(port: number): Promise<string> {
  const browser = new Browser(port);
  const { status } = await browser.signIn({ name: region, accounts: { clientId: userIdOf(1), clientSecret: 'any' } });
  if (status !== 200 || browser.cookie === undefined) throw new Error(`sign-in answered ${status}`);
  return browser.cookie;
}

async function measureProxy(redis: RedisServer): Promise<void> {
  const upstream = await says<number>(forkOf('proxy-upstream.ts'));
  const regions = [{ name: region, zone: 'STD', baseUrl: `http://127.0.0.1:${upstream}` }] as const;
  const quiet = { LOG_LEVEL: 'info', NODE_ENV: 'production' };
  const shared = await startConsoles(2, redis, regions, quiet);
  const port = await freePort();
  const alone: TestProcess = startProcess('dist/server/bff.js', {
    ...quiet,
    PORT: `${port}`,
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: folder,
    SESSION_SECRET: 'nobody but this measurement knows these words',
    REGIONS: JSON.stringify(regions),
  });
  await alone.says('"msg":"ready"');
  const load = await createLoad(2);
  const ours = { process: shared[0]!.process, port: shared[0]!.port, cookie: await signIn(shared[0]!.port) };
  const theirs = { process: alone.process, port, cookie: await signIn(port) };
  for (const one of [ours, theirs]) await load([one.port], one.cookie, compiled);
  const costOf = async (one: typeof ours) => {
    const before = usedBy(one.process);
    const answered = await load([one.port], one.cookie, measured);
    return (usedBy(one.process) - before) / answered;
  };
  const costs: { readonly redis: number; readonly sqlite: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Neither is always the first one to be asked.
    if (round % 2 === 0) costs.push({ redis: await costOf(ours), sqlite: await costOf(theirs) });
    else costs.push({ sqlite: await costOf(theirs), redis: await costOf(ours) });
  }
  const [redisCost, sqliteCost] = [median(costs.map(({ redis }) => redis)), median(costs.map(({ sqlite }) => sqlite))];
  // Of each round, since what else the machine does changes from one to the next.
  const ratio = median(costs.map(({ redis, sqlite }) => sqlite / redis));
  const value = `${redisCost.toFixed(0)} and ${sqliteCost.toFixed(0)} µs, ratio ${ratio.toFixed(2)}`;
  report('proxied list, Redis beside SQLite', value, '>= 0.95', ratio >= 0.95);

  // Two consoles, what asks them, the region and Redis each want one.
  const cores = availableParallelism();
  if (cores < 6) process.stdout.write(`     two processes beside one: ${cores} cores are too few, skipped\n`);
  else {
    const ports = shared.map((one) => one.port);
    await load(ports, ours.cookie, compiled);
    const gains: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const one = await load(ports.slice(0, 1), ours.cookie, measured);
      gains.push((await load(ports, ours.cookie, measured)) / one);
    }
    report('two processes beside one', `ratio ${median(gains).toFixed(2)}`, '>= 1.8', median(gains) >= 1.8);
  }
  await killProcesses();
}

async function measureFailover(redis: RedisServer): Promise<void> {
  const faulty = await startFaultyRegion();
  let looks = 0;
  faulty.behave = (request, response) => {
    if (request.url?.includes('/operations') !== true) return sendJson(response, 404, {});
    looks += 1;
    // Something has moved at each look, so that each brings an event, which says which look it is of.
    const operation = { id: 'o1', status: 'RUNNING', progress: `${looks}%`, createTime: '2026-01-15T09:30:00Z' };
    return sendJson(response, 200, { items: [operation], totalSize: 1 });
  };
  const consoles: ConsoleProcess[] = await startConsoles(2, redis, [faulty]);
  const browser = new Browser(consoles[0]!.port);
  await browser.signIn(faulty);
  const tabs = consoles.map(
    (_, place) => new WatchTab([`${faulty.name}/${spaceId}`], browser.cookie ?? '', () => consoles[place]?.url ?? ''),
  );
  const leads = async (place: number) => (await measureOf(consoles[place]!, 'portico_watch_leading')) > 0;
  const delays: number[] = [];
  while (delays.length < kills) {
    await until(() => tabs.every(({ place, heard }, index) => place === consoles[index]?.url && heard.length > 1));
    // At any moment between two looks.
    await wait(busyDelay * (1 + Math.random()));
    const [first, second] = [await leads(0), await leads(1)];
    // Amid a change of turns.
    if (first === second) continue;
    const place = first ? 0 : 1;
    const other = tabs[1 - place]!;
    const before = looks;
    const begun = performance.now();
    consoles[place]?.process.kill('SIGKILL');
    await until(() => Number.parseInt(other.progress.get('o1') ?? '0', 10) > before);
    delays.push(performance.now() - begun);
    const [next] = await startConsoles(1, redis, [faulty]);
    consoles[place] = next!;
  }
  for (const tab of tabs) tab.close();
  const sorted = delays.toSorted((one, two) => one - two);
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
  const value = `p50 ${median(delays).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms of ${delays.length}`;
  report('from a kill to the next event elsewhere', value, '<= 1500 ms', p99 <= 1_500);
  await killProcesses();
  await faulty.close();
}

async function until(isSo: () => boolean): Promise<void> {
  const begun = performance.now();
  while (!isSo()) {
    if (performance.now() - begun > 60_000) throw new Error('nothing was heard for a minute');
    await wait(2);
  }
}

async function measureMemory(redis: RedisServer): Promise<void> {
  const [server, readers] = [forkOf('watch-server.ts', 'hub', '1', redis.url), forkOf('watch-readers.ts')];
  const { port } = await says<Extract<ServerReport, { kind: 'listening' }>>(server, 'listening');
  const open = async (count: number) => {
    const opened = says<ReaderReport>(readers, 'open');
    readers.send({ kind: 'open', port, streams: count } satisfies ReaderOrder);
    await opened;
    const usage = says<Extract<ServerReport, { kind: 'usage' }>>(server, 'usage');
    server.send({ kind: 'measure', collects: true } satisfies ServerOrder);
    return usage;
  };
  const few = await open(10);
  const many = await open(streams);
  const perStream = (many.memory - few.memory) / (streams - 10) / 1_024;
  report(`memory per stream, ${streams} streams`, `${perStream.toFixed(1)} KiB`, '<= 12 KiB', perStream <= 12);
}

const redis = await startRedis();
try {
  await measureProxy(redis);
  await measureFailover(redis);
  await measureMemory(redis);
} finally {
  for (const child of children.keys()) child.kill();
  await killProcesses();
  await redis.end();
  rmSync(folder, { recursive: true });
}
process.exit();
