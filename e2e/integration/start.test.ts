/** `npm start` as a newcomer meets it: three processes that come, refuse and go together. */
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { killProcesses, startProcess, type TestProcess } from '#testing/test-process.ts';
import { freePort, freePorts } from '#testing/test-server.ts';

interface Demo {
  readonly console: string;
  readonly regions: readonly {
    readonly name: string;
    readonly baseUrl: string;
    readonly clientId: string;
    readonly clientSecret: string;
    readonly person: { readonly email: string; readonly password: string };
  }[];
}

/** What `npm start` runs once it has seen that everything is built. */
const built = 'dist/server/supervise.js';

function start(env: Record<string, string>, program = 'launch/start.mjs'): TestProcess {
  return startProcess(program, { LOG_LEVEL: 'warn', ...env }, { detached: true });
}

async function settings(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-start-'));
  chmodSync(folder, 0o755);
  const [port, std, snc] = await freePorts(3);
  return { PORT: `${port}`, REGION_PORTS: `${std},${snc}`, DATA_DIR: folder, SEED_USERS: '5' };
}

async function ready({ DATA_DIR }: Record<string, string>): Promise<Demo> {
  const file = join(DATA_DIR as string, 'demo.json');
  await expect.poll(() => existsSync(file), { timeout: 60_000, interval: 100 }).toBe(true);
  return JSON.parse(readFileSync(file, 'utf8')) as Demo;
}

const answers = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 'nothing',
  );

describe('npm start', { timeout: 120_000 }, () => {
  let env: Record<string, string>;
  let product: TestProcess;
  let demo: Demo;
  beforeAll(async () => {
    env = await settings();
    product = start(env);
  });
  afterAll(killProcesses);

  it('is ready when the regions are, with files that nobody else may read', async () => {
    const { PORT = '', REGION_PORTS = '', DATA_DIR = '' } = env;
    const ports = REGION_PORTS.split(',');
    // The console answers first, and says that it is not ready.
    await expect.poll(() => answers(`http://localhost:${PORT}/readyz`), { timeout: 60_000, interval: 20 }).toBe(200);
    for (const port of ports) expect(await answers(`http://localhost:${port}`)).not.toBe('nothing');
    demo = await ready(env);
    expect(demo.regions.map(({ name }) => name)).toEqual(['eu-std-1', 'eu-snc-1']);
    expect(readableByOthers(DATA_DIR)).toEqual([]);
  });

  it('refuses a folder in use and leaves the running product alone', async () => {
    const other = start({ ...(await settings()), DATA_DIR: env['DATA_DIR'] as string }, built);
    expect(await other.exit).toBe(1);
    expect(other.errors()).toBe(`DATA_DIR: ${env['DATA_DIR']} is in use by another process\n`);
    expect(await ready(env)).toEqual(demo);
    expect(await answers(`${demo.console}/readyz`)).toBe(200);
  });

  it('ends with SIGTERM, having written one line', async () => {
    product.process.kill('SIGTERM');
    expect(await product.exit).toBe(0);
    expect(product.errors()).toBe('');
    expect(product.output()).toMatch(/^\{"level":30,"time":"2[^"]*Z","part":"start","url":.*"msg":"ready"\}\n$/);
    for (const { baseUrl } of demo.regions) expect(await answers(baseUrl)).toBe('nothing');
    expect(await answers(demo.console)).toBe('nothing');
  });

  it('keeps data and secrets, and takes its regions along when it is killed', async () => {
    const second = start({ ...env, LOG_FORMAT: 'pretty' }, built);
    await second.says('choose a demo account');
    expect(second.output()).toContain(`  Console  ${demo.console}\n`);
    for (const { baseUrl } of demo.regions) expect(second.output()).toContain(baseUrl);
    expect(await ready(env)).toEqual(demo);
    const [region] = demo.regions;
    expect(second.output()).toContain(`${region?.person.email}\n`);
    expect(second.output()).toMatch(new RegExp(`password ${region?.person.password}, code \\d{3} \\d{3}\\n`));
    const token = await fetch(`${region?.baseUrl}/iam/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${region?.clientId}:${region?.clientSecret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    expect(token.status).toBe(200);

    second.process.kill('SIGKILL');
    for (const url of [demo.console, ...demo.regions.map(({ baseUrl }) => baseUrl)]) {
      await expect.poll(() => answers(url), { timeout: 10_000 }).toBe('nothing');
    }
  });

  it('ends at once when it is told twice', async () => {
    const third = start({ ...env, STOP_AFTER_SECONDS: '15' }, built);
    await third.says('"msg":"ready"');
    const begun = performance.now();
    // As a terminal sends it, again and again.
    const interrupted = () => {
      third.process.kill('SIGINT');
      return third.process.exitCode;
    };
    await expect.poll(interrupted, { interval: 200 }).toBe(1);
    expect(performance.now() - begun).toBeLessThan(10_000);
    for (const url of [demo.console, ...demo.regions.map(({ baseUrl }) => baseUrl)]) {
      await expect.poll(() => answers(url), { timeout: 10_000 }).toBe('nothing');
    }
  });
});

describe('npm start refuses in one line, before anything has started', { timeout: 30_000 }, () => {
  afterEach(killProcesses);

  async function refusal(given: Record<string, string>, program = built): Promise<string> {
    const env: Record<string, string> = { ...(await settings()), LOG_LEVEL: 'info', ...given };
    const product = start(env, program);
    expect(await product.exit).toBe(1);
    expect(product.output()).toBe('');
    expect(readdirSync(env['DATA_DIR'] as string)).not.toContain('eu-std-1');
    return product.errors();
  }

  it.each(['PORT', 'REGION_PORTS', 'METRICS_PORT', 'CONTROL_PORT'])('a taken port of %s', async (name) => {
    const holder = createServer();
    await once(holder.listen(0, '127.0.0.1'), 'listening');
    const { port } = holder.address() as AddressInfo;
    const free = await freePort();
    // Of two it is the second one.
    const value = { REGION_PORTS: `${free},${port}`, CONTROL_PORT: `${free},${port}` }[name] ?? `${port}`;
    expect(await refusal({ [name]: value })).toBe(`${name}: port ${port} is taken\n`);
    holder.close();
  });

  it.each([
    ['PORT', 'eighty'],
    ['REGIONS', '[]'],
    ['IDLE_SECONDS', 'soon'],
    ['SESSION_SECRET', 'short'],
    ['PUBLIC_URL', 'http://localhost/path'],
    ['INSECURE_LOOPBACK_COOKIE', 'yes'],
    ['TIME_SCALE', '-1'],
    ['SEED_USERS', 'many'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
  ])('%s=%s', async (name, value) => {
    expect(await refusal({ [name]: value })).toMatch(new RegExp(`^${name}: [^\\n]*\\n$`));
  });

  it('the same of npm run dev', async () => {
    expect(await refusal({ IDLE_SECONDS: 'soon' }, 'launch/develop.ts')).toMatch(/^IDLE_SECONDS: [^\n]*\n$/);
  });
});

describe('npm run dev', { timeout: 120_000 }, () => {
  afterEach(killProcesses);

  it('ends with Ctrl+C without a word', async () => {
    const env = await settings();
    const product = start(env, 'launch/develop.ts');
    await ready(env);
    // A terminal's Ctrl+C reaches every process.
    process.kill(-(product.process.pid as number), 'SIGINT');
    expect(await product.exit).toBe(0);
    expect(product.errors()).toBe('');
  });
});

function readableByOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => {
    const about = statSync(join(folder, file));
    return about.isFile() && (about.mode & 0o077) !== 0;
  });
}
