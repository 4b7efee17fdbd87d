/** Every operation against every kind of caller; what each may do follows from the rows (behaviours B2, B3). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue, operations, type OperationId } from '#shared/contract/catalogue.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { buildPath, buildQuery } from '#shared/contract/path.ts';
import type { Call } from './testing/contract-call.ts';
import { fixtures } from './testing/contract-fixtures.ts';
import { fresh } from './testing/fixture.ts';
import { idOfName, permissionRows } from './seed/catalogue-data.ts';
import { forgetIdentity, assignIdentity, recordOwnership, type Identity } from './store/access.ts';
import { addAcls } from './store/acls.ts';
import type { Connection } from './store/database.ts';
import { addToPolicy } from './store/policies.ts';
import { addRolePermissions, insertRole } from './store/roles.ts';
import { fetchToken, startTestRegion, type TestRegion } from './testing/test-region.ts';
import { send, type RawAnswer } from './testing/test-request.ts';

let region: TestRegion;
let identity: Identity;
const tokens = { subject: '', expired: '', elsewhere: '' };

beforeAll(async () => {
  region = await startTestRegion({ users: 12 });
  const other = await startTestRegion({ users: 0, zone: 'SNC' });
  tokens.elsewhere = other.adminToken;
  await other.close();
  const expired = await newAccount('PT1S');
  tokens.expired = await fetchToken(region.baseUrl, expired.id, expired.secret);
  region.clock.advance(1_000);
  const { id, secret } = await newAccount('PT48H');
  tokens.subject = await fetchToken(region.baseUrl, id, secret);
  identity = { type: 'serviceAccounts', id };
});
afterAll(() => region.close());

async function newAccount(tokenDuration: string) {
  const path = { organisationId: region.seeded.organisationId };
  const body = { name: fresh('matrix'), tokenDuration };
  return (await region.admin('CreateServiceAccountOrganisation', { path, body })).reply;
}

const callOf = async (id: OperationId): Promise<Call> => fixtures[id](region);

function ask(id: OperationId, { path, query, body }: Call, token: string | undefined): Promise<RawAnswer> {
  const row: Operation = catalogue[id];
  const url = region.baseUrl + buildPath(row.path, path) + buildQuery(query);
  return send(url, { method: row.method, token, body });
}

/** Leaves the identity without anything, member of the demo space or not, then gives what the test says. */
async function hold(isMember: boolean, give?: (connection: Connection) => Promise<void>): Promise<void> {
  await region.database.write(async (connection) => {
    await forgetIdentity(connection, identity.id);
    if (isMember) await assignIdentity(connection, region.seeded.spaceId, identity, region.clock.now());
    await give?.(connection);
  });
}

/** Rights that a call needs beside the row's own: the fixtures take something out of policies too. */
const besides: Partial<Record<OperationId, string>> = {
  SetIAMPolicyOrganisation: 'iam.deletePolicy',
  SetIAMPolicySpace: 'iam.deletePolicy',
  SetIAMGranularPolicyOrganisation: 'iam.deletePolicy',
  SetIAMGranularPolicySpace: 'iam.deletePolicy',
};

const permissionsOf = (row: Operation) => (row.permission === undefined ? [] : [row.permission].flat());

/** One sufficient set of rights. */
function sufficient(id: OperationId, row: Operation): string[] {
  const also = besides[id];
  return [...permissionsOf(row).slice(0, 1), ...(also === undefined ? [] : [also])];
}

/** Where the right is given: in the space when the operation acts there and the permission can be given there. */
function scopeFor(row: Operation): string {
  const { organisationId, spaceId } = region.seeded;
  const canBeInSpace = permissionRows.find(({ name }) => name === permissionsOf(row)[0])?.in_space === 1;
  return row.scope !== 'organisation' && canBeInSpace ? spaceId : organisationId;
}

/** The place that a refusal names: where the right can be given (behaviours B3.9). */
function placeFor(row: Operation): string {
  const { organisationId, spaceId } = region.seeded;
  if (row.scope === 'global') return `every space of organisation ${organisationId}`;
  return scopeFor(row) === spaceId ? `space ${spaceId}` : `organisation ${organisationId}`;
}

/** The path parameter that holds the kind of resource a permission is about. */
const parameterNames: Readonly<Record<string, string>> = {
  'iam.user': 'userId',
  'iam.serviceAccount': 'serviceAccountId',
  'iam.role': 'roleUuid',
  'iam.permission': 'permissionUuid',
  'iam.space': 'spaceId',
  'kubernetes.cluster': 'clusterId',
  'postgresql.cluster': 'clusterId',
  'compute.vm': 'id',
  'registry.instance': 'registryId',
  'secrets.instance': 'instanceId',
};

/** The resource a call addresses; undefined when it addresses none of the kind that its permission is about. */
function resourceOf(row: Operation, { path }: Call): string | undefined {
  const [service, resource] = permissionsOf(row)[0]?.split('.') ?? [];
  return path[parameterNames[`${service}.${resource}`] ?? ''];
}

/** A right on one resource opens that resource, and a list as far as it goes; it creates nothing. */
function opensByResource(row: Operation, call: Call): boolean {
  const isOnResource = (permissionsOf(row)[0]?.split('.') ?? []).length > 2;
  return isOnResource && (resourceOf(row, call) !== undefined || row.method === 'GET');
}

function kindOf(row: Operation): { service: string; resource: string } {
  const [service = '', resource = ''] = permissionsOf(row)[0]?.split('.') ?? [];
  return { service, resource };
}

