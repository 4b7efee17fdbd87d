/** The region as a process: what it refuses, what it keeps, and how it stops. */
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { killProcesses, startProcess, type TestProcess } from '#testing/test-process.ts';
import { freePort } from '#testing/test-server.ts';
import { openDatabase } from './store/database.ts';
import { fetchToken } from './testing/test-region.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-region-'));
});
afterEach(async () => {
  await killProcesses();
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>): TestProcess {
  return startProcess('dist/server/region.js', { DATA_DIR: folder, SEED_USERS: '5', ...env });
}

async function startReady(env: Record<string, string>): Promise<TestProcess> {
  const region = start(env);
  await region.says('"msg":"ready"');
  return region;
}

function kill(region: TestProcess): Promise<unknown> {
  region.process.kill('SIGKILL');
  return region.exit;
}

async function refusal(env: Record<string, string>): Promise<string> {
  const region = start(env);
  expect(await region.exit).toBe(1);
  return region.errors().trimEnd();
}

it('refuses in one line: a bad variable, a folder in use, a taken port', { timeout: 120_000 }, async () => {
  const PORT = String(await freePort());
  await startReady({ PORT, NODE_ENV: 'production' });
  expect(await refusal({ REGION_NAME: 'No' })).toBe('REGION_NAME: must be a region name like eu-std-1');
  expect(await refusal({ PORT: String(await freePort()) })).toBe(`DATA_DIR: ${folder} is in use by another process`);
  expect(await refusal({ PORT, DATA_DIR: join(folder, 'other') })).toBe(`PORT: port ${PORT} is taken`);
});

// A superuser may write everywhere: the region runs as somebody else.
it.runIf(process.getuid?.() === 0)(
  'says of a folder that may only be read that it is',
  { timeout: 120_000 },
  async () => {
    const database = openDatabase(join(folder, 'region.sqlite'));
    await database.close();
    chmodSync(folder, 0o755);
    const region = startProcess(
      'dist/server/region.js',
      { DATA_DIR: folder, PORT: String(await freePort()) },
      { uid: 65_534 },
    );
    expect(await region.exit).toBe(1);
    expect(region.errors()).toBe(`DATA_DIR: ${folder} cannot be written (EACCES)\n`);
  },
);

it('keeps its demo accounts across a kill and a clean stop', { timeout: 120_000 }, async () => {
  const PORT = String(await freePort());
  const file = join(folder, 'demo-accounts.json');
  const first = await startReady({ PORT });
  const kept = readFileSync(file, 'utf8');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await kill(first);

  const second = await startReady({ PORT });
  expect(readFileSync(file, 'utf8')).toBe(kept);
  const { clientId, clientSecret } = JSON.parse(kept) as { clientId: string; clientSecret: string };
  await expect(fetchToken(`http://127.0.0.1:${PORT}`, clientId, clientSecret)).resolves.toMatch(/^ey/);
  second.process.kill('SIGTERM');
  expect(await second.exit).toBe(0);
});

it('makes new secrets when the file with the old ones is lost', { timeout: 120_000 }, async () => {
  const PORT = String(await freePort());
  const file = join(folder, 'demo-accounts.json');
  const first = await startReady({ PORT });
  await kill(first);
  const lost = JSON.parse(readFileSync(file, 'utf8')) as { clientId: string; clientSecret: string };
  rmSync(file);

  await startReady({ PORT });
  const { clientId, clientSecret } = JSON.parse(readFileSync(file, 'utf8')) as typeof lost;
  expect(clientId).toBe(lost.clientId);
  await expect(fetchToken(`http://127.0.0.1:${PORT}`, clientId, clientSecret)).resolves.toMatch(/^ey/);
  await expect(fetchToken(`http://127.0.0.1:${PORT}`, clientId, lost.clientSecret)).rejects.toThrow('401');
});

it('finishes an answer under way when it is stopped, and gives its folder free', { timeout: 120_000 }, async () => {
  const PORT = String(await freePort());
  const region = await startReady({ PORT });
  const asked = request({
    host: '127.0.0.1',
    port: PORT,
    path: '/iam/token',
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Expect: '100-continue' },
  });
  asked.flushHeaders();
  await once(asked, 'continue');
  const stopped = Date.now();
  region.process.kill('SIGTERM');
  await expect.poll(() => fetch(`http://127.0.0.1:${PORT}`).catch(() => 'closed'), { timeout: 20_000 }).toBe('closed');
  const answer = once(asked, 'response') as Promise<[IncomingMessage]>;
  asked.end('grant_type=client_credentials');
  const [response] = await answer;
  expect(response.headers.connection).toBe('close');
  expect(JSON.parse(await text(response))).toMatchObject({ error: 'invalid_client' });
  expect(await region.exit).toBe(0);
  expect(Date.now() - stopped).toBeLessThan(4_500);
  await startReady({ PORT });
});
