/** No operation of the catalogue leaves a secret, a link or what somebody has typed in the journal. */
import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operations } from '#shared/contract/catalogue.ts';
import { buildPath } from '#shared/contract/path.ts';
import { journalPath, type JournalPage } from '#shared/journal.ts';
import type { Browser } from './browser.ts';
import { sendJson, startFaultyRegion, type FaultyRegion } from './faulty-region.ts';
import { startConsole, type TestConsole } from './test-console.ts';

const marker = 'Marked-7f3a-secret';
const created = randomUUID();
let region: FaultyRegion;
let bff: TestConsole;
let browser: Browser;

beforeAll(async () => {
  region = await startFaultyRegion();
  region.behave = (request, response) =>
    sendJson(response, request.method === 'GET' ? 404 : 201, {
      id: created,
      secret: marker,
      password: marker,
      name: marker,
      link: `https://example.com/#flow=${randomUUID()}&token=${marker}`,
      code: marker,
      operation: { id: created, name: marker, status: marker },
    });
  bff = await startConsole({ regions: [region] });
  browser = bff.browser();
  await browser.signIn(region);
});
afterAll(async () => {
  await bff.close();
  await region.close();
});

const writes = operations.filter(([, row]) => row.method !== 'GET' && row.authentication === undefined);

/** Each field of a body with something to keep secret; what the journal remembers has an unknown field beside it. */
const bodies = [
  { name: marker, secret: marker, password: marker, userData: marker, email: `${marker}@example.com` },
  { add: { roles: [randomUUID()], note: marker }, delete: { permissions: [randomUUID()], note: marker }, note: marker },
  { permissions: [randomUUID()], note: marker },
  { active: false, note: marker },
  {
    items: [{ permissionId: randomUUID(), service: 'iam', resource: 'user', resourceId: '*', note: marker }],
    note: marker,
  },
];

it('enters every write of the catalogue, and nothing of what must not be kept', { timeout: 60_000 }, async () => {
  expect(writes.length).toBeGreaterThan(50);
  for (const [id, row] of writes) {
    const parameters = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
      if (name === 'nodePoolName') return [name, 'pool'];
      if (name === 'subjectType') return [name, 'users'];
      if (name === 'objectType') return [name, 'user'];
      return [name, row.service === 'compute' && name === 'id' ? 'i-0a1b2c3d' : randomUUID()];
    });
    const address = `/api/regions/${region.name}${buildPath(row.path, Object.fromEntries(parameters) as Record<string, string>)}`;
    for (const body of row.body === undefined ? [undefined] : bodies) {
      const answer = await browser.ask(row.method, address, body && { body });
      expect([id, answer.status]).toEqual([id, 201]);
    }
  }
  const entered: JournalPage['items'][number][] = [];
  for (let next: string | undefined = ''; next !== undefined;) {
    const query: string = next === '' ? '' : `?cursor=${next}`;
    const page = (await browser.get(`${journalPath}${query}`)).json() as JournalPage;
    entered.push(...page.items);
    next = page.next;
  }
  expect(new Set(entered.map(({ operation }) => operation))).toEqual(new Set(writes.map(([id]) => id)));
  const withDelta = new Set(entered.filter(({ delta }) => delta !== undefined).map(({ operation }) => operation));
  expect(withDelta.size).toBe(16);
  expect(JSON.stringify(entered)).not.toContain(marker);
  expect(JSON.stringify(entered)).not.toContain('flow=');
  const kept = ['console.sqlite', 'console.sqlite-wal'].map((file) => readFileSync(join(bff.dataDir, file)));
  expect(kept.some((bytes) => bytes.includes('"operation":"CreateUserSpace"'))).toBe(true);
  expect(kept.some((bytes) => bytes.includes(marker))).toBe(false);
});
