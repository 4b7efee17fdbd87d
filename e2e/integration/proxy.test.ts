import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takesIds } from '#bff/regions/id-list.ts';
import { AdvancingClock } from '#shared/clock.ts';
import { operations } from '#shared/contract/catalogue.ts';
import { sendRaw, type Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';
import { sendJson, spaceId, startFaultyRegion, type FaultyRegion } from './faulty-region.ts';

let region: TestRegion;
let recorder: FaultyRegion;
let bff: TestConsole;
let browser: Browser;

beforeAll(async () => {
  const clock = new AdvancingClock();
  [region, recorder] = await Promise.all([startRegion('eu-std-1', 'STD', clock), startFaultyRegion('eu-rec-1')]);
  bff = await startConsole({ regions: [region, recorder], clock });
  browser = bff.browser();
  await browser.signIn(region);
  await browser.signIn(recorder);
});
beforeEach(() => {
  recorder.asked.length = 0;
  recorder.behave = (_request, response) => sendJson(response, 200, { items: [] });
});
afterAll(() => Promise.all([bff.close(), region.close(), recorder.close()]));

const base = '/api/regions/eu-rec-1';
const users = `${base}/iam/spaces/${spaceId}/users`;

describe('the allow-list', () => {
  it.each([
    ['POST', '/iam/token'],
    ['POST', '/IAM/Token'],
    ['POST', '/iam/revoke'],
    ['POST', '/iam/introspect'],
    ['GET', '/iam/nothing'],
    ['GET', '/'],
    ['GET', ''],
    ['DELETE', `/organisations/${spaceId}/spaces/${spaceId}`],
    ['HEAD', `/iam/spaces/${spaceId}/users`],
    ['GET', `/openshift/spaces/${spaceId}/clusters`],
    ['GET', `//iam/spaces/${spaceId}/users`],
    ['GET', `/iam//spaces/${spaceId}/users`],
    ['GET', `/iam/spaces/${spaceId}/users/`],
    ['GET', `/iam/spaces/${spaceId}/users/.`],
    ['GET', `/iam/spaces/${spaceId}/users/..`],
    ['GET', `/iam/spaces/${spaceId}/users/%2e%2e`],
    ['GET', `/iam/spaces/${spaceId}/%2e%2e/token`],
    ['GET', `/iam/spaces/${spaceId}/users;a=b`],
    ['GET', `/iam/spaces/${spaceId}%2fusers`],
    ['GET', `/iam%2fspaces/${spaceId}/users`],
    ['GET', `/iam/spaces/${spaceId}/users%00`],
    ['GET', `/iam/spaces/${spaceId}/users/%`],
  ])('answers 404 to %s %s without asking the region', async (method, path) => {
    const answer = await browser.ask(method, base + path);
    expect(answer.status).toBe(404);
    expect(recorder.asked).toEqual([]);
  });

  it.each(['__proto__', 'constructor', 'eu-nowhere-1', 'EU-REC-1', '%65u-rec-1', 'eu-rec-1%00', '..', ''])(
    'knows no region %s',
    async (name) => {
      const answer = await browser.get(`/api/regions/${name}/iam/spaces/${spaceId}/users`);
      expect(answer.status).toBe(404);
      expect(recorder.asked).toEqual([]);
    },
  );

  it.each([
    ['GET', `/iam/spaces/not-an-id/users`, 400, 'spaceId'],
    ['GET', `/iam/spaces/..;/users`, 400, 'spaceId'],
    ['GET', `/iam/spaces/${spaceId}/users/..%2ftoken`, 400, 'userId'],
    ['GET', `/iam/spaces/${spaceId}/users/%00`, 400, 'userId'],
    ['POST', `/iam/spaces/${spaceId}/users/nobody/recover`, 404, undefined],
  ])('answers an unreadable id in %s %s as the contract does', async (method, path, status, field) => {
    const answer = await browser.ask(method, base + path);
    expect(answer.status).toBe(status);
    expect(answer.json()).toMatchObject(field === undefined ? {} : { violations: [{ field }] });
    expect(recorder.asked).toEqual([]);
  });

  it('asks for a session first', async () => {
    expect((await bff.browser().get(users)).json()).toMatchObject({ type: 'urn:portico:errors#signed_out' });
  });

  it('refuses a target in absolute form', async () => {
    const lines = [`GET http://localhost:${bff.port}${users} HTTP/1.1`, `Host: localhost:${bff.port}`];
    const answer = await sendRaw(bff.port, [...lines, 'X-Portico-CSRF: 1', `Cookie: ${browser.cookie}`]);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(recorder.asked).toEqual([]);
  });
});

describe('the address asked of a region', () => {
  it('is built anew from the row, with the query fields of the row and of paging only', async () => {
    await browser.get(`${users}?page%5Bsize%5D=5&page[nextToken]=a%26b&email=a%2Bb@example.org&evil=1&_method=DELETE`);
    expect(recorder.asked).toEqual([
      `GET /iam/spaces/${spaceId}/users?email=a%2Bb%40example.org&page%5Bsize%5D=5&page%5BnextToken%5D=a%26b`,
    ]);
  });

  it('keeps repeated fields and knows camel-case segments in any letter case, others exactly', async () => {
    await browser.get(`${base}/kubernetes/spaces/${spaceId}/operations?status=PENDING&status=RUNNING`);
    await browser.get(`${base}/kubernetes/NODEPROFILES`);
    expect((await browser.get(`${base}/Kubernetes/spaces/${spaceId}/operations`)).status).toBe(404);
    expect(recorder.asked).toEqual([
      `GET /kubernetes/spaces/${spaceId}/operations?status=PENDING&status=RUNNING`,
      'GET /kubernetes/nodeProfiles',
    ]);
  });

  it('uses the name of the cluster service and the base path of the region', async () => {
    const regions = JSON.stringify([
      { name: 'eu-rec-1', zone: 'STD', baseUrl: `${recorder.baseUrl}/platform/`, clusterService: 'openshift' },
    ]);
    recorder.behave = (request, response) =>
      sendJson(response, 200, { access_token: 't', expires_in: 60, token_type: 'Bearer', path: request.url });
    const other = await startConsole({ regions: [recorder], env: { REGIONS: regions } });
    const person = other.browser();
    await person.signIn(recorder);
    await person.get(`${base}/kubernetes/spaces/${spaceId}/clusters`);
    expect(recorder.asked.at(-1)).toBe(`GET /platform/openshift/spaces/${spaceId}/clusters`);
    await other.close();
  });
});

describe('headers', () => {
  it('of the browser stay here, apart from what the region needs', async () => {
    const seen: NodeJS.Dict<string | string[]>[] = [];
    recorder.behave = (request, response) => {
      seen.push(request.headers);
      sendJson(response, 200, { items: [] });
    };
    const headers = {
      authorization: 'Bearer stolen',
      'x-forwarded-for': '1.2.3.4',
      'x-http-method-override': 'DELETE',
      'accept-encoding': 'gzip, br',
      referer: 'http://localhost/secret',
      'x-request-id': 'mine',
      te: 'trailers',
    };
    const answer = await browser.get(users, { headers });
    expect(Object.keys(seen[0] ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'authorization',
      'connection',
      'host',
      'user-agent',
      'x-request-id',
    ]);
    expect(seen[0]).toMatchObject({
      authorization: expect.stringMatching(/^Bearer token-/),
      'accept-encoding': 'identity',
      'x-request-id': answer.headers['x-request-id'],
    });
    expect(answer.headers['x-request-id']).not.toBe('mine');
  });
});

describe('request bodies', () => {
  const body = { email: 'x@example.org', firstname: 'X', lastname: 'Y' };

  it('arrive byte for byte', async () => {
    let received = '';
    recorder.behave = (_request, response, text) => {
      received = text;
      sendJson(response, 201, {});
    };
    const sent = '{ "email":"é@example.org",\n "firstname" : "\\u0041", "lastname":"1e2" }';
    expect((await browser.ask('POST', users, { body: Buffer.from(sent) })).status).toBe(201);
    expect(received).toBe(sent);
  });

  it.each([
    ['a key given twice', '{"a":{"b":1,"\\u0062":2}}', 'a.b'],
    ['a key given twice in a list', '{"a":[1,{"c":1,"c":2}]}', 'a.1.c'],
    ['nesting beyond 32', '['.repeat(33) + ']'.repeat(33), 'body'],
    ['bad JSON', '{"a":1,}', 'body'],
    ['bad UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'body'],
    ['a byte order mark', '\uFEFF{}', 'body'],
  ])('with %s are a 400 that names the field', async (_, text, field) => {
    const answer = await browser.ask('POST', users, { body: Buffer.isBuffer(text) ? text : Buffer.from(text) });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ violations: [{ field }], source: 'console' });
    expect(recorder.asked).toEqual([]);
  });

  it('of one mebibyte pass; a byte more is a 413', async () => {
    recorder.behave = (_request, response) => sendJson(response, 201, {});
    const filled = (size: number) => Buffer.from(`{"a":"${'x'.repeat(size - 8)}"}`);
    expect((await browser.ask('POST', users, { body: filled(1024 * 1024) })).status).toBe(201);
    expect((await browser.ask('POST', users, { body: filled(1024 * 1024 + 1) })).status).toBe(413);
    const chunked = await sendRaw(bff.port, [
      `POST ${users} HTTP/1.1`,
      `Host: localhost:${bff.port}`,
      'X-Portico-CSRF: 1',
      `Cookie: ${browser.cookie}`,
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
      '',
      `200000\r\n${' '.repeat(0x200000)}\r\n0`,
    ]);
    expect(chunked).toMatch(/^HTTP\/1\.1 413 /);
    expect(recorder.asked).toHaveLength(1);
  });

  it('must be JSON', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await browser.ask('POST', users, { body, headers })).status).toBe(415);
    const plain = { 'content-type': 'text/plain' };
    expect((await browser.ask('POST', users, { body, headers: plain })).status).toBe(415);
    expect(recorder.asked).toEqual([]);
  });

  it('do not come with a GET', async () => {
    expect((await browser.ask('GET', users, { body: { items: [] } })).status).toBe(400);
    expect(recorder.asked).toEqual([]);
  });
});

