/** Random rights: what the region decides over HTTP is what the pure decision says. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patience, runs } from '#testing/property-runs.ts';
import { catalogue, type OperationId } from '#shared/contract/catalogue.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { decide, reachOf, type AccessFacts, type AccessQuestion, type GrantLevel } from '#shared/rules/access.ts';
import { granularActions } from '#shared/rules/granular-action.ts';
import { callAs } from './testing/contract-call.ts';
import { aUser, fresh, inOrganisation, inSpace } from './testing/fixture.ts';
import { idOfName } from './seed/catalogue-data.ts';
import { assignIdentity, forgetIdentity, recordOwnership, type Identity } from './store/access.ts';
import { addAcls } from './store/acls.ts';
import type { Connection } from './store/database.ts';
import { addGranularItems, addToPolicy } from './store/policies.ts';
import { addRolePermissions } from './store/roles.ts';
import { fetchToken, startTestRegion, type TestRegion } from './testing/test-region.ts';

let region: TestRegion;
let identity: Identity;
/** Of the identity. */
let token: string;
/** Two users and two clusters, all in the demo space. */
let resources: Record<ResourceName, string>;
/** One role per level, with two permissions each. */
let roles: Record<GrantLevel, string>;

type ResourceName = 'user 1' | 'user 2' | 'cluster 1' | 'cluster 2';
const resourceNames = ['user 1', 'user 2', 'cluster 1', 'cluster 2'] as const;
const permissions = ['iam.user.get', 'iam.user.update', 'kubernetes.cluster.get', 'kubernetes.cluster.delete'] as const;
const rolePermissions = ['iam.user.get', 'kubernetes.cluster.get'] as const;

beforeAll(async () => {
  region = await startTestRegion();
  const space = inSpace(region);
  const { reply } = await region.admin('CreateServiceAccountOrganisation', {
    path: inOrganisation(region),
    body: { name: fresh('random') },
  });
  identity = { type: 'serviceAccounts', id: reply.id };
  token = await fetchToken(region.baseUrl, reply.id, reply.secret);
  resources = {
    'user 1': await aUser(region),
    'user 2': await aUser(region),
    'cluster 1': await aCluster(),
    'cluster 2': await aCluster(),
  };
  roles = {
    organisation: await aRole(space.spaceId, 'organisation'),
    space: await aRole(space.spaceId, 'space'),
  };
});
afterAll(() => region.close());

async function aCluster(): Promise<string> {
  const body = { name: fresh('random'), cidr: '10.0.0.0/16', version: '1.29.5', nodePools: [] };
  return (await region.admin('CreateCluster', { path: inSpace(region), body })).reply.id;
}

async function aRole(spaceId: string, level: GrantLevel): Promise<string> {
  const body = { name: fresh('random'), description: '' };
  const path = { ...inOrganisation(region), spaceId };
  const id = level === 'space' ? 'CreateRoleSpace' : 'CreateRoleOrganisation';
  const { uuid } = (await region.admin(id, { path, body })).reply;
  await region.database.write((connection) => addRolePermissions(connection, uuid, rolePermissions.map(idOfName)));
  return uuid;
}

const level = fc.constantFrom('organisation' as const, 'space' as const);
const resource = fc.constantFrom(...resourceNames);
const situations = fc.record({
  isMember: fc.boolean(),
  roles: fc.uniqueArray(level),
  direct: fc.array(fc.record({ level, permission: fc.constantFrom(...permissions) }), { maxLength: 2 }),
  acls: fc.array(fc.record({ level, permission: fc.constantFrom(...permissions), resource }), { maxLength: 3 }),
  granular: fc.array(fc.record({ level, action: fc.constantFrom(...granularActions), resource }), { maxLength: 2 }),
  owned: fc.array(fc.record({ level, resource }), { maxLength: 2 }),
});
type Situation = typeof situations extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const scopeOf = (at: GrantLevel) => (at === 'space' ? region.seeded.spaceId : region.seeded.organisationId);
const kindOf = (name: ResourceName) =>
  name.startsWith('user') ? { service: 'iam', resource: 'user' } : { service: 'kubernetes', resource: 'cluster' };
const kindOfPermission = (permission: string) => {
  const [service = '', resource = ''] = permission.split('.');
  return { service, resource };
};

