/**
 * The console's explanation against the region's decision: what the console reads about an account through the API, put
 * together by the shared rules, must say of every operation what the region then does. They must never disagree.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patience, runs } from '#testing/property-runs.ts';
import { catalogue, operations, type OperationId } from '#shared/contract/catalogue.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { buildPath, buildQuery } from '#shared/contract/path.ts';
import { reachOf, type GrantLevel } from '#shared/rules/access.ts';
import { subjectStatus, type SubjectRecord, type SubjectStatus } from '#shared/rules/subject-status.ts';
import { explain, knowledgeFrom, type AccessKnowledge, type LevelReading } from '#shared/rules/access-knowledge.ts';
import { granularActions, type GranularAction } from '#shared/rules/granular-action.ts';
import { fresh, inOrganisation, inSpace, person } from './testing/fixture.ts';
import { permissionRows, roleRows } from './seed/catalogue-data.ts';
import { createReadCache } from './store/read-cache.ts';
import { findUserById } from './store/users.ts';
import { testKeys } from './testing/signing-key.ts';
import { fetchToken, startTestRegion, type TestRegion } from './testing/test-region.ts';
import { send } from './testing/test-request.ts';
import { permissionsInRole } from './testing/test-roles.ts';
import { createAccessTokens } from './token/access-tokens.ts';
import { personSubject } from './token/subject.ts';

let region: TestRegion;
beforeAll(async () => {
  region = await startTestRegion();
});
afterAll(() => region.close());

/** Stands for every resource; there is none with this id, so that nothing is ever changed. */
const thing = '5e3c1f52-7a0d-4b4e-9a53-0d3c7b1f9e11';

type Row = (typeof permissionRows)[number];

interface GivenAt {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  /** Permissions on `thing`. */
  readonly acls: readonly Row[];
  /** Words of granular policies on `thing`, which is said to be of a type. */
  readonly granular: readonly { readonly objectType: string; readonly action: GranularAction }[];
}

type SubjectType = 'users' | 'serviceAccounts';

interface Given {
  readonly assigned: boolean;
  readonly space: GivenAt;
  readonly organisation: GivenAt;
}

const grantable = (level: GrantLevel) =>
  permissionRows.filter((row) => row[level === 'space' ? 'in_space' : 'in_organisation'] === 1);
const onResources = (level: GrantLevel) => grantable(level).filter(({ resource }) => resource !== null);
const rolesOf = (level: GrantLevel) =>
  roleRows.flatMap(({ row }) => (row[level === 'space' ? 'in_space' : 'in_organisation'] === 1 ? [row.uuid] : []));
const objectTypes = [...new Set(onResources('space').map(({ resource }) => resource ?? ''))];

const some = <Thing>(things: readonly Thing[], maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...things), { maxLength });
const givenAt = (level: GrantLevel): fc.Arbitrary<GivenAt> =>
  fc.record({
    roles: some(rolesOf(level), 2),
    permissions: some(
      grantable(level).map(({ uuid }) => uuid),
      8,
    ),
    acls: some(onResources(level), 8),
    granular: fc.uniqueArray(
      fc.record({ objectType: fc.constantFrom(...objectTypes), action: fc.constantFrom(...granularActions) }),
      { maxLength: 4, selector: ({ objectType, action }) => `${objectType} ${action}` },
    ),
  });
const given: fc.Arbitrary<Given> = fc.record({
  assigned: fc.boolean(),
  space: givenAt('space'),
  organisation: givenAt('organisation'),
});

/** Somebody made for a test, with a token given while they were active. */
interface Made {
  readonly type: SubjectType;
  readonly id: string;
  readonly token: string;
}

/** Makes somebody who holds what is given, through the API. The unassigned can hold nothing in the space. */
async function make(type: SubjectType, { assigned, space, organisation }: Given): Promise<Made> {
  const { spaceId } = region.seeded;
  const made = type === 'users' ? await makePerson() : await makeAccount();
  const { id } = made;
  if (assigned) {
    if (type === 'users') await region.admin('AssignUserToSpace', { path: { spaceId, userId: id } });
    else await region.admin('AssignServiceAccountToSpace', { path: { spaceId, serviceAccountId: id } });
    await give(made, 'Space', space);
  }
  await give(made, 'Organisation', organisation);
  return made;
}

async function makeAccount(): Promise<Made> {
  const { organisationId } = region.seeded;
  const body = { name: fresh('explained') };
  const { reply } = await region.admin('CreateServiceAccountOrganisation', { path: { organisationId }, body });
  const token = await fetchToken(region.baseUrl, reply.id, reply.secret);
  return { type: 'serviceAccounts', id: reply.id, token };
}

async function makePerson(): Promise<Made> {
  const { organisationId } = region.seeded;
  const { reply } = await region.admin('CreateUserOrganisation', { path: { organisationId }, body: person() });
  const { id } = reply;
  await region.admin('PatchUserStateOrganisation', { path: { organisationId, userId: id }, body: { active: true } });
  const { database, clock } = region;
  const tokens = createAccessTokens({
    baseUrl: 'https://api.eu-std-1.example',
    clock,
    keys: testKeys,
    reads: createReadCache(database),
  });
  const token = await database.write(async (connection) => {
    const row = await findUserById(connection, id);
    if (row === undefined) throw new Error('the person is not there');
    return (await tokens.issue(connection, { subject: personSubject(row), scopes: [], familyId: randomUUID() }))
      .accessToken;
  });
  return { type: 'users', id, token };
}