describe('lists by ids', () => {
  const id = (index: number) => `33333333-3333-4333-8333-${String(index).padStart(12, '0')}`;
  const ids = (count: number) => Array.from({ length: count }, (_, index) => id(index));

  it('reach a real region as the body of a GET', async () => {
    const path = `/api/regions/eu-std-1/iam/spaces/${region.accounts.spaceId}/users`;
    const list = (await browser.get(`${path}?page[size]=50`)).json() as { items: { id: string }[] };
    const wanted = list.items.slice(3, 6).map((user) => user.id);
    region.requests.length = 0;
    const answer = await browser.get(`${path}?ids=${[...wanted, id(1)].join(',')}`);
    expect((answer.json() as typeof list).items.map((user) => user.id).sort()).toEqual([...wanted].sort());
    expect(region.requests).toHaveLength(1);
    expect(region.requests[0]).not.toContain('ids');
  });

  it('are asked in pages the region can answer', async () => {
    const sizes: number[] = [];
    recorder.behave = (_request, response, body) => {
      const { items } = JSON.parse(body) as { items: string[] };
      sizes.push(items.length);
      sendJson(response, 200, { items: items.map((item) => ({ id: item })) });
    };
    const answer = await browser.get(`${users}?ids=${ids(100).join(',')}`);
    expect((answer.json() as { items: unknown[] }).items).toHaveLength(100);
    expect(sizes).toEqual([50, 50]);
  });

  it('are asked one by one, six at a time, of a region that ignores the body, which is remembered', async () => {
    const ignoring = await startFaultyRegion('eu-deaf-1');
    let running = 0;
    let most = 0;
    ignoring.behave = (request, response) => {
      const item = /users\/([^/]+)$/.exec(request.url ?? '')?.[1];
      if (item === undefined) return sendJson(response, 200, { items: [{ id: spaceId }], nextPageToken: 'more' });
      running += 1;
      most = Math.max(most, running);
      return void setImmediate(() => {
        running -= 1;
        if (item === id(3)) sendJson(response, 404, { title: 'gone' });
        else sendJson(response, 200, { id: item });
      });
    };
    const other = await startConsole({ regions: [ignoring] });
    const person = other.browser();
    await person.signIn(ignoring);
    const path = `/api/regions/eu-deaf-1/iam/spaces/${spaceId}/users?ids=${ids(20).join(',')}`;
    const answer = await person.get(path);
    expect((answer.json() as { items: unknown[] }).items).toHaveLength(19);
    expect(most).toBe(6);
    expect(ignoring.asked).toHaveLength(21);
    await person.get(path);
    expect(ignoring.asked).toHaveLength(41);
    await Promise.all([other.close(), ignoring.close()]);
  });

  it('try the body again after a while, when the region may have learned to read it', async () => {
    let readsBody = false;
    const learning = await startFaultyRegion('eu-learn-1');
    learning.behave = (request, response, body) => {
      const item = /users\/([^/]+)$/.exec(request.url ?? '')?.[1];
      if (item !== undefined) return sendJson(response, 200, { id: item });
      if (body !== '' && !readsBody) return sendJson(response, 400, { title: 'no body with GET' });
      return sendJson(response, 200, { items: readsBody ? [{ id: id(1) }] : [] });
    };
    const clock = new AdvancingClock();
    const other = await startConsole({ regions: [learning], clock });
    const person = other.browser();
    await person.signIn(learning);
    const ask = async () => {
      learning.asked.length = 0;
      const answer = await person.get(`/api/regions/eu-learn-1/iam/spaces/${spaceId}/users?ids=${id(1)}`);
      expect(answer.json()).toEqual({ items: [{ id: id(1) }], totalSize: 1 });
      return learning.asked.map((line) => line.replace(/^.*users/, ''));
    };
    const [whole, one] = ['?page%5Bsize%5D=50', `/${id(1)}`];
    expect(await ask()).toEqual([whole, '?page%5Bsize%5D=1', one]);
    expect(await ask()).toEqual([one]);
    readsBody = true;
    clock.advance(10 * 60_000);
    expect(await ask()).toEqual([whole]);
    await Promise.all([other.close(), learning.close()]);
  });

  it('are refused as the region refuses them where it is not the body that it minds', async () => {
    recorder.behave = (_request, response) => sendJson(response, 400, { title: 'not now' });
    expect((await browser.get(`${users}?ids=${id(1)}`)).json()).toMatchObject({ title: 'not now', source: 'region' });
    recorder.behave = (_request, response) => sendJson(response, 200, { items: [{ id: id(1) }] });
    recorder.asked.length = 0;
    expect((await browser.get(`${users}?ids=${id(1)}`)).status).toBe(200);
    expect(recorder.asked).toEqual([`GET /iam/spaces/${spaceId}/users?page%5Bsize%5D=50`]);
  });

  it('are all lists with an operation for one item, to fall back on', () => {
    const paths = operations.filter(([, { method }]) => method === 'GET').map(([, { path }]) => path);
    for (const [name, row] of operations.filter(([, one]) => takesIds(one))) {
      expect(
        paths.filter((path) => path.startsWith(`${row.path}/{`) && path.endsWith('}')),
        name,
      ).toHaveLength(1);
    }
  });

  it.each([
    [`${users}?ids=`, 'empty'],
    [`${users}?ids=x`, 'no id'],
    [`${users}?ids=${ids(101).join(',')}`, 'too many'],
    [`${base}/kubernetes/spaces/${spaceId}/clusters?ids=${spaceId}`, 'not for this list'],
  ])('refuse %.60s (%s)', async (path) => {
    const answer = await browser.get(path);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ violations: [{ field: 'ids' }] });
    expect(recorder.asked).toEqual([]);
  });
});

