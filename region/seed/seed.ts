/** The data a region starts with: deterministic apart from secrets. */
import type { RegionDatabase, Connection } from '#region/store/database.ts';
import { createSecret, hashSecret } from '#region/token/secrets.ts';
import { seedAccess } from './access.ts';
import { permissionRows, roleRows } from './catalogue-data.ts';
import { seedClusters } from './clusters.ts';
import { seedDatabases } from './databases.ts';
import { organisations, serviceAccounts } from './organisation-data.ts';
import { seedPeople } from './people.ts';
import { seedRegistries } from './registries.ts';
import { seededId } from './seeded-id.ts';
import { seedVms } from './vms.ts';

export interface SeedOptions {
  readonly name: string;
  readonly zone: 'STD' | 'SNC';
  /** Milliseconds since the epoch; the past is told from here. */
  readonly now: number;
  /** Default 240. */
  readonly users?: number;
}

export interface DemoAccount {
  readonly clientId: string;
  /** Known at the first seeding only; the database keeps its hash. */
  readonly clientSecret?: string;
}

/** Ids of what the demo starts from: the administrator, and an account that may only read users of the space. */
export interface SeededAccounts extends DemoAccount {
  readonly organisationId: string;
  readonly spaceId: string;
  readonly limited: DemoAccount;
}

const day = 24 * 60 * 60 * 1000;
const organisationAge = 760 * day;
const spaceIsReadyAfter = 10 * 60 * 1000;

/** Seeds an empty database in one transaction; of a seeded one it only gives the ids. */
export async function seedRegion(
  database: Pick<RegionDatabase, 'write'>,
  options: SeedOptions,
): Promise<SeededAccounts> {
  return database.write(async (connection) => {
    const organisationId = seededId(options.name, 'organisation');
    const known = await connection
      .selectFrom('organisations')
      .select('id')
      .where('id', '=', organisationId)
      .executeTakeFirst();
    const secrets = known === undefined ? await fill(connection, organisationId, options) : [];
    const account = (index: number): DemoAccount => ({
      clientId: accountId(options, index),
      ...(secrets[index] !== undefined && { clientSecret: secrets[index] }),
    });
    return { organisationId, spaceId: spaceId(options, 0), ...account(0), limited: account(1) };
  });
}

function spaceId({ name }: SeedOptions, index: number): string {
  return seededId(name, 'space', String(index));
}

function accountId({ name }: SeedOptions, index: number): string {
  return seededId(name, 'service account', String(index));
}

/** Gives the secrets of the service accounts, in their order. */
async function fill(connection: Connection, organisationId: string, options: SeedOptions): Promise<string[]> {
  const { name, zone, now, users = 240 } = options;
  const organisation = organisations[zone];
  const spaceIds = organisation.spaces.map((_, index) => spaceId(options, index));
  await seedCatalogue(connection, now);
  await seedOrganisation(connection, organisationId, options);
  const secrets = await seedServiceAccounts(connection, organisationId, options);
  const about = { region: name, zone, organisationId, domain: organisation.domain };
  const userIds = await seedPeople(connection, { ...about, spaceIds, now, count: users });
  await seedAccess(connection, {
    organisationId,
    spaceIds,
    userIds,
    accountIds: serviceAccounts.map((_, index) => accountId(options, index)),
    now,
  });
  for (const seedServices of [seedClusters, seedVms, seedDatabases, seedRegistries]) {
    await seedServices(connection, { name, zone, now, spaceIds });
  }
  return secrets;
}

async function seedCatalogue(connection: Connection, now: number): Promise<void> {
  const times = { created_on: now - organisationAge, updated_on: now - organisationAge };
  await connection
    .insertInto('permissions')
    .values(permissionRows.map((row) => ({ ...row, ...times })))
    .execute();
  await connection
    .insertInto('roles')
    .values(roleRows.map(({ row }) => ({ ...row, ...times })))
    .execute();
  const links = roleRows.flatMap(({ row, permissions }) =>
    permissions.map((permission) => ({ role_uuid: row.uuid, permission_uuid: permission })),
  );
  await connection.insertInto('role_permissions').values(links).execute();
}

async function seedOrganisation(connection: Connection, id: string, options: SeedOptions): Promise<void> {
  const { zone, now } = options;
  const { name, description, spaces } = organisations[zone];
  const foundedOn = now - organisationAge;
  await connection
    .insertInto('organisations')
    .values({ id, name, description, created_on: foundedOn, updated_on: foundedOn })
    .execute();
  const rows = spaces.map((space, index) => {
    const isLast = index === spaces.length - 1;
    const createdOn = isLast ? now - 60_000 : foundedOn + (index + 1) * 9 * day;
    return {
      id: spaceId(options, index),
      organisation_id: id,
      ...space,
      status: isLast ? ('RUNNING' as const) : ('READY' as const),
      queued_until: createdOn,
      running_until: isLast ? now + spaceIsReadyAfter : createdOn + 8_000,
      created_on: createdOn,
      updated_on: createdOn,
    };
  });
  await connection.insertInto('spaces').values(rows).execute();
}

async function seedServiceAccounts(
  connection: Connection,
  organisationId: string,
  options: SeedOptions,
): Promise<string[]> {
  const secrets = serviceAccounts.map(() => createSecret());
  const dateAfter = (days: number): string => new Date(options.now + days * day).toISOString().slice(0, 10);
  const rows = serviceAccounts.map((account, index) => ({
    id: accountId(options, index),
    organisation_id: organisationId,
    space_id: null,
    name: account.name,
    secret_hash: hashSecret(secrets[index] as string),
    token_seconds: account.tokenSeconds ?? 86_400,
    expiration_date: account.expiresInDays === undefined ? null : dateAfter(account.expiresInDays),
    created_on: options.now - (700 - index * 55) * day,
  }));
  await connection.insertInto('service_accounts').values(rows).execute();
  return secrets;
}