/** What an administrator does to somebody, by the type of subject and what becomes of it. */
const deeds: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  'serviceAccounts active': async () => {},
  'serviceAccounts expired': (serviceAccountId) =>
    region.admin('UpdateServiceAccountOrganisation', {
      path: { organisationId: region.seeded.organisationId, serviceAccountId },
      body: { name: fresh('expired'), expirationDate: '2026-01-14' },
    }),
  'serviceAccounts gone': async (serviceAccountId) => {
    const { organisationId } = region.seeded;
    await region.admin('DeleteServiceAccountOrganisation', { path: { organisationId, serviceAccountId } });
    region.clock.advance(5_000);
  },
  'users active': async () => {},
  'users inactive': (userId) =>
    region.admin('PatchUserStateOrganisation', {
      path: { organisationId: region.seeded.organisationId, userId },
      body: { active: false },
    }),
  'users gone': (userId) =>
    region.admin('DeleteUserOrganisation', { path: { organisationId: region.seeded.organisationId, userId } }),
};

/** What the console reads of somebody, in the organisation. */
async function readStatus({ type, id }: Made): Promise<SubjectStatus> {
  const { organisationId } = region.seeded;
  return subjectStatus(await readRecord(), region.clock.now());

  async function readRecord(): Promise<SubjectRecord> {
    if (type === 'users') {
      const { status, reply } = await region.admin('GetUserOrganisation', { path: { organisationId, userId: id } });
      return status === 404 ? 'gone' : { type, active: reply.active };
    }
    const path = { organisationId, serviceAccountId: id };
    const { status, reply } = await region.admin('GetServiceAccountOrganisation', { path });
    return status === 404 ? 'gone' : { type, expirationDate: reply.expirationDate, isLeaving: false };
  }
}

async function give({ type, id }: Made, suffix: 'Space' | 'Organisation', wanted: GivenAt): Promise<void> {
  const { roles, permissions, acls, granular } = wanted;
  const scopes = { ...inOrganisation(region), ...inSpace(region) };
  const subject = { ...scopes, subjectType: type, subjectId: id };
  const done = async (answer: Promise<{ readonly status: number }>) => expect((await answer).status).toBeLessThan(300);
  if (roles.length + permissions.length > 0) {
    const body = { add: { roles: [...roles], permissions: [...permissions] } };
    await done(region.admin(`SetIAMPolicy${suffix}`, { path: subject, body }));
  }
  const items = acls.map(({ uuid, service, resource }) => {
    return { permissionId: uuid, service, resource: resource ?? '', resourceId: thing };
  });
  if (items.length > 0) {
    const path = { ...scopes, userId: id, serviceAccountId: id };
    const bulk =
      type === 'users' ? (`CreateACLUser${suffix}Bulk` as const) : (`CreateACLServiceAccount${suffix}Bulk` as const);
    await done(region.admin(bulk, { path, body: { items } }));
  }
  for (const { objectType, action } of granular) {
    const body = { add: [{ action, objectId: thing }] };
    await done(region.admin(`SetIAMGranularPolicy${suffix}`, { path: { ...subject, objectType }, body }));
  }
}

/** What the console can find out about somebody's rights, as an administrator. */
async function read(made: Made): Promise<AccessKnowledge> {
  const { organisationId, spaceId } = region.seeded;
  const subject = { subjectType: made.type, subjectId: made.id };
  const own = await region.admin('GetIAMPolicySpace', { path: { spaceId, ...subject } });
  const above = await region.admin('GetIAMPolicyOrganisation', { path: { organisationId, ...subject } });
  const here = own.status === 200;
  const isThere = above.status === 200;
  const nothing = { policy: { roles: [], permissions: [] }, acls: [], granular: [] };
  const level = async (name: GrantLevel, found: Pick<LevelReading, 'policy' | 'acls' | 'granular'>) => ({
    level: name,
    ...found,
    roles: await contentsOf(name, found.policy?.roles ?? []),
    permissionNames,
    gaps: [],
  });
  return knowledgeFrom(here, [
    await level('space', here ? { policy: own.reply, ...(await readResources(made, 'Space')) } : nothing),
    await level(
      'organisation',
      isThere ? { policy: above.reply, ...(await readResources(made, 'Organisation')) } : nothing,
    ),
  ]);
}

async function contentsOf(level: GrantLevel, uuids: readonly string[]) {
  const contents = new Map<string, { name: string; permissions: string[] }>();
  for (const roleUuid of uuids)
    contents.set(roleUuid, { name: roleUuid, permissions: await permissionsInRole(region, level, roleUuid) });
  return contents;
}

