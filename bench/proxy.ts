/**
 * What a proxied call costs: the built console with all its duties, with its log and with LOG_LEVEL=warn, beside
 * @fastify/reply-from in a bare server, a server that passes bytes and does nothing else (what no duty can get below), express
 * with http-proxy-middleware, and nginx where it is installed. They are asked in turn, each time from another one on, over 64
 * connections that are kept, for a list of 50 users and for one of them. Times are this machine's; the ratios of processor time
 * hold, since a proxy that needs less of it answers more on the same core. V8 compiles the same program better in one process
 * than in another (decision 5: up to a sixth), so there are several of those that are compared, asked in turn.
 *
 * ROUNDS: how often each is asked. PROFILE: a folder for a CPU profile of each console.
 */
import { execFileSync, fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#testing/test-server.ts';
import { Browser } from '../e2e/integration/browser.ts';
import { accessToken, organisationId, userIdOf, type LoadOrder, type LoadReport } from './proxy-messages.ts';

const rounds = Number(process.env['ROUNDS'] ?? 40);
/** Of each of those that are compared. */
const processes = 3;
/** Those that nothing is compared with are asked in one round of so many. */
const seldom = 4;
const connections = 64;
const measured = 400;
const warmUp = 100;
/** Until V8 has compiled what is asked for often: a proxy of much code gets there later than one of little. */
const compiled = 12_000;
const region = 'eu-bench-1';
const production = { ...process.env, NODE_ENV: 'production' };

const list = `/iam/organisations/${organisationId}/users`;
const calls = [
  ['list', `${list}?page%5Bsize%5D=50`],
  ['item', `${list}/${userIdOf(0)}`],
] as const;

interface Server {
  readonly process: ChildProcess;
  readonly port: number;
  /** Before the path of the region. */
  readonly prefix: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Contender {
  readonly name: string;
  readonly servers: readonly Server[];
  /** What reply-from's processor time divided by its own has to be. */
  readonly wanted?: number;
  /** Nothing is compared with it. */
  readonly isSeldom?: boolean;
}

const direct = { authorization: `Bearer ${accessToken}` };
const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));

const children: ChildProcess[] = [];

/** One that ends by itself ends the measurement, which ends all of them. */
function own(child: ChildProcess): ChildProcess {
  children.push(child);
  return child.once('exit', (code) => code !== null && code !== 0 && process.exit(1));
}
process.once('exit', () => {
  for (const child of children) child.kill();
  rmSync(folder, { recursive: true });
});

function forkOf(name: string, ...given: string[]): ChildProcess {
  const program = fileURLToPath(new URL(name, import.meta.url));
  return own(fork(program, given, { env: production, execArgv: ['--import', 'tsx'] }));
}

async function says<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message];
  return message;
}

/** So many of them, one after the other. */
async function several(start: () => Promise<Server>): Promise<readonly Server[]> {
  const servers: Server[] = [];
  while (servers.length < processes) servers.push(await start());
  return servers;
}

async function startConsole(level: 'info' | 'warn', upstream: number): Promise<Server> {
  const port = await freePort();
  const profile = process.env['PROFILE'];
  const profiling =
    profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`, `--cpu-prof-name=${level}-${port}`];
  const child = own(
    spawn(process.execPath, [...profiling, 'dist/server/bff.js'], {
      env: {
        ...production,
        PORT: String(port),
        PUBLIC_URL: `http://localhost:${port}`,
        DATA_DIR: join(folder, `${level}-${port}`),
        SESSION_SECRET: 'nobody but this measurement knows these words',
        REGIONS: JSON.stringify([{ name: region, zone: 'STD', baseUrl: `http://127.0.0.1:${upstream}` }]),
        LOG_LEVEL: level,
        LOG_FORMAT: 'json',
      },
      stdio: ['ignore', openSync(join(folder, `${level}-${port}.log`), 'w'), 'inherit'],
    }),
  );
  await untilItAnswers(port, 'ok');
  const browser = new Browser(port);
  const { status } = await browser.signIn({ name: region, accounts: { clientId: userIdOf(1), clientSecret: 'any' } });
  if (status !== 200) throw new Error(`sign-in answered ${status}`);
  const headers = {
    host: `localhost:${port}`,
    'x-portico-csrf': '1',
    'sec-fetch-site': 'same-origin',
    cookie: browser.cookie ?? '',
  };
  return { process: child, port, prefix: `/api/regions/${region}`, headers };
}

async function untilItAnswers(port: number, word: string): Promise<void> {
  for (;;) {
    const found = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if ((await found?.text())?.includes(word)) return;
    await wait(50);
  }
}

