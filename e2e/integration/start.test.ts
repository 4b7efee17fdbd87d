/** `npm start` as a newcomer meets it: three processes that come, refuse and go together. */
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freePorts, killProcesses, startProcess, type TestProcess } from '../../launch/test-process.ts';

interface Demo {
  readonly console: string;
  readonly regions: readonly {
    readonly name: string;
    readonly baseUrl: string;
    readonly clientId: string;
    readonly clientSecret: string;
  }[];
}

afterEach(killProcesses);

function start(env: Record<string, string>, program = 'launch/start.mjs'): TestProcess {
  return startProcess(program, { LOG_LEVEL: 'warn', ...env }, { detached: true });
}

async function settings(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-start-'));
  chmodSync(folder, 0o755);
  const [port, std, snc] = await freePorts(3);
  return { PORT: `${port}`, REGION_PORTS: `${std},${snc}`, DATA_DIR: folder };
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
  it('brings up the console and two regions, keeps data and secrets, and ends with SIGTERM', async () => {
    const env = await settings();
    const first = start(env);
    const demo = await ready(env);
    expect(demo.regions.map(({ name }) => name)).toEqual(['eu-std-1', 'eu-snc-1']);
    expect(readableByOthers(env['DATA_DIR'] as string)).toEqual([]);
    expect(await answers(`${demo.console}/readyz`)).toBe(200);
    first.process.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    expect(first.errors()).toBe('');
    expect(first.output()).toMatch(/^\{"level":30,"time":"2[^"]*Z","part":"start","url":.*"msg":"ready"\}\n$/);
    for (const { baseUrl } of demo.regions) expect(await answers(baseUrl)).toBe('nothing');
    expect(await answers(demo.console)).toBe('nothing');

    const second = start({ ...env, LOG_FORMAT: 'pretty' });
    await second.says('choose a demo account');
    for (const { baseUrl } of demo.regions) expect(second.output()).toContain(baseUrl);
    expect(await ready(env)).toEqual(demo);
    const [region] = demo.regions;
    const token = await fetch(`${region?.baseUrl}/iam/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${region?.clientId}:${region?.clientSecret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    expect(token.status).toBe(200);
  });

  it('refuses a folder in use and leaves the running product alone', async () => {
    const env = await settings();
    start(env);
    const demo = await ready(env);
    const other = start({ ...(await settings()), DATA_DIR: env['DATA_DIR'] as string });
    expect(await other.exit).toBe(1);
    expect(other.errors()).toBe(`DATA_DIR: ${env['DATA_DIR']} is in use by another process\n`);
    expect(await ready(env)).toEqual(demo);
    expect(await answers(`${demo.console}/healthz`)).toBe(200);
  });

  it('takes its regions along when it is killed', async () => {
    const env = await settings();
    const product = start(env);
    const demo = await ready(env);
    product.process.kill('SIGKILL');
    for (const url of [demo.console, ...demo.regions.map(({ baseUrl }) => baseUrl)]) {
      await expect.poll(() => answers(url), { timeout: 10_000 }).toBe('nothing');
    }
  });

  it.each(['PORT', 'REGION_PORTS', 'METRICS_PORT'])('refuses a taken port of %s in one line', async (name) => {
    const holder = createServer();
    await once(holder.listen(0, '127.0.0.1'), 'listening');
    const { port } = holder.address() as AddressInfo;
    const env = await settings();
    const [free] = await freePorts(1);
    const product = start({ ...env, [name]: name === 'REGION_PORTS' ? `${free},${port}` : `${port}` });
    expect(await product.exit).toBe(1);
    expect(product.errors()).toBe(`${name}: port ${port} is taken\n`);
    expect(existsSync(join(env['DATA_DIR'] as string, 'demo.json'))).toBe(false);
    holder.close();
  });

  it.each([
    ['PORT', 'eighty'],
    ['IDLE_SECONDS', 'soon'],
    ['TIME_SCALE', '-1'],
    ['REGIONS', '[]'],
  ])('refuses %s=%s in one line that names it', async (name, value) => {
    const product = start({ ...(await settings()), [name]: value });
    expect(await product.exit).toBe(1);
    expect(product.errors()).toMatch(new RegExp(`^${name}: [^\\n]*\\n$`));
  });
});

describe('npm run dev', { timeout: 120_000 }, () => {
  it('ends with Ctrl+C without a word', async () => {
    const env = await settings();
    const product = start(env, 'launch/develop.ts');
    await ready(env);
    // A terminal's Ctrl+C reaches every process.
    process.kill(-(product.process.pid as number), 'SIGINT');
    expect(await product.exit).toBe(0);
    expect(product.errors()).toBe('');
  });

  it('refuses a bad variable in one line', async () => {
    const product = start({ ...(await settings()), IDLE_SECONDS: 'soon' }, 'launch/develop.ts');
    expect(await product.exit).toBe(1);
    expect(product.errors()).toMatch(/^IDLE_SECONDS: [^\n]*\n$/);
  });
});

function readableByOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => {
    const about = statSync(join(folder, file));
    return about.isFile() && (about.mode & 0o077) !== 0;
  });
}
