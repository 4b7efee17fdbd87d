/**
 * The console's explanation against the region's decision: what the console reads about an account through the API, put
 * together by the shared rules, must say of every operation what the region then does. They must never disagree.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue, operations, type OperationId } from '#shared/contract/catalogue.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { buildPath, buildQuery } from '#shared/contract/path.ts';
import { reachOf, type GrantLevel } from '#shared/rules/access.ts';
import { explain, knowledgeFrom, type AccessKnowledge, type LevelReading } from '#shared/rules/access-knowledge.ts';
import { fresh } from './fixture.ts';
import { permissionRows, roleRows } from './seed/catalogue-data.ts';
import { fetchToken, startTestRegion, type TestRegion } from './test-region.ts';
import { send } from './test-request.ts';

let region: TestRegion;
beforeAll(async () => {
  region = await startTestRegion();
});
afterAll(() => region.close());

/** Stands for every resource; there is none with this id, so that nothing is ever changed. */
const thing = '5e3c1f52-7a0d-4b4e-9a53-0d3c7b1f9e11';

interface Given {
  readonly assigned: boolean;
  readonly space: { readonly roles: readonly string[]; readonly permissions: readonly string[] };
  readonly organisation: { readonly roles: readonly string[]; readonly permissions: readonly string[] };
  /** Permissions on `thing`, in the space. */
  readonly acls: readonly (typeof permissionRows)[number][];
}

const at = (level: 'in_space' | 'in_organisation') => ({
  roles: roleRows.flatMap(({ row }) => (row[level] === 1 ? [row.uuid] : [])),
  permissions: permissionRows.flatMap((row) => (row[level] === 1 ? [row.uuid] : [])),
});
const some = (ids: readonly string[], maxLength: number) => fc.uniqueArray(fc.constantFrom(...ids), { maxLength });
const grants = (level: 'in_space' | 'in_organisation') =>
  fc.record({ roles: some(at(level).roles, 2), permissions: some(at(level).permissions, 8) });
const given: fc.Arbitrary<Given> = fc.record({
  assigned: fc.boolean(),
  space: grants('in_space'),
  organisation: grants('in_organisation'),
  acls: fc.uniqueArray(
    fc.constantFrom(...permissionRows.filter((row) => row.in_space === 1 && row.resource !== null)),
    { maxLength: 8, selector: ({ uuid }) => uuid },
  ),
});

/** Makes an account that holds what is given, through the API. Unassigned ones can hold nothing in the space. */
async function make({ assigned, space, organisation, acls }: Given) {
  const { organisationId, spaceId } = region.seeded;
  const body = { name: fresh('explained') };
  const { reply: account } = await region.admin('CreateServiceAccountOrganisation', { path: { organisationId }, body });
  const subject = { subjectType: 'serviceAccounts', subjectId: account.id };
  const set = (path: object, id: 'SetIAMPolicySpace' | 'SetIAMPolicyOrganisation', add: Given['space']) =>
    add.roles.length + add.permissions.length === 0
      ? undefined
      : region.admin(id, { path: { ...path, ...subject } as never, body: { add } });
  if (assigned) {
    const path = { spaceId, serviceAccountId: account.id };
    await region.admin('AssignServiceAccountToSpace', { path });
    await set({ spaceId }, 'SetIAMPolicySpace', space);
    const items = acls.map(({ uuid, service, resource }) => {
      return { permissionId: uuid, service, resource: resource ?? '', resourceId: thing };
    });
    if (items.length > 0) await region.admin('CreateACLServiceAccountSpaceBulk', { path, body: { items } });
  }
  await set({ organisationId }, 'SetIAMPolicyOrganisation', organisation);
  return { id: account.id, token: await fetchToken(region.baseUrl, account.id, account.secret) };
}

/** What the console can find out about the account, as an administrator. */
async function read(id: string): Promise<AccessKnowledge> {
  const { organisationId, spaceId } = region.seeded;
  const subject = { subjectType: 'serviceAccounts', subjectId: id };
  const own = await region.admin('GetIAMPolicySpace', { path: { spaceId, ...subject } });
  const above = await region.admin('GetIAMPolicyOrganisation', { path: { organisationId, ...subject } });
  const here = own.status === 200;
  const rolesOf = async (level: GrantLevel, uuids: readonly string[]) => {
    const contents = new Map<string, { name: string; permissions: string[] }>();
    for (const roleUuid of uuids)
      contents.set(roleUuid, { name: roleUuid, permissions: await namesIn(level, roleUuid) });
    return contents;
  };
  const acls: LevelReading['acls'][number][] = [];
  for (const { service, resource } of here ? pairs : []) {
    const path = { spaceId, serviceAccountId: id };
    const { reply } = await region.admin('GetACLServiceAccountSpace', { path, query: { service, resource } });
    acls.push(...reply.items.map((item) => ({ ...item, permission: permissionNames.get(item.permissionId) ?? '' })));
  }
  const level = async (name: GrantLevel, policy: LevelReading['policy']): Promise<LevelReading> => ({
    level: name,
    policy,
    roles: await rolesOf(name, policy?.roles ?? []),
    permissionNames,
    acls: name === 'space' ? acls : [],
    granular: [],
    gaps: [],
  });
  const empty = { roles: [], permissions: [] };
  return knowledgeFrom(here, [
    await level('space', here ? own.reply : empty),
    await level('organisation', above.reply),
  ]);
}

const permissionNames = new Map(permissionRows.map(({ uuid, name }) => [uuid, name]));
const pairs = [
  ...new Map(
    permissionRows.flatMap(({ service, resource, in_space }) =>
      resource === null || in_space === 0 ? [] : [[`${service}.${resource}`, { service, resource }] as const],
    ),
  ).values(),
];

async function namesIn(level: GrantLevel, roleUuid: string): Promise<string[]> {
  const { organisationId, spaceId } = region.seeded;
  const names: string[] = [];
  let nextToken: string | undefined;
  do {
    const page = { size: 50, nextToken };
    const { reply } =
      level === 'space'
        ? await region.admin('GetRolePermissionsSpace', { path: { spaceId, roleUuid }, page })
        : await region.admin('GetRolePermissionsOrganisation', { path: { organisationId, roleUuid }, page });
    names.push(...reply.items.map(({ name }) => name));
    nextToken = reply.nextPageToken;
  } while (nextToken !== undefined);
  return names;
}

/** Operations with a permission at one scope; the record of a space answers to both levels and is left to other tests. */
const asked = (operations as readonly [OperationId, Operation][]).filter(
  ([, row]) =>
    row.permission !== undefined &&
    // Ids of virtual machines have a form of their own.
    !row.path.includes('{id}') &&
    (row.scope === 'space' || (row.scope === 'organisation' && !row.path.includes('{spaceId}'))),
);

it('says of every operation what the region does, for whatever is granted', { timeout: 120_000 }, async () => {
  expect(asked.length).toBeGreaterThan(80);
  await fc.assert(
    fc.asyncProperty(given, async (world) => {
      const { id, token } = await make(world);
      const known = await read(id);
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
        const explanation = explain(question, known);
        const { answer } = explanation;
        // The account has created nothing; that alone is what no console can read.
        if (explanation.answer === 'unknown') expect(explanation.gaps).toEqual([{ kind: 'ownership' }]);
        const allowed = answer === 'granted' || narrowed;
        expect([operation, status !== 403], answer).toEqual([operation, allowed]);
      }
    }),
    { numRuns: 4 },
  );
});

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