async function startRival(kind: 'reply-from' | 'middleware' | 'bare', upstream: number): Promise<Server> {
  const child = forkOf('proxy-rival.ts', kind, String(upstream));
  return { process: child, port: await says<number>(child), prefix: '', headers: direct };
}

async function startNginx(upstream: number): Promise<Server | undefined> {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
     events { worker_connections 1024; }
     http {
       access_log off;
       upstream region { server 127.0.0.1:${upstream}; keepalive 64; }
       server {
         listen 127.0.0.1:${port};
         location / { proxy_pass http://region; proxy_http_version 1.1; proxy_set_header Connection ""; }
       }
     }`,
  );
  const child = own(spawn('nginx', ['-c', file], { stdio: ['ignore', 'ignore', 'inherit'] }));
  await untilItAnswers(port, '');
  return { process: child, port, prefix: '', headers: direct };
}

/** Microseconds of processor time that all threads of a process have used (Linux). */
function usedBy({ pid }: ChildProcess): number {
  const tasks = readdirSync(`/proc/${pid}/task`);
  const used = tasks.map((task) => readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]);
  return used.reduce((sum, nanoseconds) => sum + Number(nanoseconds) / 1_000, 0);
}

const upstream = forkOf('proxy-upstream.ts');
const load = forkOf('proxy-load.ts');

async function ask({ port, prefix, headers }: Server, path: string, milliseconds: number): Promise<LoadReport> {
  const order: LoadOrder = { port, path: prefix + path, headers, connections, milliseconds };
  load.send(order);
  const report = await says<LoadReport>(load);
  if (report.failed > 0) throw new Error(`${prefix}${path} failed ${report.failed} times at port ${port}`);
  return report;
}

interface Sample {
  /** Answers in a second. */
  readonly rate: number;
  /** Microseconds of processor time. */
  readonly cost: number;
}

async function sample(server: Server, path: string): Promise<Sample> {
  await ask(server, path, warmUp);
  const before = usedBy(server.process);
  const { answered } = await ask(server, path, measured);
  const used = usedBy(server.process) - before;
  return { rate: (answered * 1_000) / measured, cost: used / answered };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const served = await says<number>(upstream);
const consoles = (level: 'info' | 'warn') => several(() => startConsole(level, served));
const nginx = await startNginx(served);
const contenders: readonly Contender[] = [
  { name: '@fastify/reply-from', servers: await several(() => startRival('reply-from', served)) },
  { name: 'portico, LOG_LEVEL=info', servers: await consoles('info'), wanted: 1.2 },
  { name: 'portico, LOG_LEVEL=warn', servers: await consoles('warn'), wanted: 1.3 },
  { name: 'bytes alone', servers: [await startRival('bare', served)] },
  { name: 'http-proxy-middleware', servers: [await startRival('middleware', served)], isSeldom: true },
  ...(nginx === undefined ? [] : [{ name: 'nginx', servers: [nginx], isSeldom: true }]),
];
if (nginx === undefined) process.stdout.write('     nginx is not installed: skipped\n');

for (const [what, path] of calls) {
  const samples = contenders.map((): (Sample & { readonly round: number })[] => []);
  for (const { servers } of contenders) {
    for (const server of servers) await ask(server, path, compiled);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < contenders.length; turn += 1) {
      const index = (round + turn) % contenders.length;
      const contender = contenders[index];
      const server = contender?.servers[round % contender.servers.length];
      if (server === undefined || (contender?.isSeldom === true && round % seldom !== 0)) continue;
      samples[index]?.push({ ...(await sample(server, path)), round });
    }
  }
  const own = samples[0] ?? [];
  for (const [index, { name, wanted }] of contenders.entries()) {
    const found = samples[index] ?? [];
    const ratio = median(found.map(({ cost, round }) => (own[round]?.cost ?? 0) / cost));
    const sign = wanted === undefined ? '    ' : ratio >= wanted ? 'ok  ' : 'MISS';
    const rate = Math.round(median(found.map((one) => one.rate)));
    const cost = Math.round(median(found.map((one) => one.cost)));
    const value = `${rate}/s, ${cost} µs each, ratio ${ratio.toFixed(2)}`;
    const end = wanted === undefined ? '' : `wanted >= ${wanted}`;
    process.stdout.write(`${`${sign} ${what}, ${name}`.padEnd(36)} ${value.padEnd(34)} ${end}`.trimEnd() + '\n');
  }
}

for (const child of children) {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
process.exit();
