/** Users (contract 2.2, 2.3 and 4.8, behaviours B8 and B9). */
import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { inBothScopes, inOrganisation, inSpace } from '../operation.ts';
import { IdFilter, iamList, iamPaging } from '../paging.ts';
import { emailMaximum, emailPattern, personNameMaximum } from './user-limits.ts';

export const User = z.looseObject({
  id: z.guid(),
  email: z.string(),
  firstname: z.string().optional(),
  lastname: z.string().optional(),
  active: z.boolean().optional(),
  createdOn: z.iso.datetime().optional(),
  /** Absent from the answer to a creation. */
  updatedOn: z.iso.datetime().optional(),
});
export type User = z.infer<typeof User>;

export const UserState = z.looseObject({
  active: z.boolean(),
  createdOn: z.iso.datetime(),
  id: z.guid(),
  updatedOn: z.iso.datetime(),
});

/** The link is a credential: shown once, never stored, logged or cached (behaviours B9.12). */
export const RecoveryLink = z.looseObject({
  link: z.url(),
  code: z.string().optional(),
  expiration: z.iso.datetime(),
});
export type RecoveryLink = z.infer<typeof RecoveryLink>;

export const SpaceReference = z.looseObject({ id: z.guid() });

const personName = z.string().trim().min(1).max(personNameMaximum);
export const CreateUserBody = z.object({
  email: z.email({ pattern: emailPattern }).max(emailMaximum),
  firstname: personName,
  lastname: personName,
});
export const UpdateUserBody = CreateUserBody.extend({ active: z.boolean() });
export const PatchUserStateBody = z.object({ active: z.boolean() });

const user = { section: '4.8', service: 'iam', resource: 'users' } as const;
const publicAddress = { method: 'public', path: 'public', success: 'seed' } as const;
const publicThroughout = { method: 'public', path: 'public', success: 'public' } as const;

export const userOperations = {
  ...inBothScopes('ListUser', {
    summary: 'List users',
    ...user,
    method: 'GET',
    path: '/users',
    query: z.object({ email: z.email().optional() }),
    paging: iamPaging,
    body: { schema: IdFilter, optional: true },
    success: { status: 200, schema: iamList(User) },
    errors: [400, 401, 403, 404, 500],
    permission: 'iam.user.get',
    addresses: 'reachable',
    provenance: publicAddress,
  }),
  ...inBothScopes('CreateUser', {
    summary: 'Create a user',
    ...user,
    method: 'POST',
    path: '/users',
    body: { schema: CreateUserBody },
    success: { status: 201, schema: User },
    errors: [400, 401, 403, 409, 500],
    permission: 'iam.user.create',
    addresses: 'scope',
    provenance: publicAddress,
  }),
  ...inBothScopes('GetUser', {
    summary: 'Get a user',
    ...user,
    method: 'GET',
    path: '/users/{userId}',
    success: { status: 200, schema: User },
    errors: [400, 401, 403, 404, 500],
    permission: 'iam.user.get',
    addresses: '{userId}',
    provenance: publicAddress,
  }),
  ...inBothScopes('PatchUserState', {
    summary: 'Activate or deactivate a user',
    ...user,
    method: 'PATCH',
    path: '/users/{userId}',
    body: { schema: PatchUserStateBody },
    success: { status: 200, schema: UserState },
    errors: [400, 401, 403, 404, 409, 500],
    permission: 'iam.user.update',
    addresses: '{userId}',
    provenance: publicAddress,
  }),
  ...inBothScopes('UpdateUser', {
    summary: 'Change a user',
    ...user,
    method: 'PUT',
    path: '/users/{userId}',
    body: { schema: UpdateUserBody },
    success: { status: 200, schema: User },
    errors: [400, 401, 403, 404, 409, 500],
    permission: 'iam.user.update',
    addresses: '{userId}',
    provenance: publicAddress,
  }),
  ...inBothScopes(
    'RecoverUser',
    {
      summary: 'Issue a recovery link to a user',
      ...user,
      method: 'POST',
      path: '/users/{userId}/recover',
      success: { status: 200, schema: RecoveryLink },
      credential: 'recoveryLink',
      errors: [401, 403, 404, 500],
      permission: 'iam.user.recover',
      addresses: '{userId}',
      provenance: { method: 'seed', path: 'seed', success: 'seed' },
      note: 'From this moment the old password and second factor no longer work for a new sign-in.',
    },
    { permission: ['iam.user.create', 'iam.user.recover'], provenance: publicAddress },
  ),
  DeleteUserOrganisation: inOrganisation({
    summary: 'Delete a user',
    ...user,
    changes: ['policies', 'acls'],
    method: 'DELETE',
    path: '/users/{userId}',
    success: { status: 204 },
    errors: [401, 403, 404, 500],
    permission: 'iam.user.delete',
    addresses: '{userId}',
    provenance: publicThroughout,
    note: "Also revokes the user's API keys and takes the user out of every space.",
  }),
  UnassignUserSpace: inSpace({
    summary: 'Take a user out of a space',
    ...user,
    changes: ['policies', 'acls'],
    method: 'DELETE',
    path: '/users/{userId}',
    success: { status: 204 },
    errors: [401, 403, 404, 500],
    permission: 'iam.user.delete',
    addresses: '{userId}',
    provenance: publicThroughout,
    note: 'Takes the user out of the space only; the user stays in the organisation.',
  }),
  AssignUserToSpace: inSpace({
    summary: 'Assign a user to a space',
    ...user,
    method: 'POST',
    path: '/users/{userId}',
    success: { status: 200 },
    errors: [400, 401, 403, 404, 500],
    permission: 'iam.user.create',
    addresses: '{userId}',
    provenance: publicThroughout,
    note: 'Gives no role or permission.',
  }),
  ...inBothScopes('GetUser*ByEmail', {
    summary: 'Find a user by e-mail address',
    ...user,
    section: 'extra',
    method: 'GET',
    path: '/match/users',
    query: z.object({ email: z.email() }),
    success: { status: 200, schema: User },
    errors: [400, 401, 403, 404, 500],
    permission: 'iam.user.get',
    addresses: 'reachable',
    provenance: publicThroughout,
  }),
  ListSpacesOfUser: inOrganisation({
    summary: 'List the spaces of a user',
    ...user,
    method: 'GET',
    path: '/users/{userId}/spaces',
    paging: iamPaging,
    success: { status: 200, schema: iamList(SpaceReference) },
    errors: [400, 401, 403, 404, 500],
    permission: 'iam.user.get',
    addresses: '{userId}',
    provenance: publicAddress,
  }),
} as const satisfies Record<string, Operation>;
