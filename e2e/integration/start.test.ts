/** `npm start` as a newcomer meets it: three processes that come, refuse and go together. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

interface Started {
  readonly process: ChildProcess;
  readonly errors: () => string;
  readonly exit: Promise<number | null>;
}

interface Demo {
  readonly console: string;
  readonly regions: readonly {
    readonly name: string;
    readonly baseUrl: string;
    readonly clientId: string;
    readonly clientSecret: string;
  }[];
}

const started: ChildProcess[] = [];
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  await Promise.all(servers.map((server) => once(server.listen(0, '127.0.0.1'), 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

function start(env: Record<string, string>): Started {
  const { BASE_URL: _, VITEST: __, NODE_ENV: ___, ...outer } = process.env;
  const child = spawn(process.execPath, ['launch/start.mjs'], {
    env: { ...outer, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  started.push(child);
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { process: child, errors: () => text, exit: once(child, 'exit').then(([code]) => code as number | null) };
}

async function settings(): Promise<Record<string, string>> {
  const [port, std, snc] = await freePorts(3);
  return { PORT: `${port}`, REGION_PORTS: `${std},${snc}`, DATA_DIR: mkdtempSync(join(tmpdir(), 'portico-start-')) };
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
    expect(statSync(join(env['DATA_DIR'] as string, 'demo.json')).mode & 0o777).toBe(0o600);
    expect(await answers(`${demo.console}/readyz`)).toBe(200);
    first.process.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    for (const { baseUrl } of demo.regions) expect(await answers(baseUrl)).toBe('nothing');
    expect(await answers(demo.console)).toBe('nothing');

    const second = start(env);
    await expect.poll(second.errors, { timeout: 60_000 }).toContain('Portico is ready');
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

  it('refuses a taken port in one line', async () => {
    const holder = createServer();
    await once(holder.listen(0, '127.0.0.1'), 'listening');
    const { port } = holder.address() as AddressInfo;
    const env = await settings();
    const product = start({ ...env, PORT: `${port}` });
    expect(await product.exit).toBe(1);
    expect(product.errors()).toMatch(new RegExp(`^[^\\n]*${port}[^\\n]*\\n$`));
    expect(existsSync(join(env['DATA_DIR'] as string, 'demo.json'))).toBe(false);
    holder.close();
  });

  it.each([
    ['PORT', 'eighty'],
    ['REGION_PORTS', '1'],
    ['IDLE_SECONDS', 'soon'],
    ['TIME_SCALE', '-1'],
    ['REDIS_URL', 'redis://127.0.0.1'],
  ])('refuses %s=%s in one line that names it', async (name, value) => {
    const product = start({ ...(await settings()), [name]: value });
    expect(await product.exit).toBe(1);
    expect(product.errors()).toMatch(new RegExp(`^[^\\n]*${name}[^\\n]*\\n$`));
  });
});
