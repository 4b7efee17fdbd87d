/** A console that is killed between a call and its answer, and what `npm run journal:verify` says of its journal. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { journalPath, type JournalPage } from '#shared/journal.ts';
import { startRedis, type RedisServer } from '#testing/redis-server.ts';
import { startProcess } from '#testing/test-process.ts';
import { freePort } from '#testing/test-server.ts';
import { Browser } from './browser.ts';
import { sendJson, spaceId, startFaultyRegion, type FaultyRegion } from './faulty-region.ts';
import { MortalConsoles } from './mortal-console.ts';

let region: FaultyRegion;
let consoles: MortalConsoles;
let redis: RedisServer | undefined;

beforeEach(async () => {
  redis = undefined;
  region = await startFaultyRegion();
});
afterEach(async () => {
  await consoles.close();
  await redis?.end();
  await region.close();
});

const user = '33333333-3333-4333-8333-333333333333';
const address = () => `/api/regions/${region.name}/iam/spaces/${spaceId}/users/${user}`;

describe.each([
  ['SQLite', false],
  ['Redis', true],
])('the journal on %s', (_, isShared) => {
  it('has what was sent as unknown when the console was killed before the answer, and is whole', async () => {
    redis = isShared ? await startRedis() : undefined;
    consoles = new MortalConsoles(region, redis);
    const port = await freePort();
    await consoles.startOn(port);
    const browser = new Browser(port);
    await browser.signIn(region);
    region.behave = (_request, response) => void response.writeHead(204).end();
    // A Redis that is slow among many others is told as 503.
    await expect.poll(async () => (await browser.ask('DELETE', address())).status).toBe(204);
    const arrived = new Promise<'arrived'>((resolve) => {
      // What it is to change is read before.
      region.behave = ({ method }, response) =>
        method === 'GET' ? sendJson(response, 200, { active: true }) : resolve('arrived');
    });
    const change = () => browser.ask('PATCH', address(), { body: { active: false } });
    let unanswered = change();
    const outcome = async () => {
      const first = await Promise.race([arrived, unanswered]);
      if (first !== 'arrived') unanswered = change();
      return first === 'arrived' ? first : first.status;
    };
    await expect.poll(outcome).toBe('arrived');
    await consoles.kill(port);
    await unanswered.catch(() => undefined);
    region.behave = (_request, response) => sendJson(response, 200, {});
    await consoles.startOn(port);
    const after = new Browser(port);
    after.cookie = browser.cookie;
    await expect.poll(async () => (await after.get(journalPath)).status).toBe(200);
    const { items } = (await after.get(journalPath)).json() as JournalPage;
    expect(items.map(({ operation, outcome }) => [operation, outcome])).toEqual([
      ['PatchUserStateSpace', 'unknown'],
      ['UnassignUserSpace', 'done'],
    ]);
    // Three records: two calls, and the outcome of one.
    const whole = await verify();
    expect(whole).toMatchObject({ code: 0 });
    expect(whole.text).toContain('whole from its beginning to record 3');
    const place = /3:[0-9a-f]{64}/.exec(whole.text)?.[0] ?? '';
    await after.ask('DELETE', address());
    expect((await verify(place)).code).toBe(0);
    expect(await verify(place.replace(/.$/, (end) => (end === '0' ? '1' : '0')))).toMatchObject({
      code: 1,
      text: 'The journal is broken: record 3 is not the one that was kept.\n',
    });
  });
});

it('is broken where somebody has changed it', async () => {
  consoles = new MortalConsoles(region);
  const port = await freePort();
  await consoles.startOn(port);
  const browser = new Browser(port);
  await browser.signIn(region, 'Ada');
  region.behave = (_request, response) => void response.writeHead(204).end();
  for (let count = 0; count < 3; count += 1) await browser.ask('DELETE', address());
  await consoles.kill(port);
  const database = new DatabaseSync(join(consoles.folder, 'console.sqlite'));
  database.exec(`UPDATE journal SET text = replace(text, 'Ada', 'Bob') WHERE number = 3`);
  database.close();
  expect(await verify()).toMatchObject({
    code: 1,
    text: 'The journal is broken: record 3 is not what was entered.\n',
  });
});

it('is found below the data folder of the start command, too', async () => {
  consoles = new MortalConsoles(region);
  const port = await freePort();
  await consoles.startOn(port);
  const browser = new Browser(port);
  await browser.signIn(region);
  region.behave = (_request, response) => void response.writeHead(204).end();
  await browser.ask('DELETE', address());
  await consoles.kill(port);
  const folder = mkdtempSync(join(tmpdir(), 'portico-start-'));
  cpSync(consoles.folder, join(folder, 'console'), { recursive: true });
  expect(await verify(undefined, folder)).toMatchObject({ code: 0 });
  rmSync(folder, { recursive: true });
});

async function verify(
  place?: string,
  folder = consoles.folder,
): Promise<{ readonly code: number | null; readonly text: string }> {
  const env = redis ? { REDIS_URL: redis.url } : { DATA_DIR: folder };
  const more = place === undefined ? {} : { arguments: [place] };
  const { exit, output, errors } = startProcess('dist/server/journal-verify.js', env, more);
  const code = await exit;
  return { code, text: output() + errors() };
}