const rows = operations.filter(([, row]) => row.authentication === undefined);
const guarded = rows.filter(([, row]) => row.permission !== undefined);

const forbidden = { status: 403, type: 'urn:numspot:errors#forbidden' };
const outcome = ({ status, problem }: RawAnswer) => ({ status, type: problem?.type });

describe.each(rows)('%s', (id, row) => {
  it('is closed to nobody, an expired token and a token of another region', async () => {
    const call = await callOf(id);
    const type = (fragment: string) => ({ status: 401, type: `urn:numspot:errors#${fragment}` });
    expect(outcome(await ask(id, call, undefined))).toEqual(type('unauthenticated_access'));
    expect(outcome(await ask(id, call, tokens.expired))).toEqual(type('inactive_token'));
    expect(outcome(await ask(id, call, tokens.elsewhere))).toEqual(type('unauthenticated_access'));
  });

  it(`is ${row.permission === undefined ? 'open' : 'closed'} to a member without rights`, async () => {
    await hold(true);
    const answer = await ask(id, await callOf(id), tokens.subject);
    if (row.permission === undefined) expect(answer.status).toBe(row.success.status);
    else {
      expect(outcome(answer)).toEqual(forbidden);
      expect(answer.problem?.detail).toContain(` on ${placeFor(row)}.`);
    }
  });

  const reaches = row.scope === 'organisation' || permissionsOf(row).every((name) => name.startsWith('iam.'));
  it(`is ${reaches ? 'open' : 'closed'} to an administrator of the organisation only`, async () => {
    const policy = { roles: [idOfName('role Organisation Admin')], permissions: [] };
    await hold(false, (connection) => addToPolicy(connection, identity, region.seeded.organisationId, policy));
    const answer = await ask(id, await callOf(id), tokens.subject);
    if (reaches) expect(answer.status).toBe(row.success.status);
    else expect(outcome(answer)).toEqual(forbidden);
  });
});

describe.each(guarded)('%s', (id, row) => {
  it('is open through a role', async () => {
    const role = await customRole(scopeFor(row), sufficient(id, row));
    const policy = { roles: [role], permissions: [] };
    await hold(true, (connection) => addToPolicy(connection, identity, scopeFor(row), policy));
    expect((await ask(id, await callOf(id), tokens.subject)).status).toBe(row.success.status);
  });

  it('is open through each of its permissions given directly', async () => {
    for (const permission of permissionsOf(row)) {
      const permissions = [permission, ...sufficient(id, row).slice(1)].map(idOfName);
      const policy = { roles: [], permissions };
      await hold(true, (connection) => addToPolicy(connection, identity, scopeFor(row), policy));
      expect((await ask(id, await callOf(id), tokens.subject)).status).toBe(row.success.status);
    }
  });

  it('is closed to a right left in a space the caller is not assigned to', async () => {
    if (scopeFor(row) === region.seeded.organisationId) return;
    const policy = { roles: [], permissions: sufficient(id, row).map(idOfName) };
    await hold(false, (connection) => addToPolicy(connection, identity, scopeFor(row), policy));
    expect(outcome(await ask(id, await callOf(id), tokens.subject))).toEqual(forbidden);
  });

  it('is open through an ACL on the addressed resource, and lists what ACLs open', async () => {
    const call = await callOf(id);
    const [permission = ''] = permissionsOf(row);
    const resourceId = resourceOf(row, call) ?? randomUUID();
    const entry = { permissionId: idOfName(permission), ...kindOf(row), resourceId };
    const place = { identity, scopeId: scopeFor(row) };
    await hold(true, (connection) => addAcls(connection, place, [entry], region.clock.now()));
    expectOpen(opensByResource(row, call), await ask(id, call, tokens.subject));
  });

  it('is closed to an ACL on another resource', async () => {
    const call = await callOf(id);
    if (resourceOf(row, call) === undefined) return;
    const entry = { permissionId: idOfName(permissionsOf(row)[0] ?? ''), ...kindOf(row), resourceId: randomUUID() };
    const place = { identity, scopeId: scopeFor(row) };
    await hold(true, (connection) => addAcls(connection, place, [entry], region.clock.now()));
    expect(outcome(await ask(id, call, tokens.subject))).toEqual(forbidden);
  });

  it('is open to the creator of the addressed resource, and lists what he created', async () => {
    const call = await callOf(id);
    const owned = { ...kindOf(row), resourceId: resourceOf(row, call) ?? randomUUID() };
    await hold(true, (connection) => recordOwnership(connection, identity, scopeFor(row), owned));
    expectOpen(opensByResource(row, call), await ask(id, call, tokens.subject));
  });
});

/** What is open may still hold nothing, as a search whose result is out of reach. */
function expectOpen(isOpen: boolean, answer: RawAnswer): void {
  if (isOpen) expect([401, 403]).not.toContain(answer.status);
  else expect(outcome(answer)).toEqual(forbidden);
}

async function customRole(scopeId: string, permissions: readonly string[]): Promise<string> {
  const uuid = randomUUID();
  const isSpace = scopeId === region.seeded.spaceId;
  const levels = { in_organisation: isSpace ? 0 : 1, in_space: isSpace ? 1 : 0 } as const;
  const times = { created_on: region.clock.now(), updated_on: region.clock.now() };
  await region.database.write(async (connection) => {
    const about = { name: fresh('matrix'), description: '', custom: 1, scope_id: scopeId } as const;
    await insertRole(connection, { uuid, ...about, ...levels, ...times });
    await addRolePermissions(connection, uuid, permissions.map(idOfName));
  });
  return uuid;
}
