/** What no well-behaved client sends, and what tolerant servers accept. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestRegion, type TestRegion } from './testing/test-region.ts';
import { fieldsOf, send, type RawRequest } from './testing/test-request.ts';

let region: TestRegion;
let users: string;
beforeAll(async () => {
  region = await startTestRegion({ users: 12 });
  users = `/iam/spaces/${region.seeded.spaceId}/users`;
});
afterAll(() => region.close());

const ask = (path: string, options: RawRequest = {}) =>
  send(region.baseUrl + path, { token: region.adminToken, ...options });
const json = { 'content-type': 'application/json' };
const post = (body: string | Buffer, headers: Record<string, string> = json) =>
  ask(users, { method: 'POST', body, headers });

describe('addresses', () => {
  it('answers 404 for what is no path, before it asks for a token', async () => {
    for (const path of ['/', '/iam', '/iam//users', `${users}/`, '/iam/spaces/%zz/users', '/iam/spaces/../users']) {
      const answer = await ask(path, { token: undefined });
      expect([path, answer.status, answer.problem.type]).toEqual([path, 404, 'urn:numspot:errors#resource_not_found']);
      expect(answer.headers['content-type']).toContain('application/problem+json');
    }
  });

  it('answers 405 with Allow for a method the path does not know', async () => {
    const answer = await ask(users, { method: 'DELETE' });
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, POST']);
    expect((await ask('/iam/token')).status).toBe(405);
  });

  it('takes camel-case segments and identifiers in any letter case, others exactly, and /openshift for /kubernetes', async () => {
    const { spaceId } = region.seeded;
    expect((await ask(`/iam/spaces/${spaceId.toUpperCase()}/SERVICEACCOUNTS`)).status).toBe(200);
    expect((await ask('/kubernetes/nodeprofiles')).status).toBe(200);
    const elsewhere = ['/IAM/SPACES', `/iam/Spaces/${spaceId}/users`, '/IAM/authorize', '/Openshift/nodeProfiles'];
    const selfService = '/iam/frontend/Self-Service/recovery';
    for (const path of [...elsewhere, selfService]) expect((await ask(path)).status).toBe(404);
    expect((await ask(`/openshift/spaces/${spaceId}/clusters`)).json).toEqual(
      (await ask(`/kubernetes/spaces/${spaceId}/clusters`)).json,
    );
  });

  it('names the path without its query in a problem', async () => {
    const { problem } = await ask(`${users}?page[size]=0&secret=1`);
    expect(problem.instance).toBe(users);
  });
});

describe('query', () => {
  it('takes brackets raw and percent-encoded, and lists as repeated keys or with commas', async () => {
    const operations = `/kubernetes/spaces/${region.seeded.spaceId}/operations`;
    const total = async (search: string) => ((await ask(operations + search)).json as { totalSize: number }).totalSize;
    expect(await total('?status=DONE&status=FAILED')).toBe(await total('?status=DONE,FAILED'));
    expect(await total('?status=DONE&page[size]=1')).toBe(await total('?status=DONE&page%5Bsize%5D=1'));
    expect(await total('?status=<nil>&clusterId=%3Cnil%3E')).toBeGreaterThan(await total('?status=RUNNING'));
  });

  it('refuses a wrong or repeated filter, naming each field at once', async () => {
    expect(fieldsOf(await ask(`${users}?email=nobody&page[size]=0&page[nextToken]=x`))).toEqual([
      'page[size]',
      'page[nextToken]',
      'email',
    ]);
    expect(fieldsOf(await ask(`${users}?email=a@b.example&email=c@d.example`))).toEqual(['email']);
  });
});

describe('bodies', () => {
  it.each([
    ['broken JSON', '{"email":'],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['deep nesting', `{"email":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['nothing but a number', '1e999'],
  ])('answers 400 for %s', async (_, body) => {
    const answer = await post(body);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['body']]);
  });

  it('answers 400 for other content types and for compressed bodies', async () => {
    for (const headers of [
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-type': ';;;' },
      { ...json, 'content-encoding': 'gzip' },
    ]) {
      expect((await post('{}', headers)).status).toBe(400);
    }
  });

  it('answers 400 naming every required field when the body is missing', async () => {
    expect(fieldsOf(await ask(users, { method: 'POST' }))).toEqual(['email', 'firstname', 'lastname']);
  });

  it('answers 413 beyond a mebibyte, announced or found out', async () => {
    const large = 'x'.repeat(1024 * 1024 + 1);
    const length = `Content-Length: ${large.length}`;
    expect(await firstLine([length], '')).toBe('HTTP/1.1 413 Payload Too Large');
    const chunk = `${large.length.toString(16)}\r\n${large}\r\n`;
    expect(await firstLine(['Transfer-Encoding: chunked'], chunk)).toBe('HTTP/1.1 413 Payload Too Large');
    expect((await ask(users)).status).toBe(200);
  });

  it('does not take over the prototype of anything', async () => {
    const answer = await post('{"__proto__":{"email":"a@b.example"},"constructor":{"prototype":{}}}');
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['email', 'firstname', 'lastname']]);
  });

  it('are not read before the token is known to be good', async () => {
    const answer = await ask(users, { method: 'POST', body: '{', headers: json, token: 'x' });
    expect(answer.status).toBe(401);
  });
});

describe('every answer', () => {
  it('carries the request id that came, when it is well-formed', async () => {
    const idOf = async (id: string) => (await ask(users, { headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await idOf('trace-1.A_b')).toBe('trace-1.A_b');
    for (const id of ['has space', 'x'.repeat(200), '<script>', '']) expect(await idOf(id)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('hides what went wrong inside', async () => {
    const broken = await startTestRegion();
    await broken.database.query.schema.dropTable('space_members').execute();
    const answer = await send(`${broken.baseUrl}/iam/spaces/${broken.seeded.spaceId}/users`, {
      token: broken.adminToken,
    });
    expect([answer.status, answer.problem.type]).toEqual([500, 'urn:numspot:errors#internal_server_error']);
    expect(answer.text).not.toMatch(/space_members|sql|stack/i);
    await broken.close();
  });
});

it('rolls a write back when it fails half way', async () => {
  const other = await startTestRegion();
  const organisation = { organisationId: other.seeded.organisationId };
  await other.database.query.deleteFrom('policy_roles').where('identity_type', '=', 'users').execute();
  await other.database.query.updateTable('roles').set({ name: 'gone' }).where('name', '=', 'Space Admin').execute();
  const before = await other.admin('ListSpaces', { path: organisation });
  const body = { name: 'half', description: 'Never there' };
  expect((await other.admin('CreateSpace', { path: organisation, body })).status).toBe(500);
  expect((await other.admin('ListSpaces', { path: organisation })).reply).toEqual(before.reply);
  await other.close();
});

/** Sends a creation by hand and gives the first line of the answer; the body need not be complete. */
async function firstLine(headers: readonly string[], body: string): Promise<string> {
  const socket = await openRequest(headers, body);
  const [data] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return data.toString().split('\r\n')[0] ?? '';
}

async function openRequest(headers: readonly string[], body: string): Promise<Socket> {
  const { hostname, port } = new URL(region.baseUrl);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = [`POST ${users} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${region.adminToken}`];
  socket.write([...head, 'Content-Type: application/json', ...headers, '', body].join('\r\n'));
  return socket;
}

it('survives a caller who leaves in the middle of a body', async () => {
  const socket = await openRequest(['Content-Length: 1000'], '{"email":');
  socket.destroy();
  await once(socket, 'close');
  expect((await ask(users)).status).toBe(200);
});
