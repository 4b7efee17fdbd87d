/**
 * The console's explanation against the region's decision: what the console reads about an account through the API, put
 * together by the shared rules, must say of every operation what the region then does. They must never disagree.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patience, runs } from '../launch/property-runs.ts';
import { catalogue, operations, type OperationId } from '#shared/contract/catalogue.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { buildPath, buildQuery } from '#shared/contract/path.ts';
import { reachOf, type GrantLevel } from '#shared/rules/access.ts';
import { explain, knowledgeFrom, type AccessKnowledge, type LevelReading } from '#shared/rules/access-knowledge.ts';
import { granularActions, type GranularAction } from '#shared/rules/granular-action.ts';
import { fresh } from './fixture.ts';
import { permissionRows, roleRows } from './seed/catalogue-data.ts';
import { fetchToken, startTestRegion, type TestRegion } from './test-region.ts';
import { send } from './test-request.ts';
import { permissionsInRole } from './test-roles.ts';

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

/** Makes an account that holds what is given, through the API. Unassigned ones can hold nothing in the space. */
async function make({ assigned, space, organisation }: Given) {
  const { organisationId, spaceId } = region.seeded;
  const body = { name: fresh('explained') };
  const { reply: account } = await region.admin('CreateServiceAccountOrganisation', { path: { organisationId }, body });
  const { id } = account;
  if (assigned) {
    await region.admin('AssignServiceAccountToSpace', { path: { spaceId, serviceAccountId: id } });
    await give(id, 'Space', { spaceId }, space);
  }
  await give(id, 'Organisation', { organisationId }, organisation);
  return { id, token: await fetchToken(region.baseUrl, id, account.secret) };
}

async function give(id: string, suffix: 'Space' | 'Organisation', place: object, wanted: GivenAt): Promise<void> {
  const { roles, permissions, acls, granular } = wanted;
  const subject = { ...place, subjectType: 'serviceAccounts', subjectId: id };
  const done = async (answer: Promise<{ readonly status: number }>) => expect((await answer).status).toBeLessThan(300);
  if (roles.length + permissions.length > 0) {
    const body = { add: { roles: [...roles], permissions: [...permissions] } };
    await done(region.admin(`SetIAMPolicy${suffix}`, { path: subject as never, body }));
  }
  const items = acls.map(({ uuid, service, resource }) => {
    return { permissionId: uuid, service, resource: resource ?? '', resourceId: thing };
  });
  if (items.length > 0) {
    const path = { ...place, serviceAccountId: id } as never;
    await done(region.admin(`CreateACLServiceAccount${suffix}Bulk`, { path, body: { items } }));
  }
  for (const { objectType, action } of granular) {
    const body = { add: [{ action, objectId: thing }] };
    await done(region.admin(`SetIAMGranularPolicy${suffix}`, { path: { ...subject, objectType } as never, body }));
  }
}

/** What the console can find out about the account, as an administrator. */
async function read(id: string): Promise<AccessKnowledge> {
  const { organisationId, spaceId } = region.seeded;
  const subject = { subjectType: 'serviceAccounts', subjectId: id };
  const own = await region.admin('GetIAMPolicySpace', { path: { spaceId, ...subject } });
  const above = await region.admin('GetIAMPolicyOrganisation', { path: { organisationId, ...subject } });
  const here = own.status === 200;
  const nothing = { policy: { roles: [], permissions: [] }, acls: [], granular: [] };
  const level = async (name: GrantLevel, found: Pick<LevelReading, 'policy' | 'acls' | 'granular'>) => ({
    level: name,
    ...found,
    roles: await contentsOf(name, found.policy?.roles ?? []),
    permissionNames,
    gaps: [],
  });
  return knowledgeFrom(here, [
    await level('space', here ? { policy: own.reply, ...(await readResources(id, 'Space', { spaceId })) } : nothing),
    await level('organisation', {
      policy: above.reply,
      ...(await readResources(id, 'Organisation', { organisationId })),
    }),
  ]);
}

async function contentsOf(level: GrantLevel, uuids: readonly string[]) {
  const contents = new Map<string, { name: string; permissions: string[] }>();
  for (const roleUuid of uuids)
    contents.set(roleUuid, { name: roleUuid, permissions: await permissionsInRole(region, level, roleUuid) });
  return contents;
}

/** ACLs of every pair of service and resource, and granular policies of every type of object. */
async function readResources(id: string, suffix: 'Space' | 'Organisation', place: object) {
  const acls: LevelReading['acls'][number][] = [];
  for (const { service, resource } of pairs) {
    const path = { ...place, serviceAccountId: id } as never;
    const { reply } = await region.admin(`GetACLServiceAccount${suffix}`, { path, query: { service, resource } });
    acls.push(...reply.items.map((item) => ({ ...item, permission: permissionNames.get(item.permissionId) ?? '' })));
  }
  const granular: LevelReading['granular'][number][] = [];
  for (const objectType of objectTypes) {
    const path = { ...place, subjectType: 'serviceAccounts', subjectId: id, objectType } as never;
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
      fc.asyncProperty(given, async (world) => {
        const { id, token } = await make(world);
        const known = await read(id);
        for (const [operation, row] of asked) {
          const { organisationId, spaceId } = region.seeded;
          const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
          const values: Record<string, string> = {
            organisationId,
            spaceId,
            subjectType: 'users',
            objectType: 'cluster',
          };
          const path = Object.fromEntries(names.map((name) => [name, values[name] ?? thing]));
          const query = row.query === undefined ? {} : { service: 'iam', resource: 'user' };
          const url = region.baseUrl + buildPath(catalogue[operation].path, path) + buildQuery(query);
          const { status } = await send(url, {
            method: row.method,
            token,
            ...(row.body !== undefined && { body: {} }),
          });
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
      { numRuns: runs(3) },
    );
  },
);

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
