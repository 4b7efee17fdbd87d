/** IAM policies, granular policies and access review (contract 2.7 and 4.7, behaviours B10). */
import { z } from 'zod';
import { granularActions } from '#shared/rules/granular-action.ts';
import type { Operation } from '../operation.ts';
import { inBothScopes, inSpace } from '../operation.ts';
import { accessPaging, iamList } from '../paging.ts';

export const IamPolicy = z.looseObject({ permissions: z.array(z.guid()), roles: z.array(z.guid()) });
export type IamPolicy = z.infer<typeof IamPolicy>;

const grants = z.object({ permissions: z.array(z.guid()).optional(), roles: z.array(z.guid()).optional() });
/** A delta: what is not named stays as it is. */
export const SetIamPolicyBody = z.object({ add: grants.optional(), delete: grants.optional() });

export const GranularItem = z.object({ action: z.enum(granularActions), objectId: z.string().min(1).max(255) });
export const SetGranularPolicyBody = z.object({
  add: z.array(GranularItem).max(100).optional(),
  delete: z.array(GranularItem).max(100).optional(),
});

/** One path by which an identity reaches a resource. */
export const AccessRight = z.looseObject({
  identityUuid: z.guid(),
  identityType: z.enum(['user', 'serviceAccount']),
  domain: z.string().optional(),
  resourceType: z.string().optional(),
  resourceUuid: z.string().optional(),
  pathType: z.enum(['Role', 'Permission', 'ACL']),
  accessTypeName: z.string().optional(),
  accessTypeId: z.guid().optional(),
  action: z.string().optional(),
});
export type AccessRight = z.infer<typeof AccessRight>;

const policy = { section: '4.7', service: 'iam', resource: 'policies' } as const;
const errors = [400, 401, 403, 404, 500] as const;
const answerInSeed = { method: 'public', path: 'public', success: 'seed' } as const;
const allPublic = { method: 'public', path: 'public', success: 'public' } as const;

export const policyOperations = {
  ...inBothScopes('GetIAMPolicy', {
    summary: 'Get the policy of a subject',
    ...policy,
    method: 'GET',
    path: '/iampolicy/{subjectType}/{subjectId}',
    success: { status: 200, schema: IamPolicy },
    errors,
    permission: 'iam.getPolicy',
    addresses: 'scope',
    provenance: answerInSeed,
  }),
  ...inBothScopes('SetIAMPolicy', {
    summary: 'Change the policy of a subject',
    ...policy,
    method: 'PATCH',
    path: '/iampolicy/{subjectType}/{subjectId}',
    body: { schema: SetIamPolicyBody },
    success: { status: 204 },
    errors,
    permission: 'iam.createPolicy',
    addresses: 'scope',
    provenance: allPublic,
    note: 'A delta, not a replacement; iam.deletePolicy is checked too when delete is not empty.',
  }),
  ...inBothScopes('GetIAMGranularPolicy', {
    summary: 'Get the granular policy of a subject',
    ...policy,
    method: 'GET',
    path: '/iamgranularPolicy/{subjectType}/{subjectId}/{objectType}',
    deprecated: true,
    success: { status: 200, schema: iamList(z.looseObject({ action: z.string(), objectId: z.string() })) },
    errors,
    permission: 'iam.getPolicy',
    addresses: 'scope',
    provenance: answerInSeed,
  }),
  ...inBothScopes('SetIAMGranularPolicy', {
    summary: 'Change the granular policy of a subject',
    ...policy,
    method: 'PATCH',
    path: '/iamgranularPolicy/{subjectType}/{subjectId}/{objectType}',
    deprecated: true,
    body: { schema: SetGranularPolicyBody },
    success: { status: 204 },
    errors,
    permission: 'iam.createPolicy',
    addresses: 'scope',
    provenance: allPublic,
  }),
  ListIdentityAccessByResource: inSpace({
    summary: 'List who can reach a resource',
    section: 'extra',
    service: 'iam',
    resource: 'accessRights',
    method: 'GET',
    path: '/resource/{resourceId}',
    paging: accessPaging,
    success: { status: 200, schema: iamList(AccessRight) },
    errors,
    permission: 'iam.getPolicy',
    addresses: 'scope',
    provenance: allPublic,
    note: 'Who can reach one resource, one row per path.',
  }),
  ListResourceAccessByIdentity: inSpace({
    summary: 'List what a user can reach',
    section: 'extra',
    service: 'iam',
    resource: 'accessRights',
    method: 'GET',
    path: '/users/{userId}/resources',
    paging: accessPaging,
    success: { status: 200, schema: iamList(AccessRight) },
    errors,
    permission: 'iam.getPolicy',
    addresses: 'scope',
    provenance: allPublic,
    note: 'What one identity can reach, one row per path.',
  }),
} as const satisfies Record<string, Operation>;
