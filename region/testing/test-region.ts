/** A seeded region on a port of its own for tests: its clock stands still until it is advanced. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pino, type Logger } from 'pino';
import { AdvancingClock } from '#shared/clock.ts';
import {
  catalogue,
  type Body,
  type OperationId,
  type Path,
  type Query,
  type Reply,
} from '#shared/contract/catalogue.ts';
import type { PageQuery } from '#shared/contract/operation.ts';
import { buildPath, buildQuery } from '#shared/contract/path.ts';
import type { Problem } from '#shared/contract/problem.ts';
import { createRegion, type Region } from '#region/app.ts';
import { createRegionServer } from '#region/request/http-server.ts';
import { seedRegion, type SeededAccounts } from '#region/seed/seed.ts';
import { assignIdentity, grantRole, permissionsByName, predefinedRole, type Identity } from '#region/store/access.ts';
import { openDatabase, type Connection, type RegionDatabase } from '#region/store/database.ts';
import { createSecret, hashSecret } from '#region/token/secrets.ts';
import { giveSigningKey, testKeys } from './signing-key.ts';

export interface Call<Id extends OperationId> {
  readonly path?: Path<Id>;
  readonly query?: Query<Id>;
  readonly page?: PageQuery;
  readonly body?: Body<Id> | object;
}

/** `reply` is meant for the success status, `problem` for the others; both are the body as it came. */
export interface Answer<Id extends OperationId> {
  readonly status: number;
  readonly reply: Reply<Id>;
  readonly problem: Problem;
}

/** Asks the region as one account. */
export type Caller = <Id extends OperationId>(id: Id, call?: Call<Id>) => Promise<Answer<Id>>;

/** What an account made for a test holds; everything in one space it is assigned to. */
export interface Grants {
  readonly spaceId: string;
  readonly roles?: readonly string[];
  readonly permissions?: readonly string[];
  /** Pairs of permission and the resource it opens. */
  readonly acls?: readonly (readonly [permission: string, resourceId: string])[];
}

export interface TestRegion {
  readonly region: Region;
  readonly database: RegionDatabase;
  readonly clock: AdvancingClock;
  readonly baseUrl: string;
  readonly seeded: SeededAccounts;
  /** The demo administrator, and the bearer token of the first day. */
  readonly admin: Caller;
  readonly adminToken: string;
  /** Makes a service account and signs it in. */
  account(grants: Grants): Promise<Caller>;
  /** Makes a service account and gives its bearer token. */
  tokenOf(grants: Grants): Promise<string>;
  close(): Promise<void>;
}

const halfADay = 43_200_000;
const startOfTime = Date.parse('2026-01-15T09:30:00Z');

interface TestRegionOptions {
  /** Default 3. */
  readonly users?: number;
  /** Of its address, behind a proxy that takes it away; none by default. */
  readonly path?: string;
  /** Default STD: eu-std-1. */
  readonly zone?: 'STD' | 'SNC';
  /** Default: none is written. */
  readonly log?: Logger;
}

/** Starts a region with few users. `close` ends it and its connections. */
export async function startTestRegion(options: TestRegionOptions = {}): Promise<TestRegion> {
  const database = openDatabase(':memory:');
  const clock = new AdvancingClock({ now: () => startOfTime });
  const { users = 3, zone = 'STD', path = '', log = pino({ enabled: false }) } = options;
  const about = { name: `eu-${zone.toLowerCase()}-1`, zone };
  await giveSigningKey(database, about.name, clock.now());
  const seeded = await seedRegion(database, { ...about, now: clock.now(), users });
  const region = createRegion({
    ...about,
    baseUrl: `https://api.${about.name}.example${path}`,
    activationUrl: 'https://console.example/activation',
    database,
    clock,
    log,
    timeScale: 1,
    seal: testKeys.seal,
    seedUsers: users,
  });
  const server = createRegionServer(region.app);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const adminToken = await fetchToken(baseUrl, seeded.clientId, seeded.clientSecret ?? '');
  let latest = { token: adminToken, since: clock.now() };
  /** Signs in again long before a day of the region's clock is over: tests let many pass. */
  const admin: Caller = async (id, call) => {
    if (clock.now() - latest.since > halfADay) {
      const token = await fetchToken(baseUrl, seeded.clientId, seeded.clientSecret ?? '');
      latest = { token, since: clock.now() };
    }
    return callerAt(baseUrl, latest.token)(id, call);
  };
  const tokenOf = async (grants: Grants): Promise<string> => {
    const secret = createSecret();
    const id = await database.write((connection) =>
      addAccount(connection, seeded.organisationId, hashSecret(secret), grants, clock.now()),
    );
    return fetchToken(baseUrl, id, secret);
  };
  return {
    region,
    database,
    clock,
    baseUrl,
    seeded,
    admin,
    adminToken,
    account: async (grants) => callerAt(baseUrl, await tokenOf(grants)),
    tokenOf,
    async close() {
      server.closeAllConnections();
      server.close();
      await region.close();
    },
  };
}

/** Signs in with client credentials. Throws when refused. */
export async function fetchToken(baseUrl: string, clientId: string, clientSecret: string): Promise<string> {
  const response = await fetch(`${baseUrl}/iam/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'openid offline_access' }),
  });
  if (!response.ok) throw new Error(`no token: ${response.status}`);
  const { access_token: token } = (await response.json()) as { access_token: string };
  return token;
}

/** Asks the region at `baseUrl` with a bearer token. Rejects when no answer comes. */
export function callerAt(baseUrl: string, token: string): Caller {
  return async <Id extends OperationId>(id: Id, { path, query, page, body }: Call<Id> = {}) => {
    const row = catalogue[id];
    const search = buildQuery(query, page);
    const response = await fetch(baseUrl + buildPath(row.path, { ...path }) + search, {
      method: row.method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const parsed: unknown = text === '' ? undefined : JSON.parse(text);
    return { status: response.status, reply: parsed as Reply<Id>, problem: parsed as Problem };
  };
}

async function addAccount(
  connection: Connection,
  organisationId: string,
  secretHash: string,
  grants: Grants,
  now: number,
): Promise<string> {
  const { spaceId, roles = [], permissions = [], acls = [] } = grants;
  const identity: Identity = { type: 'serviceAccounts', id: randomUUID() };
  await connection
    .insertInto('service_accounts')
    .values({
      id: identity.id,
      organisation_id: organisationId,
      space_id: null,
      name: `test ${identity.id}`,
      secret_hash: secretHash,
      token_seconds: 86_400,
      expiration_date: null,
      created_on: now,
    })
    .execute();
  await assignIdentity(connection, spaceId, identity, now);
  for (const role of roles) await grantRole(connection, identity, spaceId, await predefinedRole(connection, role));
  const held = { identity_type: identity.type, identity_id: identity.id, scope_id: spaceId };
  for (const { uuid } of await permissionsByName(connection, permissions)) {
    await connection
      .insertInto('policy_permissions')
      .values({ ...held, permission_uuid: uuid })
      .execute();
  }
  for (const [permission, resourceId] of acls) {
    const [service = '', resource = ''] = permission.split('.');
    const [found] = await permissionsByName(connection, [permission]);
    const about = { service, resource, subresource: '', resource_id: resourceId, created_on: now };
    await connection
      .insertInto('acls')
      .values({ id: randomUUID(), ...held, ...about, permission_uuid: found?.uuid ?? '' })
      .execute();
  }
  return identity.id;
}
