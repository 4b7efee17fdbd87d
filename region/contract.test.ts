/** Walks every row of the catalogue over HTTP: refusals in their order, success and its shape, pages. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, type OperationId } from '#shared/contract/catalogue.ts';
import { knowsAbsence, needsReadySpace, unreadableIdStatus } from '#shared/contract/declared-errors.ts';
import type { Operation } from '#shared/contract/operation.ts';
import type { QueryValue } from '#shared/contract/path.ts';
import { formOf } from '#shared/contract/path-parameters.ts';
import { patience, runs } from '#testing/property-runs.ts';
import { brokenBodies } from './testing/broken-bodies.ts';
import { addForeignOrganisation, callAs, type Call } from './testing/contract-call.ts';
import { fixtures } from './testing/contract-fixtures.ts';
import { startTestRegion, type TestRegion } from './testing/test-region.ts';
import { fieldsOf, type RawRequest } from './testing/test-request.ts';

let region: TestRegion;
let strangerToken: string;
beforeAll(async () => {
  region = await startTestRegion({ users: 40 });
  strangerToken = await region.tokenOf({ spaceId: region.seeded.spaceId });
});
afterAll(() => region.close());

const callOf = async (id: OperationId): Promise<Call> => fixtures[id](region);
const call = (id: OperationId, given: Call, options?: RawRequest) => callAs(region, id, given, options);
const takesBearer = (row: Operation) => row.authentication === undefined;
const scopeParameter = (row: Operation) => (row.scope === 'space' ? 'spaceId' : 'organisationId');

const rows = (condition: (row: Operation) => boolean) => operations.filter(([, row]) => condition(row));

describe.each(rows(takesBearer))('%s', (id, row) => {
  it('answers 401 without a token and with one that is not ours', async () => {
    const given = await callOf(id);
    for (const token of [undefined, 'x', `${region.adminToken.slice(0, -8)}AAAAAAAA`]) {
      const answer = await call(id, given, { token });
      expect(answer.status).toBe(401);
      expect(answer.problem.type).toBe('urn:numspot:errors#unauthenticated_access');
      const told = token === undefined ? 'Bearer' : 'Bearer error="invalid_token"';
      expect(answer.headers['www-authenticate']).toBe(told);
    }
  });

  it('answers the declared success in its declared shape', async () => {
    const answer = await call(id, await callOf(id));
    expect(answer.status).toBe(row.success.status);
    if (row.success.schema === undefined) expect(answer.text).toBe('');
    else expect(row.success.schema.safeParse(answer.json).error).toBeUndefined();
    expect(answer.text).not.toContain('null');
    for (const [status] of answer.text.matchAll(/"status":\{[^}]*\}/g)) expect(status).toContain('"message":"');
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe.each(rows((row) => row.permission !== undefined))('%s', (id, row) => {
  it('answers 403 naming the missing permission to a caller without the right', async () => {
    const answer = await call(id, await callOf(id), { token: strangerToken });
    expect(answer.status).toBe(403);
    expect(answer.problem.type).toBe('urn:numspot:errors#forbidden');
    for (const permission of [row.permission].flat()) expect(answer.problem.detail).toContain(`(${permission})`);
    expect(answer.problem.detail).toMatch(/[0-9a-f-]{36} \(/);
  });
});

describe.each(rows((row) => takesBearer(row) && row.scope !== 'global'))('%s', (id, row) => {
  it("answers the same for an unknown scope and another tenant's", async () => {
    const given = await callOf(id);
    const foreign = await addForeignOrganisation(region);
    const parameter = scopeParameter(row);
    const unknown = await call(id, { ...given, path: { ...given.path, [parameter]: randomUUID() } });
    const tenant = await call(id, { ...given, path: { ...given.path, [parameter]: foreign[parameter] } });
    expect(unknown.status).toBe(row.scope === 'space' && knowsAbsence(row) ? 404 : 403);
    expect([tenant.status, tenant.problem.type]).toEqual([unknown.status, unknown.problem.type]);
  });

  it('refuses each malformed identifier before it looks for anything', async () => {
    const given = await callOf(id);
    const names = Object.keys(given.path).filter((name) => /id$|uuid$/i.test(name));
    for (const name of names) {
      const answer = await call(id, { ...given, path: { ...given.path, [name]: 'not-an-id' } });
      expect(answer.status).toBe(unreadableIdStatus(row));
      if (answer.status === 400) expect(fieldsOf(answer)).toEqual([name]);
    }
  });
});

describe.each(rows((row) => takesBearer(row) && row.path.includes('{spaceId}')))('%s', (id, row) => {
  it('waits for the space to be READY', async () => {
    const { reply: space } = await region.admin('CreateSpace', {
      path: { organisationId: region.seeded.organisationId },
      body: { name: 'young', description: 'Not ready yet' },
    });
    const given = await callOf(id);
    await region.database.query.updateTable('spaces').set({ status: 'FAILED' }).where('id', '=', space.id).execute();
    const answer = await call(id, { ...given, path: { ...given.path, spaceId: space.id } });
    if (!needsReadySpace(row)) return expect(answer.status).toBe(200);
    expect(answer.status).toBe(409);
    expect(answer.problem.detail).toContain('FAILED');
  });
});

const entities = rows(
  (row) =>
    takesBearer(row) &&
    (/\{(?!organisationId|spaceId)\w+\}/.test(row.path) ||
      (row.scope === 'organisation' && row.path.includes('{spaceId}'))),
);
describe.each(entities)('%s', (id, row) => {
  it('answers 404 for an entity that does not exist', async () => {
    const given = await callOf(id);
    const isEntity = (name: string) => /(id|uuid)$/i.test(name) || name === 'nodePoolName';
    const entity = Object.keys(given.path).findLast((name) => name !== scopeParameter(row) && isEntity(name)) ?? '';
    const unknown = formOf(row.service, entity) === 'vmId' ? 'i-00000000' : randomUUID();
    const answer = await call(id, { ...given, path: { ...given.path, [entity]: unknown } });
    expect(answer.status).toBe(404);
    expect(answer.problem.type).toMatch(/#(identity|role|permission|space|resource)_not_found$/);
  });
});

describe.each(rows((row) => row.body !== undefined && row.body.encoding !== 'form'))('%s', (id, row) => {
  it('names each field of a body that breaks the schema', async () => {
    const given = await callOf(id);
    const broken = [...brokenBodies(row, given.body ?? {})];
    expect(broken).not.toEqual([]);
    for (const [field, body] of broken) {
      const answer = await call(id, { ...given, body });
      expect([field, answer.status, answer.problem.type]).toEqual([field, 400, 'urn:numspot:errors#invalid_parameter']);
      expect(fieldsOf(answer)).toContain(field);
      for (const violation of answer.problem.violations ?? [])
        expect(violation.description).not.toMatch(/invalid input/i);
    }
  });

  it('ignores fields it does not know', async () => {
    const given = await callOf(id);
    const answer = await call(id, { ...given, body: { ...given.body, unknownField: [1, { deep: null }] } });
    expect(answer.status).toBe(row.success.status);
  });

  it.runIf(row.body?.optional !== true)('refuses a request without the body it requires', async () => {
    const { path, query } = await callOf(id);
    const answer = await call(id, { path, ...(query && { query }) });
    expect([answer.status, fieldsOf(answer).length > 0]).toEqual([400, true]);
  });

  it('refuses a body that is not a JSON object', async () => {
    const given = await callOf(id);
    for (const body of ['{"a":', '[]', 'null', '"text"']) {
      const options = { body, headers: { 'content-type': 'application/json' } };
      const answer = await call(id, given, options);
      expect([body, answer.status, fieldsOf(answer)]).toEqual([body, 400, ['body']]);
    }
  });
});

/** Changes whose every field may be left out, each with what shows the result. */
const partial = {
  UpdateRoleOrganisation: 'GetRoleOrganisation',
  UpdateRoleSpace: 'GetRoleSpace',
  UpdateSpace: 'GetSpace',
  UpdateCluster: 'GetCluster',
} as const satisfies Partial<Record<OperationId, OperationId>>;

