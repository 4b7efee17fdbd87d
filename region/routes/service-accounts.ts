/** Service accounts in both scopes (contract 4.9). */
import type { HandlersOf, ScopedRequest } from '../handler.ts';
import { notFound } from '../problem.ts';
import { isMember } from '../store/access.ts';
import { findServiceAccount, listServiceAccounts } from '../store/service-accounts.ts';
import { iamPage, serviceAccountAnswer } from './answers.ts';

async function list({ body, connection, page, reach, scope }: ScopedRequest<'ListServiceAccount'>) {
  const filter = { organisationId: scope.organisationId, spaceId: scope.spaceId, ids: body?.items, reach };
  return iamPage(await listServiceAccounts(connection, filter, page), serviceAccountAnswer);
}

async function get({ connection, path, scope }: ScopedRequest<'GetServiceAccount'>) {
  const id = path.serviceAccountId;
  const account = await findServiceAccount(connection, id);
  const isHere =
    account?.organisation_id === scope.organisationId &&
    (scope.spaceId === undefined || (await isMember(connection, scope.spaceId, { type: 'serviceAccounts', id })));
  if (account === undefined || !isHere) throw notFound('identity_not_found', `service account ${id}`);
  return serviceAccountAnswer(account);
}

export const serviceAccountHandlers = {
  ListServiceAccountOrganisation: list,
  ListServiceAccountSpace: list,
  GetServiceAccountOrganisation: get,
  GetServiceAccountSpace: get,
} satisfies HandlersOf<
  | 'ListServiceAccountOrganisation'
  | 'ListServiceAccountSpace'
  | 'GetServiceAccountOrganisation'
  | 'GetServiceAccountSpace'
>;