/** The situation as the pure decision knows it. */
function factsOf(situation: Situation): AccessFacts {
  const byRole = situation.roles.flatMap((at) =>
    rolePermissions.map((permission) => ({ level: at, permission, role: { uuid: roles[at], name: at } })),
  );
  return {
    assignedToSpace: situation.isMember,
    policies: [...byRole, ...situation.direct],
    acls: situation.acls.map(({ level: at, permission, resource: name }) => ({
      level: at,
      permission,
      ...kindOfPermission(permission),
      resourceId: resources[name],
    })),
    granular: situation.granular.map(({ level: at, action, resource: name }) => ({
      level: at,
      action,
      objectType: kindOf(name).resource,
      objectId: resources[name],
    })),
    ownerships: situation.owned.map(({ level: at, resource: name }) => ({
      level: at,
      ...kindOf(name),
      resourceId: resources[name],
    })),
  };
}

/** The same situation as the region stores it. */
async function store(connection: Connection, situation: Situation): Promise<void> {
  const { spaceId } = region.seeded;
  await forgetIdentity(connection, identity.id);
  if (situation.isMember) await assignIdentity(connection, spaceId, identity, region.clock.now());
  for (const at of situation.roles) {
    await addToPolicy(connection, identity, scopeOf(at), { roles: [roles[at]], permissions: [] });
  }
  for (const { level: at, permission } of situation.direct) {
    await addToPolicy(connection, identity, scopeOf(at), { roles: [], permissions: [idOfName(permission)] });
  }
  for (const { level: at, permission, resource: name } of situation.acls) {
    const kind = kindOfPermission(permission);
    const entry = { permissionId: idOfName(permission), ...kind, resourceId: resources[name] };
    await addAcls(connection, { identity, scopeId: scopeOf(at) }, [entry], region.clock.now());
  }
  for (const { level: at, action, resource: name } of situation.granular) {
    const place = { identity, scopeId: scopeOf(at), objectType: kindOf(name).resource };
    await addGranularItems(connection, place, [{ action, objectId: resources[name] }]);
  }
  for (const { level: at, resource: name } of situation.owned) {
    await recordOwnership(connection, identity, scopeOf(at), { ...kindOf(name), resourceId: resources[name] });
  }
}

interface Question {
  readonly id: OperationId;
  readonly path: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly resource?: ResourceName;
}

/** Reads of everything, and a change that is refused after the decision: the situation stays as it is. */
function questions(): Question[] {
  const [organisation, space] = [inOrganisation(region), inSpace(region)];
  const users = (['user 1', 'user 2'] as const).flatMap((name): Question[] => {
    const path = { ...organisation, ...space, userId: resources[name] };
    return [
      { id: 'GetUserSpace', path, resource: name },
      { id: 'GetUserOrganisation', path, resource: name },
      { id: 'PatchUserStateSpace', path, body: { active: 'maybe' }, resource: name },
    ];
  });
  const clusters = (['cluster 1', 'cluster 2'] as const).flatMap((name): Question[] => {
    const path = { ...space, clusterId: resources[name] };
    return [{ id: 'GetCluster', path, resource: name }];
  });
  const lists = (['ListUserSpace', 'ListUserOrganisation', 'ListClusters'] as const).map((id) => ({
    id,
    path: { ...organisation, ...space },
  }));
  return [...users, ...clusters, ...lists];
}

it(
  'agrees with the pure decision in every situation',
  async () => {
    await fc.assert(
      fc.asyncProperty(situations, async (situation) => {
        await region.database.write((connection) => store(connection, situation));
        const facts = factsOf(situation);
        for (const { id, path, body, resource: name } of questions()) {
          const row: Operation = catalogue[id];
          const question: AccessQuestion = {
            permissions: [row.permission ?? []].flat(),
            level: row.scope === 'space' ? 'space' : 'organisation',
            ...(name !== undefined && { resourceId: resources[name] }),
          };
          const answer = await callAs(region, id, { path, body, query: { 'page[size]': 50 } }, { token });
          const reach =
            name === undefined ? reachOf(question, facts) : decide(question, facts).granted ? 'all' : undefined;
          if (reach === undefined) {
            expect([id, answer.status]).toEqual([id, 403]);
            continue;
          }
          expect([id, answer.status]).toEqual([id, body === undefined ? 200 : 400]);
          if (reach === 'all') continue;
          const { items } = answer.json as { items: { id: string }[] };
          const shown = items.map((item) => item.id);
          expect(new Set(shown).size).toBe(shown.length);
          expect(shown.every((item) => reach.includes(item))).toBe(true);
          const ofKind = resourceNames.filter(
            (one) => kindOf(one).resource === (id === 'ListClusters' ? 'cluster' : 'user'),
          );
          const expected = ofKind.map((one) => resources[one]).filter((one) => reach.includes(one));
          expect(new Set(shown)).toEqual(new Set(expected));
        }
      }),
      { numRuns: runs(15) },
    );
  },
  patience(60_000),
);