describe('the log', () => {
  it('says who asked for what, without query, body or token', async () => {
    bff.lines.length = 0;
    const body = { email: 'private@example.org', firstname: 'P', lastname: 'Q' };
    await browser.get(`${users}?email=private@example.org`);
    await browser.ask('POST', users, { body });
    await expect.poll(() => bff.lines.length).toBe(2);
    expect(JSON.parse(bff.lines[0] ?? '')).toMatchObject({
      requestId: expect.any(String),
      operationId: 'ListUserSpace',
      region: 'eu-rec-1',
      status: 200,
      durationMs: expect.any(Number),
    });
    expect(bff.lines.join('')).not.toMatch(/private|token-|Bearer|portico=/);
  });

  it('quotes what a path may hold, and says which answer broke off', async () => {
    recorder.behave = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"items":', () => response.destroy());
    };
    bff.lines.length = 0;
    await expect(browser.get(users)).rejects.toThrow();
    await sendRaw(bff.port, [`GET /api/"quoted"\\ HTTP/1.1`, `Host: localhost:${bff.port}`]);
    await expect.poll(() => bff.lines.filter((line) => line.includes('"request"')).length).toBe(2);
    const said = bff.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(said).toContainEqual(expect.objectContaining({ level: 30, msg: 'request', path: users, cut: true }));
    const other = said.find(({ path }) => path === '/api/"quoted"\\');
    expect(other).toMatchObject({ status: 403, method: 'GET' });
    expect(other).not.toHaveProperty('cut');
    expect(other).not.toHaveProperty('operationId');
  });
});

describe('an address that was asked before', () => {
  it('is refused as before to whoever is signed out, and where it was refused', async () => {
    const wrong = `${base}/iam/spaces/no-uuid/users`;
    for (const _ of ['first', 'again']) {
      expect((await browser.get(users)).status).toBe(200);
      expect((await browser.get(wrong)).status).toBe(400);
      expect((await browser.get(`${users}?ids=${spaceId}`)).status).toBe(200);
      expect((await bff.browser().get(users)).status).toBe(401);
      expect((await browser.get(users.replace('eu-rec-1', 'eu-std-1'))).json()).not.toEqual({ items: [] });
    }
    expect(recorder.asked.filter((line) => line.includes('no-uuid'))).toEqual([]);
  });
});
