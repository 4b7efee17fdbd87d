import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { call, type Arguments } from './call.ts';
import { changesOf, shows } from './queries.ts';
import { inScope, type Scope } from './scope.ts';
import { onSignInNeeded } from './sign-in-again.ts';

const organisationId = '3f2b8c1e-5a4d-4e6f-9b7a-2c1d0e9f8a7b';
const userId = '0d3264fd-0000-4000-8000-000000000001';
const space: Scope = { region: 'eu-std-1', kind: 'space', id: organisationId };

let statuses: number[];
let sent: string[];
let body: string;

beforeEach(() => {
  statuses = [];
  sent = [];
  body = JSON.stringify({ title: 'x', items: [], id: userId, email: 'ada@example.org' });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push(`${init.method} ${address}`);
    return new Response(body, { status: statuses.shift() ?? 200 });
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('goes to the address of its row, below the region', async () => {
    await call('eu-std-1', 'ListUserOrganisation', {
      path: { organisationId },
      query: { email: 'ada+x@example.org' },
      page: { size: 50, nextToken: 'a/b=' },
    });
    expect(sent).toEqual([
      `GET /api/regions/eu-std-1/iam/organisations/${organisationId}/users?email=ada%2Bx%40example.org&page%5Bsize%5D=50&page%5BnextToken%5D=a%2Fb%3D`,
    ]);
  });

  it('asks for given ids in one request', async () => {
    await call('eu-std-1', 'ListUserOrganisation', { path: { organisationId }, ids: ['a', 'b'] });
    expect(sent[0]).toMatch(/users\?ids=a%2Cb$/);
  });

  it('exists in both scopes', async () => {
    const [region, id, args] = inScope(space, 'GetUser', { path: { userId } });
    await call(region, id, args);
    expect(sent).toEqual([`GET /api/regions/eu-std-1/iam/spaces/${space.id}/users/${userId}`]);
  });

  it.each([
    '',
    'null',
    '[]',
    '{}',
    '{"items":null}',
    '{"items":{}}',
    '{"items":[null]}',
    '{"items":[1]}',
    '{"items":[{}]}',
    '{"items":[{"id":1,"email":"x"}]}',
    '{"items":[{"id":"1"}]}',
  ])('is not answered by a list of the shape %s', async (odd) => {
    body = odd;
    const asked = call('eu-std-1', 'ListUserOrganisation', { path: { organisationId } });
    await expect(asked).rejects.toMatchObject({ status: 502, fragment: 'region_answer_unusable' });
  });

  it('is answered by a write without a body, and not by one of another shape', async () => {
    const args = {
      path: { organisationId },
      body: { email: 'a@example.org', firstname: 'A', lastname: 'B' },
    };
    body = '';
    expect(await call('eu-std-1', 'CreateUserOrganisation', args)).toBeUndefined();
    body = '[]';
    await expect(call('eu-std-1', 'CreateUserOrganisation', args)).rejects.toMatchObject({ status: 502 });
  });

  it('waits for the sign-in when a read is refused, and is then sent once more', async () => {
    statuses = [401, 200];
    const asked = new Promise<() => void>((resolve) =>
      onSignInNeeded(() => new Promise((signedIn) => resolve(signedIn))),
    );
    const reply = call('eu-std-1', 'ListUserOrganisation', { path: { organisationId } });
    const signedIn = await asked;
    expect(sent).toHaveLength(1);
    signedIn();
    expect(await reply).toMatchObject({ items: [] });
    expect(sent).toHaveLength(2);
  });

  it('that fails says which operation it was, where and on what', async () => {
    statuses = [403];
    const reply = call('eu-std-1', 'GetUserOrganisation', { path: { organisationId, userId } });
    const called = { region: 'eu-std-1', operation: 'GetUserOrganisation', path: { organisationId, userId } };
    await expect(reply).rejects.toMatchObject({ status: 403, called });
  });

  it('never sends a write twice', async () => {
    statuses = [401, 200];
    onSignInNeeded(() => Promise.resolve());
    const body = { email: 'ada@example.org', firstname: 'Ada', lastname: 'Lovelace' };
    const reply = call('eu-std-1', 'CreateUserOrganisation', { path: { organisationId }, body });
    await expect(reply).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
  });
});

describe('the arguments of one of several operations', () => {
  it('are those of any one of them, and not those of none', () => {
    type Either = Arguments<'ListUserOrganisation' | 'GetUserSpace'>;
    expectTypeOf({ path: { organisationId } }).toExtend<Either>();
    expectTypeOf({ path: { spaceId: space.id, userId } }).toExtend<Either>();
    expectTypeOf({ path: { userId } }).not.toExtend<Either>();
  });
});

describe('what a write makes out of date', () => {
  const list = ['eu-std-1', 'ListUserOrganisation', {}];
  it.each([
    ['its own resource', list, 'eu-std-1', 'CreateUserOrganisation', true],
    ['its own resource in the other scope', list, 'eu-std-1', 'PatchUserStateSpace', true],
    ['a walk over it', [...list, 'walk'], 'eu-std-1', 'UpdateUserOrganisation', true],
    ['what its row says it changes', ['eu-std-1', 'ListOperations', {}], 'eu-std-1', 'CreateCluster', true],
    ['nothing in another region', list, 'eu-snc-1', 'CreateUserOrganisation', false],
    ['nothing of another resource', ['eu-std-1', 'GetOrganisation', {}], 'eu-std-1', 'CreateUserOrganisation', false],
    ['nothing that is no read of the contract', ['regions'], 'eu-std-1', 'CreateUserOrganisation', false],
  ] as const)('%s', (_, key, region, operation, expected) => {
    expect(shows(key, { region, changes: changesOf(operation) })).toBe(expected);
  });
});
