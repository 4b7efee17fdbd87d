/** Service accounts in both scopes (contract 4.9, behaviours B2.4, B8.4 and B8.5). */
import { randomUUID } from 'node:crypto';
import { defaultToken, tokenSeconds } from '#shared/rules/token-duration.ts';
import { requireRightOver } from '#region/access/right-over.ts';
import { serviceAccountGoneAt } from '#region/engine/durations.ts';
import type { SomeHandlers, RegionRequest, ScopedRequest } from '#region/handler/handler.ts';
import { conflict, notFound } from '#region/request/problem.ts';
import { assignIdentity, grantRole, predefinedRole, recordOwnership, unassignIdentity } from '#region/store/access.ts';
import {
  findServiceAccountIn,
  insertServiceAccount,
  isAccountNameTaken,
  listServiceAccounts,
  startRemoval,
  updateServiceAccount,
  type NameScope,
  type ServiceAccountRow,
} from '#region/store/service-accounts.ts';
import { listSpacesOf } from '#region/store/spaces.ts';
import { createSecret, hashSecret } from '#region/token/secrets.ts';
import { iamPage, serviceAccountAnswer } from '#region/handler/answers.ts';

/** What the checks below need of any request about service accounts. */
type AccountRequest = Pick<RegionRequest<'GetServiceAccountOrganisation'>, 'connection' | 'scope'>;

async function requireAccount({ connection, scope }: AccountRequest, id: string): Promise<ServiceAccountRow> {
  const account = await findServiceAccountIn(connection, scope, id);
  if (account === undefined) throw notFound('identity_not_found', `service account ${id}`);
  return account;
}

async function requireFreeName(request: AccountRequest, where: NameScope, name: string, exceptFor?: string) {
  if (!(await isAccountNameTaken(request.connection, where, name, exceptFor))) return;
  throw conflict('Another service account here has this name.', 'duplicate_resource');
}

/** What a body sets; what it leaves out goes back to its default (PUT replaces). */
function settings(body: RegionRequest<'CreateServiceAccountOrganisation'>['body']) {
  return {
    name: body.name,
    token_seconds: tokenSeconds(body.tokenDuration ?? '') ?? defaultToken,
    expiration_date: body.expirationDate ?? null,
  };
}

async function list({ body, connection, page, reach, scope }: ScopedRequest<'ListServiceAccount'>) {
  const filter = { organisationId: scope.organisationId, spaceId: scope.spaceId, ids: body?.items ?? undefined, reach };
  return iamPage(await listServiceAccounts(connection, filter, page), serviceAccountAnswer);
}

async function match({ connection, page, query, reach, scope }: ScopedRequest<'MatchServiceAccount'>) {
  const { organisationId, spaceId } = scope;
  const filter = { organisationId, spaceId, name: query.serviceAccountName, reach };
  return iamPage(await listServiceAccounts(connection, filter, page), serviceAccountAnswer);
}

type CreateRequest = ScopedRequest<'CreateServiceAccount'> | RegionRequest<'CreateAdminServiceAccountSpace'>;

async function create(request: CreateRequest) {
  const { body, caller, connection, scope, context } = request;
  const { organisationId, spaceId = null, scopeId } = scope;
  await requireFreeName(request, { organisationId, spaceId }, body.name);
  const now = context.clock.now();
  const secret = createSecret();
  const account: ServiceAccountRow = {
    id: randomUUID(),
    organisation_id: organisationId,
    space_id: spaceId,
    ...settings(body),
    secret_hash: hashSecret(secret),
    created_on: now,
    removal_due_on: null,
  };
  await insertServiceAccount(connection, account);
  const { id } = account;
  if (spaceId !== null) await assignIdentity(connection, spaceId, { type: 'serviceAccounts', id }, now);
  await recordOwnership(connection, caller, scopeId, { service: 'iam', resource: 'serviceAccount', resourceId: id });
  return { ...serviceAccountAnswer(account), secret };
}

async function createAdmin(request: RegionRequest<'CreateAdminServiceAccountSpace'>) {
  const { connection, path } = request;
  const created = await create(request);
  const role = await predefinedRole(connection, 'Space Admin');
  await grantRole(connection, { type: 'serviceAccounts', id: created.id }, path.spaceId, role);
  return created;
}

async function get(request: ScopedRequest<'GetServiceAccount'>) {
  return serviceAccountAnswer(await requireAccount(request, request.path.serviceAccountId));
}

async function update(request: ScopedRequest<'UpdateServiceAccount'>) {
  const { body, connection, path } = request;
  const account = await requireAccount(request, path.serviceAccountId);
  await requireRightOver(request, account.id, 'iam.serviceAccount.update');
  const where = { organisationId: account.organisation_id, spaceId: account.space_id };
  await requireFreeName(request, where, body.name, account.id);
  const changes = settings(body);
  await updateServiceAccount(connection, account.id, changes);
  return serviceAccountAnswer({ ...account, ...changes });
}

/** An account of the organisation, or of another space, is only detached from the space (behaviours B8.5). */
async function remove(request: ScopedRequest<'DeleteServiceAccount'>) {
  const { connection, path, scope, context } = request;
  const account = await requireAccount(request, path.serviceAccountId);
  if (scope.spaceId !== undefined && account.space_id !== scope.spaceId) {
    await unassignIdentity(connection, scope.spaceId, { type: 'serviceAccounts', id: account.id });
    return undefined;
  }
  await requireRightOver(request, account.id, 'iam.serviceAccount.delete');
  await startRemoval(connection, account.id, serviceAccountGoneAt(context.clock.now(), context.timeScale));
  return undefined;
}

async function assign({ connection, path, scope, context }: RegionRequest<'AssignServiceAccountToSpace'>) {
  const { organisationId } = scope;
  const { id } = await requireAccount(
    { connection, scope: { organisationId, scopeId: organisationId } },
    path.serviceAccountId,
  );
  await assignIdentity(connection, path.spaceId, { type: 'serviceAccounts', id }, context.clock.now());
  return undefined;
}

async function listSpacesOfAccount(request: RegionRequest<'ListSpacesOfServiceAccount'>) {
  const { connection, page, path, scope } = request;
  const { id } = await requireAccount(request, path.serviceAccountId);
  const spaces = await listSpacesOf(connection, scope.organisationId, { type: 'serviceAccounts', id }, page);
  return iamPage(spaces, (space) => ({ id: space.id }));
}

export const serviceAccountHandlers = {
  ListServiceAccountOrganisation: list,
  ListServiceAccountSpace: list,
  CreateServiceAccountOrganisation: create,
  CreateServiceAccountSpace: create,
  GetServiceAccountOrganisation: get,
  GetServiceAccountSpace: get,
  UpdateServiceAccountOrganisation: update,
  UpdateServiceAccountSpace: update,
  DeleteServiceAccountOrganisation: remove,
  DeleteServiceAccountSpace: remove,
  MatchServiceAccountOrganisation: match,
  MatchServiceAccountSpace: match,
  AssignServiceAccountToSpace: assign,
  ListSpacesOfServiceAccount: listSpacesOfAccount,
  CreateAdminServiceAccountSpace: createAdmin,
} satisfies SomeHandlers;