/** ACLs of every pair of service and resource, and granular policies of every type of object. */
async function readResources({ type, id }: Made, suffix: 'Space' | 'Organisation') {
  const scopes = { ...inOrganisation(region), ...inSpace(region) };
  const acls: LevelReading['acls'][number][] = [];
  for (const { service, resource } of pairs) {
    const path = { ...scopes, userId: id, serviceAccountId: id };
    const list = type === 'users' ? (`GetACLUser${suffix}` as const) : (`GetACLServiceAccount${suffix}` as const);
    const { reply } = await region.admin(list, { path, query: { service, resource } });
    acls.push(...reply.items.map((item) => ({ ...item, permission: permissionNames.get(item.permissionId) ?? '' })));
  }
  const granular: LevelReading['granular'][number][] = [];
  for (const objectType of objectTypes) {
    const path = { ...scopes, subjectType: type, subjectId: id, objectType };
    const { reply } = await region.admin(`GetIAMGranularPolicy${suffix}`, { path });
    granular.push(
      ...reply.items.map(({ action, objectId }) => ({ action: action as GranularAction, objectType, objectId })),
    );
  }
  return { acls, granular };
}

const permissionNames = new Map(permissionRows.map(({ uuid, name }) => [uuid, name]));
const pairs = [
  ...new Map(
    permissionRows.flatMap(({ service, resource }) =>
      resource === null ? [] : [[`${service}.${resource}`, { service, resource }] as const],
    ),
  ).values(),
];

/** Operations with a permission at one scope; the record of a space answers to both levels and is left to other tests. */
const asked = (operations as readonly [OperationId, Operation][]).filter(
  ([, row]) =>
    row.permission !== undefined &&
    // Ids of virtual machines have a form of their own.
    !row.path.includes('{id}') &&
    (row.scope === 'space' || (row.scope === 'organisation' && !row.path.includes('{spaceId}'))),
);

it(
  'says of every operation what the region does, for whatever is granted',
  { timeout: patience(120_000) },
  async () => {
    expect(asked.length).toBeGreaterThan(80);
    await fc.assert(
      fc.asyncProperty(given, async (wanted) => {
        const made = await make('serviceAccounts', wanted);
        await compare(made);
      }),
      { numRuns: runs(3) },
    );
  },
);

it.each(Object.keys(deeds))(
  'says of every operation what the region does by the status of who asks: %s',
  { timeout: 120_000 },
  async (deed) => {
    const [type] = deed.split(' ') as [SubjectType];
    // Holds nearly everything there is, so that only the status can be the reason for a refusal.
    const everything = { roles: rolesOf('space'), permissions: [], acls: [], granular: [] };
    const wanted = {
      assigned: true,
      space: everything,
      organisation: { ...everything, roles: rolesOf('organisation') },
    };
    const made = await make(type, wanted);
    await deeds[deed]?.(made.id);
    const allowed = await compare(made);
    if (deed.endsWith(' active')) expect(allowed).toBeGreaterThan(60);
    else expect(allowed).toBe(0);
  },
);

/** Asks for every operation as somebody, and expects what the console explains. @returns how many are allowed. */
async function compare(made: Made): Promise<number> {
  const { token } = made;
  const known = await read(made);
  const who = await readStatus(made);
  let count = 0;
  for (const [operation, row] of asked) {
    const { organisationId, spaceId } = region.seeded;
    const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const values: Record<string, string> = { organisationId, spaceId, subjectType: 'users', objectType: 'cluster' };
    const path = Object.fromEntries(names.map((name) => [name, values[name] ?? thing]));
    const query = row.query === undefined ? {} : { service: 'iam', resource: 'user' };
    const url = region.baseUrl + buildPath(catalogue[operation].path, path) + buildQuery(query);
    const { status } = await send(url, { method: row.method, token, ...(row.body !== undefined && { body: {} }) });
    const permissions = [row.permission ?? []].flat();
    const addressed = Object.values(path).includes(thing) && addresses(row, names);
    const question = { permissions, level: row.scope as GrantLevel, ...(addressed && { resourceId: thing }) };
    const narrowed = row.method === 'GET' && !addressed && reachOf(question, known.facts) !== undefined;
    const explanation = explain(question, known, who);
    const { answer } = explanation;
    // Nobody here has created anything; that alone is what no console can read.
    if (explanation.answer === 'unknown') expect(explanation.gaps).toEqual([{ kind: 'ownership' }]);
    const allowed = answer === 'granted' || (narrowed && who.state === 'active');
    expect([operation, status !== 401 && status !== 403], `${answer} ${status}`).toEqual([operation, allowed]);
    // Not being active is no refusal of a right: the region asks for another token.
    expect(status === 401).toBe(who.state !== 'active');
    if (allowed) count += 1;
  }
  return count;
}

/** Which parameter of a path names the resource that a permission is about, as the contract's paths do it. */
function addresses(row: Operation, names: readonly string[]): boolean {
  const [service, resource] = ([row.permission ?? []].flat()[0] ?? '').split('.');
  const special: Record<string, string> = {
    'iam.role': 'roleUuid',
    'iam.permission': 'permissionUuid',
    'registry.instance': 'registryId',
  };
  return names.includes(special[`${service}.${resource}`] ?? `${resource}Id`);
}
