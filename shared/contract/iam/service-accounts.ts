/** Service accounts (contract 2.4 and 4.9, schemas 7). */
import { z } from 'zod';
import { isTokenDuration } from '#shared/rules/token-duration.ts';
import type { Operation } from '../operation.ts';
import { inBothScopes, inOrganisation, inSpace } from '../operation.ts';
import { IdFilter, iamList, iamPaging } from '../paging.ts';
import { SpaceReference } from './users.ts';

export const ServiceAccount = z.looseObject({
  id: z.string(),
  name: z.string().optional(),
  /** ISO 8601 duration between PT1S and PT48H. */
  tokenDuration: z.string().optional(),
  expirationDate: z.iso.date().optional(),
});
export type ServiceAccount = z.infer<typeof ServiceAccount>;

/** The only answer that carries the secret. */
export const ServiceAccountCreated = ServiceAccount.extend({ secret: z.string() });

export const ServiceAccountBody = z.object({
  name: z.string().trim().min(1).max(64),
  tokenDuration: z.string().refine(isTokenDuration, 'must be an ISO 8601 duration from PT1S to PT48H').optional(),
  expirationDate: z.iso.date().optional(),
});

const serviceAccount = { service: 'iam', resource: 'serviceAccounts' } as const;
const allPublic = { method: 'public', path: 'public', success: 'public' } as const;
const inSpaceOnlyPublic = { section: 'extra', provenance: allPublic } as const;
const answerInSeed = { method: 'public', path: 'public', success: 'seed' } as const;

export const serviceAccountOperations = {
  ...inBothScopes(
    'ListServiceAccount',
    {
      summary: 'List service accounts',
      ...serviceAccount,
      section: '4.9',
      method: 'GET',
      path: '/serviceAccounts',
      paging: iamPaging,
      body: { schema: IdFilter, optional: true },
      success: { status: 200, schema: iamList(ServiceAccount) },
      errors: [400, 401, 403, 404, 500],
      permission: 'iam.serviceAccount.get',
      addresses: 'reachable',
      provenance: answerInSeed,
    },
    inSpaceOnlyPublic,
  ),
  ...inBothScopes(
    'CreateServiceAccount',
    {
      summary: 'Create a service account',
      ...serviceAccount,
      section: '4.9',
      method: 'POST',
      path: '/serviceAccounts',
      body: { schema: ServiceAccountBody },
      success: { status: 201, schema: ServiceAccountCreated },
      credential: 'secret',
      errors: [400, 401, 403, 409, 500],
      permission: 'iam.serviceAccount.create',
      addresses: 'scope',
      provenance: answerInSeed,
      note: 'The secret appears only here.',
    },
    inSpaceOnlyPublic,
  ),
  ...inBothScopes('GetServiceAccount', {
    summary: 'Get a service account',
    ...serviceAccount,
    section: 'extra',
    method: 'GET',
    path: '/serviceAccounts/{serviceAccountId}',
    success: { status: 200, schema: ServiceAccount },
    errors: [400, 401, 403, 404, 500],
    permission: 'iam.serviceAccount.get',
    addresses: '{serviceAccountId}',
    provenance: allPublic,
  }),
  ...inBothScopes('UpdateServiceAccount', {
    summary: 'Change a service account',
    ...serviceAccount,
    section: 'extra',
    method: 'PUT',
    path: '/serviceAccounts/{serviceAccountId}',
    body: { schema: ServiceAccountBody },
    success: { status: 200, schema: ServiceAccount },
    errors: [400, 401, 403, 404, 409, 500],
    permission: 'iam.serviceAccount.update',
    addresses: '{serviceAccountId}',
    provenance: allPublic,
    note: 'Replaces: a duration or an expiration date that is left out goes back to its default. Tokens already issued keep their lifetime.',
  }),
  ...inBothScopes(
    'DeleteServiceAccount',
    {
      summary: 'Delete a service account',
      ...serviceAccount,
      section: '4.9',
      changes: ['policies', 'acls'],
      method: 'DELETE',
      path: '/serviceAccounts/{serviceAccountId}',
      success: { status: 204 },
      errors: [401, 403, 404, 500],
      permission: 'iam.serviceAccount.delete',
      addresses: '{serviceAccountId}',
      provenance: allPublic,
      note: 'Answers at once, removal follows. In space scope an account of the organisation is only detached.',
    },
    inSpaceOnlyPublic,
  ),
  ...inBothScopes(
    'MatchServiceAccount',
    {
      summary: 'Find service accounts by name',
      ...serviceAccount,
      section: 'extra',
      method: 'GET',
      path: '/match/serviceAccounts',
      query: z.object({ serviceAccountName: z.string().min(1) }),
      success: { status: 200, schema: iamList(ServiceAccount) },
      errors: [400, 401, 403, 500],
      permission: 'iam.serviceAccount.get',
      addresses: 'reachable',
      provenance: allPublic,
    },
    { errors: [400, 401, 403, 404, 500] },
  ),
  AssignServiceAccountToSpace: inSpace({
    summary: 'Assign a service account to a space',
    ...serviceAccount,
    section: 'extra',
    method: 'POST',
    path: '/serviceAccounts/{serviceAccountId}',
    success: { status: 200 },
    errors: [400, 401, 403, 404, 500],
    permission: 'iam.serviceAccount.create',
    addresses: '{serviceAccountId}',
    provenance: allPublic,
  }),
  ListSpacesOfServiceAccount: inOrganisation({
    summary: 'List the spaces of a service account',
    ...serviceAccount,
    section: 'extra',
    method: 'GET',
    path: '/serviceAccounts/{serviceAccountId}/spaces',
    paging: iamPaging,
    success: { status: 200, schema: iamList(SpaceReference) },
    errors: [400, 401, 403, 404, 500],
    permission: 'iam.serviceAccount.get',
    addresses: '{serviceAccountId}',
    provenance: allPublic,
  }),
  CreateAdminServiceAccountSpace: {
    summary: 'Create a service account that administers a space',
    ...serviceAccount,
    section: '4.9',
    changes: ['policies'],
    scope: 'space',
    method: 'POST',
    path: '/iam/admin/organisations/{organisationId}/spaces/{spaceId}/serviceAccounts',
    body: { schema: ServiceAccountBody },
    success: { status: 201, schema: ServiceAccountCreated },
    credential: 'secret',
    errors: [400, 401, 403, 409, 500],
    permission: 'iam.space.createAdmin',
    addresses: '{spaceId}',
    provenance: answerInSeed,
    note: 'Creates an account that administers the space; the right can only be given in the organisation.',
  },
} as const satisfies Record<string, Operation>;
