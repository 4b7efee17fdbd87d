/**
 * What the live watch costs: how often a region is asked for any number of streams and accounts, processor time per event and
 * of streams that return, and memory per stream beside better-sse sending the same, and how late a change arrives. Times are this machine's; ratios hold.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { busyDelay } from '#bff/watch/cadence.ts';
import type { ReaderOrder, ReaderReport, ServerOrder, ServerReport, ServerUsage } from './watch-messages.ts';

const most = Number(process.env['STREAMS'] ?? 10_000);
const listedFor = 10 * busyDelay;
const rounds = 3;
const eventsPerRound = 30;
const changesTimed = 30;
const streamsTimed = Math.min(1_000, most);

type Kind = 'hub' | 'better-sse' | 'bare';

function start(file: string, ...args: string[]): ChildProcess {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return fork(path, args, { execArgv: ['--import', 'tsx', '--expose-gc'] });
}

async function next<Report extends { readonly kind: string }, Kind extends Report['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<Report, { readonly kind: Kind }>> {
  for (;;) {
    const [report] = (await once(child, 'message')) as [Report];
    if (report.kind === kind) return report as Extract<Report, { readonly kind: Kind }>;
  }
}

interface Pair {
  readonly server: ChildProcess;
  readonly port: number;
  readonly readers: ChildProcess;
}

async function startPair(kind: Kind, accounts = 1): Promise<Pair> {
  const server = start('./watch-server.ts', kind, String(accounts));
  const { port } = await next<ServerReport, 'listening'>(server, 'listening');
  return { server, port, readers: start('./watch-readers.ts') };
}

function stop({ server, readers }: Pair): void {
  readers.kill();
  server.kill();
}

async function open({ readers, port }: Pair, streams: number): Promise<void> {
  const opened = next<ReaderReport, 'open'>(readers, 'open');
  readers.send({ kind: 'open', port, streams } satisfies ReaderOrder);
  await opened;
}

async function usage({ server }: Pair, collects = false): Promise<ServerUsage> {
  const answer = next<ServerReport, 'usage'>(server, 'usage');
  server.send({ kind: 'measure', collects } satisfies ServerOrder);
  return answer;
}

/** Changes an operation in the region; resolves with milliseconds until each stream had it. */
async function change({ server, readers }: Pair, looksAtOnce: boolean): Promise<readonly number[]> {
  const received = next<ReaderReport, 'received'>(readers, 'received');
  server.send({ kind: 'change', looksAtOnce } satisfies ServerOrder);
  return (await received).delays;
}

/** Microseconds of the server's processor per event and stream. */
async function cpuPerEvent(pair: Pair, streams: number): Promise<number> {
  const { cpu } = await usage(pair);
  for (let event = 0; event < eventsPerRound; event += 1) await change(pair, true);
  return ((await usage(pair)).cpu - cpu) / (eventsPerRound * streams);
}