describe.each(Object.entries(partial))('%s', (id, reading) => {
  it('changes nothing when no field is given, not even the time of the last change', async () => {
    const { path } = await callOf(id as OperationId);
    const read = async () => (await call(reading, { path })).json;
    const before = await read();
    region.clock.advance(1_000);
    expect((await call(id as OperationId, { path, body: {} })).status).toBeLessThan(300);
    expect(await read()).toEqual(before);
  });
});

describe.each(rows((row) => row.method === 'GET' && row.body !== undefined))('%s', (id) => {
  it('is not narrowed by an empty filter or one that is null', async () => {
    const { path, query } = await callOf(id);
    const totalOf = async (body?: object) =>
      ((await call(id, { path, ...(query && { query }), ...(body && { body }) })).json as { totalSize: number })
        .totalSize;
    const whole = await totalOf();
    expect(whole).toBeGreaterThan(0);
    expect(await totalOf({ items: null })).toBe(whole);
    expect(await totalOf({})).toBe(whole);
    expect(await totalOf({ items: [] })).toBe(0);
  });
});

/** Shorter pages of a list; to its end only in the long run: a page of one asks for each of some hundred items. */
const mostPages = runs(40);
const longestPage = 7;

describe.each(rows((row) => row.paging !== undefined))('%s', (id, row) => {
  type List = {
    items: { id?: string; uuid?: string; organisationId?: string; name?: string }[];
    nextPageToken?: string;
    nextToken?: string;
    totalSize: number;
  };

  async function read(page: Record<string, QueryValue>): Promise<List> {
    const { path, query } = await whole;
    const answer = await call(id, { path, query: { ...query, ...page } });
    expect(answer.status).toBe(200);
    return answer.json as List;
  }
  const tokenOf = (list: List) => list[row.paging?.tokenName ?? 'nextPageToken'];
  let whole: Promise<Call>;
  beforeAll(() => {
    whole = callOf(id);
  });

  it.each([1, 2, longestPage])(
    'walks pages of %i without a gap or a repetition',
    async (size) => {
      const seen: string[] = [];
      let page = await read({ 'page[size]': size });
      const total = page.totalSize;
      const most = size < longestPage ? Math.min(total, size * mostPages) : total;
      for (;;) {
        expect(page.items.length).toBeLessThanOrEqual(size);
        seen.push(
          ...page.items.map((item) => item.id ?? item.uuid ?? item.organisationId ?? item.name ?? JSON.stringify(item)),
        );
        const token = tokenOf(page);
        if (token === undefined || seen.length === most) break;
        page = await read({ 'page[size]': size, 'page[nextToken]': token });
      }
      expect(seen).toHaveLength(most);
      expect(new Set(seen).size).toBe(most);
    },
    patience(30_000),
  );

  it('cuts a size above the maximum and refuses what is no size or token of its own', async () => {
    const { path, query } = await whole;
    const maximum = row.paging?.maximumSize ?? 0;
    expect((await read({ 'page[size]': 1_000_000 })).items.length).toBeLessThanOrEqual(maximum);
    for (const size of ['0', '-1', '1.5', 'many', '']) {
      const answer = await call(id, { path, query: { ...query, 'page[size]': size } });
      expect([size, answer.status, fieldsOf(answer)]).toEqual([size, 400, ['page[size]']]);
    }
    for (const token of ['', 'x', 'Zm9v', "' OR 1=1 --"]) {
      const answer = await call(id, { path, query: { ...query, 'page[nextToken]': token } });
      expect([token, answer.status, fieldsOf(answer)]).toEqual([token, 400, ['page[nextToken]']]);
    }
    const bare = await call(id, { path, query: { ...query, nextToken: 'x' } });
    expect(bare.status).toBe(row.paging?.tokenName === 'nextToken' ? 400 : 200);
    expect((await read({ 'page[size]': '<nil>', 'page[nextToken]': '<nil>' })).items.length).toBeGreaterThan(0);
  });
});

it('keeps walking while rows of the walk are deleted', async () => {
  const path = { organisationId: region.seeded.organisationId };
  const first = await region.admin('ListUserOrganisation', { path, page: { size: 5 } });
  const before = await region.admin('ListUserOrganisation', { path, page: { size: 50 } });
  const last = first.reply.items.at(-1)?.id ?? '';
  await region.admin('DeleteUserOrganisation', { path: { ...path, userId: last } });
  const second = await region.admin('ListUserOrganisation', {
    path,
    page: { size: 5, nextToken: first.reply.nextPageToken },
  });
  expect(second.reply.items.map((user) => user.id)).toEqual(before.reply.items.slice(5, 10).map((user) => user.id));
});
