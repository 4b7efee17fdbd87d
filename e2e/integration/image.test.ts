/**
 * The image is started, as nobody, on a root file system that cannot be written: what it holds with this machine's Node,
 * and in a long run the image itself.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { startRedis, type RedisServer } from '#testing/redis-server.ts';
import { Browser } from './browser.ts';
import { startFaultyRegion, type FaultyRegion } from './faulty-region.ts';
import { freePort } from '#testing/test-server.ts';

const works = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;
const mayMount = works('unshare', '--mount', 'true');
/** It fetches Node and the C libraries, which a quick run does not. */
const isBuilt = process.env['TEST_LONG'] === '1' && mayMount && works('buildah', '--version');

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

/** What an image says of how it is started. */
type Start = z.output<typeof Image>['config'];

let folder: string;
let redis: RedisServer;
let region: FaultyRegion;
let started: ChildProcess | undefined;

beforeAll(async () => {
  if (!mayMount) return;
  folder = mkdtempSync(join(tmpdir(), 'portico-image-'));
  redis = await startRedis();
  region = await startFaultyRegion();
});
afterAll(async () => {
  if (!mayMount) return;
  await Promise.all([redis.end(), region.close()]);
  rmSync(folder, { recursive: true });
});

afterEach(() => {
  started?.kill('SIGKILL');
});

it.runIf(mayMount)('what the image holds signs people in, writes nothing, and stops cleanly', async () => {
  const root = join(folder, 'own');
  const made = spawnSync(process.execPath, ['--import', 'tsx', 'launch/image-root.ts', root], { encoding: 'utf8' });
  expect(made.status, made.stderr).toBe(0);
  await expectToServe(root, readContainerfile());
});

it.runIf(isBuilt)('what is built signs people in, writes nothing, and stops cleanly', async () => {
  const built = spawnSync('npm', ['run', '--silent', 'image'], { encoding: 'utf8' });
  expect(built.status, built.stderr).toBe(0);
  const root = join(folder, 'root');
  mkdirSync(root);
  unpack(built.stdout.trim(), folder);
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const manifest = Manifest.parse(read(Index.parse(read('index.json')).manifests[0].digest));
  for (const { digest } of manifest.layers) unpack(join(folder, digest), root);
  await expectToServe(root, Image.parse(read(manifest.config.digest)).config);
});

async function expectToServe(root: string, { User, Env, Entrypoint, WorkingDir }: Start): Promise<void> {
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
}

function readContainerfile(): Start {
  const text = readFileSync('deploy/Containerfile', 'utf8');
  const after = (word: string) => new RegExp(`^${word} (.+)$`, 'm').exec(text)?.[1] ?? '';
  return Image.shape.config.parse({
    User: after('USER'),
    Env: after('ENV').split(' '),
    Entrypoint: JSON.parse(after('ENTRYPOINT')),
    WorkingDir: after('WORKDIR'),
  });
}

function unpack(archive: string, into: string): void {
  expect(spawnSync('tar', ['-xf', archive, '-C', into], { encoding: 'utf8' }).stderr).toBe('');
}
