/** The region as a process: what it refuses, what it keeps, and how it stops. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fetchToken } from './test-region.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-region-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function start(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'region/main.ts'], {
    // Vitest has a BASE_URL of its own.
    env: { ...process.env, BASE_URL: '', DATA_DIR: folder, SEED_USERS: '5', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function untilReady(child: ChildProcess): Promise<void> {
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    if (line.includes('"msg":"ready"')) return;
  }
  throw new Error('ended before it was ready');
}

async function refusal(env: Record<string, string>): Promise<string> {
  const child = start(env);
  let said = '';
  child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  return said.trimEnd();
}

it('refuses in one line: a bad variable, a folder in use, a taken port', { timeout: 60_000 }, async () => {
  const PORT = String(await freePort());
  await untilReady(start({ PORT, NODE_ENV: 'production' }));
  expect(await refusal({ REGION_NAME: 'No' })).toBe('REGION_NAME: must be a region name like eu-std-1');
  expect(await refusal({ PORT: String(await freePort()) })).toBe(`DATA_DIR: ${folder} is in use by another process`);
  expect(await refusal({ PORT, DATA_DIR: join(folder, 'other') })).toBe(`PORT: port ${PORT} is taken`);
});

it('keeps its demo accounts across a kill and a clean stop', { timeout: 60_000 }, async () => {
  const PORT = String(await freePort());
  const file = join(folder, 'demo-accounts.json');
  const first = start({ PORT });
  await untilReady(first);
  const kept = readFileSync(file, 'utf8');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  first.kill('SIGKILL');
  await once(first, 'exit');

  const second = start({ PORT });
  await untilReady(second);
  expect(readFileSync(file, 'utf8')).toBe(kept);
  const { clientId, clientSecret } = JSON.parse(kept) as { clientId: string; clientSecret: string };
  await expect(fetchToken(`http://127.0.0.1:${PORT}`, clientId, clientSecret)).resolves.toMatch(/^ey/);
  second.kill('SIGTERM');
  const [code, signal] = (await once(second, 'exit')) as [number | null, string | null];
  expect([code, signal]).toEqual([0, null]);
});

it('makes new secrets when the file with the old ones is lost', { timeout: 60_000 }, async () => {
  const PORT = String(await freePort());
  const file = join(folder, 'demo-accounts.json');
  const first = start({ PORT });
  await untilReady(first);
  first.kill('SIGKILL');
  await once(first, 'exit');
  const lost = JSON.parse(readFileSync(file, 'utf8')) as { clientId: string; clientSecret: string };
  rmSync(file);

  await untilReady(start({ PORT }));
  const { clientId, clientSecret } = JSON.parse(readFileSync(file, 'utf8')) as typeof lost;
  expect(clientId).toBe(lost.clientId);
  await expect(fetchToken(`http://127.0.0.1:${PORT}`, clientId, clientSecret)).resolves.toMatch(/^ey/);
  await expect(fetchToken(`http://127.0.0.1:${PORT}`, clientId, lost.clientSecret)).rejects.toThrow('401');
});
