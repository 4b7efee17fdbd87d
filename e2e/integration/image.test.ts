/** The image is built and started, as nobody, on a root file system that cannot be written. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startRedis, type RedisServer } from '#testing/redis-server.ts';
import { Browser } from './browser.ts';
import { startFaultyRegion, type FaultyRegion } from './faulty-region.ts';
import { freePort } from './test-console.ts';

const works = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;
/** It fetches Node and the C libraries, which a quick run does not; and root may mount. */
const isWanted =
  process.env['TEST_LONG'] === '1' && works('buildah', '--version') && works('unshare', '--mount', 'true');

const Reference = z.object({ digest: z.string().transform((digest) => join('blobs', ...digest.split(':'))) });
const Index = z.object({ manifests: z.tuple([Reference]) });
const Manifest = z.object({ config: Reference, layers: z.array(Reference) });
const Image = z.object({
  config: z.object({
    User: z.string(),
    Env: z.array(z.string()),
    Entrypoint: z.array(z.string()),
    WorkingDir: z.string(),
  }),
});

/** In a mount namespace of its own: the image's root, read-only, as the image's user. */
const asContainer = `
  mount --bind "$1" "$1" && mount -t proc proc "$1/proc" && mount -o remount,bind,ro "$1" || exit 9
  root=$1 folder=$2 uid=$3 gid=$4; shift 4
  exec unshare --root="$root" --wd="$folder" --setgid="$gid" --setuid="$uid" -- "$@"`;

let folder: string;
let redis: RedisServer;
let region: FaultyRegion;
let started: ChildProcess | undefined;

beforeAll(async () => {
  if (!isWanted) return;
  folder = mkdtempSync(join(tmpdir(), 'portico-image-'));
  redis = await startRedis();
  region = await startFaultyRegion();
});
afterAll(async () => {
  if (!isWanted) return;
  started?.kill('SIGKILL');
  await Promise.all([redis.end(), region.close()]);
  rmSync(folder, { recursive: true });
});

it.runIf(isWanted)('what is built signs people in, writes nothing, and stops cleanly', async () => {
  const built = spawnSync('npm', ['run', '--silent', 'image'], { encoding: 'utf8' });
  expect(built.status, built.stderr).toBe(0);
  const root = join(folder, 'root');
  mkdirSync(root);
  unpack(built.stdout.trim(), folder);
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const manifest = Manifest.parse(read(Index.parse(read('index.json')).manifests[0].digest));
  for (const { digest } of manifest.layers) unpack(join(folder, digest), root);
  const { User, Env, Entrypoint, WorkingDir } = Image.parse(read(manifest.config.digest)).config;
  expect(User).toBe('65532:65532');

  const port = await freePort();
  const { name, zone, baseUrl } = region;
  const settings = {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    REDIS_URL: redis.url,
    SESSION_SECRET: 'thirty-two bytes that nobody else knows',
    REGIONS: JSON.stringify([{ name, zone, baseUrl }]),
  };
  const preset = Env.map((line): [string, string] => {
    const equals = line.indexOf('=');
    return [line.slice(0, equals), line.slice(equals + 1)];
  });
  const place = ['sh', root, WorkingDir, ...User.split(':'), ...Entrypoint];
  const container = spawn('unshare', ['--mount', '--propagation', 'private', 'sh', '-c', asContainer, ...place], {
    env: { PATH: process.env['PATH'], ...Object.fromEntries(preset), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  started = container;
  const exit = once(container, 'exit');

  const browser = new Browser(port);
  const ready = () =>
    browser.get('/readyz').then(
      ({ status }) => status,
      () => undefined,
    );
  await expect.poll(ready, { interval: 50 }).toBe(200);
  const status = readFileSync(`/proc/${container.pid}/status`, 'utf8');
  expect(status).toMatch(/^Uid:\s+65532\s+65532/m);
  expect((await browser.get('/sign-in', { headers: { accept: 'text/html' } })).text).toContain('<title>');
  expect((await browser.signIn(region)).status).toBe(200);
  expect((await browser.get('/api/session')).status).toBe(200);
  container.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});

function unpack(archive: string, into: string): void {
  expect(spawnSync('tar', ['-xf', archive, '-C', into], { encoding: 'utf8' }).stderr).toBe('');
}