function report(what: string, value: string, wanted: string, reached: boolean): void {
  process.stdout.write(`${reached ? 'ok  ' : 'MISS'} ${what.padEnd(44)} ${value.padEnd(40)} wanted ${wanted}\n`);
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measureLists(): Promise<void> {
  for (const streams of [1, 100, 1_000, 10_000].filter((count) => count <= most)) {
    const pair = await startPair('hub');
    await open(pair, streams);
    const { lists } = await usage(pair);
    await wait(listedFor);
    const perTick = ((await usage(pair)).lists - lists) / (listedFor / busyDelay);
    report(`upstream lists per tick, ${streams} streams`, perTick.toFixed(2), '<= 1', perTick <= 1.01);
    stop(pair);
  }
}

/** Many people of one space: one of them looks for all, and each twice a minute by itself. */
async function measureAccounts(accounts: number): Promise<void> {
  const pair = await startPair('hub', accounts);
  await open(pair, accounts);
  // Until each has looked a second time, and rests.
  await wait(2 * busyDelay);
  const { lists } = await usage(pair);
  await wait(listedFor);
  const perTick = ((await usage(pair)).lists - lists) / (listedFor / busyDelay);
  stop(pair);
  const share = perTick / accounts;
  const value = `${perTick.toFixed(1)}, ${share.toFixed(3)} of one each`;
  report(`upstream lists per tick, ${accounts} accounts`, value, '<= 0.08 of one each', share <= 0.08);
}

/** All streams of a console that went away come to another one. */
async function measureReturns(streams: number): Promise<void> {
  const cpu: Record<Kind, number> = { hub: 0, 'better-sse': 0, bare: 0 };
  for (const kind of ['hub', 'better-sse', 'bare'] as const) {
    const pair = await startPair(kind);
    await open(pair, Math.min(1_000, streams));
    const before = (await usage(pair)).cpu;
    await open(pair, streams);
    cpu[kind] = ((await usage(pair)).cpu - before) / 1_000;
    stop(pair);
  }
  const { hub: ours, 'better-sse': theirs, bare } = cpu;
  const value = `${ours.toFixed(0)} ms, better-sse ${theirs.toFixed(0)}, bare ${bare.toFixed(0)}`;
  const bound = streams / 10;
  report(`processor time of ${streams} streams that return`, value, `<= ${bound} ms`, ours <= bound);
}

async function measureCosts(streams: number): Promise<void> {
  const pairs = { hub: await startPair('hub'), 'better-sse': await startPair('better-sse') };
  const kinds = ['hub', 'better-sse'] as const;
  const memory = { hub: 0, 'better-sse': 0 };
  for (const kind of kinds) {
    await open(pairs[kind], 10);
    await change(pairs[kind], true);
    const before = (await usage(pairs[kind], true)).memory;
    await open(pairs[kind], streams);
    memory[kind] = ((await usage(pairs[kind], true)).memory - before) / (streams - 10);
  }
  const cpu: Record<(typeof kinds)[number], number[]> = { hub: [], 'better-sse': [] };
  for (let round = 0; round < rounds; round += 1) {
    // In turn, so that both meet the same machine.
    for (const kind of kinds) cpu[kind].push(await cpuPerEvent(pairs[kind], streams));
  }
  for (const kind of kinds) stop(pairs[kind]);
  const [ours, theirs] = [median(cpu.hub), median(cpu['better-sse'])];
  const ratio = ours / theirs;
  report(
    `processor time per event, ${streams} streams`,
    `${ours.toFixed(1)} and ${theirs.toFixed(1)} µs, ratio ${ratio.toFixed(2)}`,
    '<= 0.8 of better-sse',
    ratio <= 0.8,
  );
  const memoryRatio = memory.hub / memory['better-sse'];
  const kilobytes = (bytes: number) => (bytes / 1_024).toFixed(1);
  report(
    `memory per stream, ${streams} streams`,
    `${kilobytes(memory.hub)} and ${kilobytes(memory['better-sse'])} KiB, ratio ${memoryRatio.toFixed(2)}`,
    '<= 0.8 of better-sse',
    memoryRatio <= 0.8,
  );
}

async function measureDelay(): Promise<void> {
  const pair = await startPair('hub');
  await open(pair, streamsTimed);
  const delays: number[] = [];
  for (let count = 0; count < changesTimed; count += 1) {
    // At any moment between two looks.
    await wait(Math.random() * busyDelay);
    delays.push(...(await change(pair, false)));
  }
  stop(pair);
  delays.sort((a, b) => a - b);
  const p99 = delays[Math.floor(delays.length * 0.99)] ?? 0;
  const bound = busyDelay + 300;
  report(`p99 from change to browser, ${streamsTimed} streams`, `${p99} ms`, `<= ${bound} ms`, p99 <= bound);
}

await measureLists();
await measureAccounts(Math.min(1_000, most));
await measureReturns(most);
for (const streams of [1_000, 10_000].filter((count) => count <= most)) await measureCosts(streams);
await measureDelay();
