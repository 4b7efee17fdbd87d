/** Two consoles of two builds behind one address: a page of either finds its files at both. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startConsole, type TestConsole } from './test-console.ts';

const regions = [{ name: 'eu-std-1', zone: 'STD' as const, baseUrl: 'http://127.0.0.1:9' }];
const chunk = { old: '/assets/roles-aB3_-f9Z.js', next: '/assets/roles-Zz0-9_aB.js' };

let folder: string;
let consoles: TestConsole[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-builds-'));
  consoles = [];
});
afterEach(async () => {
  await Promise.all(consoles.map((console) => console.close()));
  rmSync(folder, { recursive: true });
});

/** What a build of that name leaves: its page and its one chunk, also packed. */
function build(name: keyof typeof chunk): string {
  const root = join(folder, name);
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), `<html lang="en"><head></head><body>${name}</body></html>`);
  publish(name, join(root, 'assets'));
  return root;
}

function publish(name: keyof typeof chunk, assets: string): void {
  const file = join(assets, chunk[name].slice('/assets/'.length));
  writeFileSync(file, `export const build = '${name}';`.repeat(9));
  writeFileSync(`${file}.gz`, gzipSync(`export const build = '${name}';`.repeat(9)));
}

async function start(webRoot: string, assets: string): Promise<TestConsole> {
  const console = await startConsole({ regions, env: { WEB_ROOT: webRoot, ASSETS_PREVIOUS: assets } });
  consoles.push(console);
  return console;
}

it('serves the assets of an earlier build beside its own, for good', async () => {
  const old = build('old');
  const browser = (await start(build('next'), join(old, 'assets'))).browser();
  for (const name of ['old', 'next'] as const) {
    const answer = await browser.get(chunk[name]);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`build = '${name}'`);
    expect(answer.headers['content-type']).toMatch(/^text\/javascript/);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const packed = await browser.get(`${chunk[name]}?again`, { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
  }
});

it('serves what a later build puts there while it runs', async () => {
  const shared = join(folder, 'shared');
  mkdirSync(shared);
  const browser = (await start(build('old'), shared)).browser();
  const early = await browser.get(chunk.next);
  expect(early.status).toBe(404);
  expect(early.headers['cache-control']).toBe('no-store');
  publish('next', shared);
  expect((await browser.get(chunk.next)).text).toContain("build = 'next'");
});

it('goes on, and serves what there is, where its own folder is replaced while it runs', async () => {
  const root = build('old');
  const shared = join(folder, 'shared');
  mkdirSync(join(root, '.vite'));
  writeFileSync(join(root, '.vite/manifest.json'), '{}');
  mkdirSync(shared);
  const browser = (await start(root, shared)).browser();
  expect((await browser.get(chunk.old)).status).toBe(200);
  rmSync(join(root, 'assets'), { recursive: true });
  mkdirSync(join(root, 'assets'));
  publish('next', join(root, 'assets'));
  for (const encoding of ['identity', 'gzip']) {
    const headers = { 'accept-encoding': encoding };
    expect((await browser.get(chunk.old, { headers })).status).toBe(404);
    expect((await browser.get(chunk.next, { headers })).status).toBe(200);
  }
  for (const path of ['/.vite/manifest.json', '/%2Evite/manifest.json', '/index.html'])
    expect((await browser.get(path)).status, path).toBe(404);
});

it('serves nothing else that lies there, or beside it', async () => {
  const assets = join(build('old'), 'assets');
  const browser = (await start(build('next'), assets)).browser();
  writeFileSync(join(assets, 'notes.txt'), 'private');
  writeFileSync(join(assets, '.env-abcdefgh'), 'private');
  mkdirSync(join(assets, 'more'));
  writeFileSync(join(assets, 'more/roles-aB3_-f9Z.js'), 'private');
  symlinkSync(assets, join(assets, 'loop-abcdefgh.js'));
  mkdirSync(`${assets}-other`);
  writeFileSync(`${assets}-other/roles-aB3_-f9Z.js`, 'private');
  const paths = [
    '/assets/notes.txt',
    '/assets/.env-abcdefgh',
    '/assets/more/roles-aB3_-f9Z.js',
    '/assets/loop-abcdefgh.js',
    '/assets/../index.html',
    '/assets/..%2findex.html',
    '/assets/..%2fassets-other%2froles-aB3_-f9Z.js',
    '/assets/%2e%2e/assets-other/roles-aB3_-f9Z.js',
    '/roles-aB3_-f9Z.js',
  ];
  for (const path of paths) expect((await browser.get(path)).status, path).toBe(404);
  expect((await browser.ask('POST', chunk.old)).status).not.toBe(200);
});

it('is not started with a folder that is not there', async () => {
  await expect(start(build('old'), join(folder, 'absent'))).rejects.toThrow(/^ASSETS_PREVIOUS: there is no folder /);
});
