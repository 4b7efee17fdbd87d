/** Calls any operation of the catalogue, for tests that walk it. */
import { randomUUID } from 'node:crypto';
import { catalogue, type OperationId } from '#shared/contract/catalogue.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { buildPath, buildQuery, type QueryValue } from '#shared/contract/path.ts';
import type { TestRegion } from './test-region.ts';
import { send, type RawAnswer, type RawRequest } from './test-request.ts';

/** A call of any operation, as its fixture makes it. */
export interface Call {
  readonly path: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: object | undefined;
}

/** Calls an operation as the administrator, or as `options` says. */
export async function callAs(
  region: TestRegion,
  id: OperationId,
  { path, query, body }: Call,
  options: RawRequest = {},
): Promise<RawAnswer> {
  const row: Operation = catalogue[id];
  const { clientId, clientSecret = '' } = region.seeded;
  const basic = { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` };
  const isForm = row.body?.encoding === 'form';
  return send(region.baseUrl + buildPath(row.path, path) + buildQuery(query), {
    method: row.method,
    token: row.authentication === undefined ? region.adminToken : undefined,
    body: isForm ? new URLSearchParams({ ...body }).toString() : body,
    headers: {
      ...(row.authentication === 'basic' && basic),
      ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...options,
  });
}

/** An organisation with a space that the test's accounts do not belong to. */
export async function addForeignOrganisation({
  database,
}: TestRegion): Promise<Record<'organisationId' | 'spaceId', string>> {
  const organisationId = randomUUID();
  const spaceId = randomUUID();
  const about = { name: 'foreign', description: 'Of another tenant', created_on: 0, updated_on: 0 };
  await database.query
    .insertInto('organisations')
    .values({ id: organisationId, ...about })
    .execute();
  await database.query
    .insertInto('spaces')
    .values({
      id: spaceId,
      organisation_id: organisationId,
      status: 'READY',
      queued_until: 0,
      running_until: 0,
      ...about,
    })
    .execute();
  return { organisationId, spaceId };
}
