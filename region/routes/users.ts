/** Users in both scopes (contract 4.8, behaviours B8 and B9). */
import { randomUUID } from 'node:crypto';
import { requireRightOver } from '#region/access/right-over.ts';
import type { SomeHandlers, RegionRequest, ScopedRequest } from '#region/handler/handler.ts';
import { conflict, notFound } from '#region/request/problem.ts';
import { assignIdentity, recordOwnership, unassignIdentity } from '#region/store/access.ts';
import { listSpacesOf } from '#region/store/spaces.ts';
import {
  deleteUser,
  findUser,
  findUserByEmail,
  insertUser,
  listUsers,
  updateUser,
  type UserRow,
} from '#region/store/users.ts';
import { createdUserAnswer, iamPage, timestamp, userAnswer } from '#region/handler/answers.ts';
import { issueRecoveryLink } from './recovery.ts';

/** What the checks below need of any request about users. */
type UserRequest = Pick<RegionRequest<'GetUserOrganisation'>, 'caller' | 'connection' | 'scope' | 'context'>;

type UserByEmailRequest = ScopedRequest<'GetUser', 'ByEmail'>;

async function requireUser({ connection, scope }: UserRequest, id: string): Promise<UserRow> {
  const user = await findUser(connection, scope, id);
  if (user === undefined) throw notFound('identity_not_found', `user ${id}`);
  return user;
}

async function requireFreeEmail({ connection, scope }: UserRequest, email: string, exceptFor?: string): Promise<void> {
  const holder = await findUserByEmail(connection, scope.organisationId, email);
  if (holder !== undefined && holder.id !== exceptFor) {
    throw conflict('Another user of the organisation has this e-mail address.', 'duplicate_resource');
  }
}

async function list({ body, connection, page, query, reach, scope }: ScopedRequest<'ListUser'>) {
  const { organisationId, spaceId } = scope;
  const filter = { organisationId, spaceId, email: query.email, ids: body?.items ?? undefined, reach };
  return iamPage(await listUsers(connection, filter, page), userAnswer);
}

async function create(request: ScopedRequest<'CreateUser'>) {
  const { body, caller, connection, scope, context } = request;
  await requireFreeEmail(request, body.email);
  const now = context.clock.now();
  const user: UserRow = {
    id: randomUUID(),
    organisation_id: scope.organisationId,
    email: body.email,
    firstname: body.firstname,
    lastname: body.lastname,
    active: 0,
    switched_off_on: null,
    created_on: now,
    updated_on: now,
  };
  await insertUser(connection, user);
  if (scope.spaceId !== undefined) await assignIdentity(connection, scope.spaceId, { type: 'users', id: user.id }, now);
  await recordOwnership(connection, caller, scope.scopeId, { service: 'iam', resource: 'user', resourceId: user.id });
  return createdUserAnswer(user);
}

async function get(request: ScopedRequest<'GetUser'>) {
  return userAnswer(await requireUser(request, request.path.userId));
}

async function patchState(request: ScopedRequest<'PatchUserState'>) {
  const { body, connection, path, context } = request;
  const user = await requireUser(request, path.userId);
  await requireRightOver(request, user.id, 'iam.user.update');
  const active = body.active ? 1 : 0;
  const updatedOn = user.active === active ? user.updated_on : context.clock.now();
  // Saying it of a user who is not active yet changes nothing that is shown, but his link does not activate him then.
  const switchedOffOn = body.active ? null : (user.switched_off_on ?? context.clock.now());
  if (user.active !== active || user.switched_off_on !== switchedOffOn) {
    await updateUser(connection, user.id, { active, updated_on: updatedOn, switched_off_on: switchedOffOn });
  }
  return {
    active: body.active,
    createdOn: timestamp(user.created_on),
    id: user.id,
    updatedOn: timestamp(updatedOn),
  };
}

async function update(request: ScopedRequest<'UpdateUser'>) {
  const { body, connection, path, context } = request;
  const user = await requireUser(request, path.userId);
  await requireRightOver(request, user.id, 'iam.user.update');
  await requireFreeEmail(request, body.email, user.id);
  const { email, firstname, lastname } = body;
  const now = context.clock.now();
  const changes = { email, firstname, lastname, active: body.active ? 1 : 0, updated_on: now } as const;
  // All four fields are always sent: "inactive" of a user who is not active yet is no decision against him.
  const wasSwitchedOff = user.active === 1 ? now : user.switched_off_on;
  const switchedOffOn = body.active ? null : wasSwitchedOff;
  await updateUser(connection, user.id, { ...changes, switched_off_on: switchedOffOn });
  return userAnswer({ ...user, ...changes });
}

async function recover(request: ScopedRequest<'RecoverUser'>) {
  const user = await requireUser(request, request.path.userId);
  await requireRightOver(request, user.id, 'iam.user.recover');
  return issueRecoveryLink(request.connection, request.context, user.id);
}

async function getByEmail({ connection, query, reach, scope }: UserByEmailRequest) {
  const { items } = iamPage(
    await listUsers(connection, { ...scope, email: query.email, reach }, { size: 1 }),
    userAnswer,
  );
  if (items[0] === undefined) throw notFound('identity_not_found', 'user with this e-mail address');
  return items[0];
}

async function remove(request: RegionRequest<'DeleteUserOrganisation'>) {
  const user = await requireUser(request, request.path.userId);
  await deleteUser(request.connection, user.id);
  return undefined;
}

async function unassign(request: RegionRequest<'UnassignUserSpace'>) {
  const { connection, path } = request;
  const user = await requireUser(request, path.userId);
  await unassignIdentity(connection, path.spaceId, { type: 'users', id: user.id });
  return undefined;
}

async function assign({ connection, path, scope, context }: RegionRequest<'AssignUserToSpace'>) {
  const user = await findUser(connection, { organisationId: scope.organisationId }, path.userId);
  if (user === undefined) throw notFound('identity_not_found', `user ${path.userId}`);
  await assignIdentity(connection, path.spaceId, { type: 'users', id: user.id }, context.clock.now());
  return undefined;
}

async function listSpacesOfUser(request: RegionRequest<'ListSpacesOfUser'>) {
  const { connection, page, path, scope } = request;
  const { id } = await requireUser(request, path.userId);
  const spaces = await listSpacesOf(connection, scope.organisationId, { type: 'users', id }, page);
  return iamPage(spaces, (space) => ({ id: space.id }));
}

export const userHandlers = {
  ListUserOrganisation: list,
  ListUserSpace: list,
  CreateUserOrganisation: create,
  CreateUserSpace: create,
  GetUserOrganisation: get,
  GetUserSpace: get,
  GetUserOrganisationByEmail: getByEmail,
  GetUserSpaceByEmail: getByEmail,
  PatchUserStateOrganisation: patchState,
  PatchUserStateSpace: patchState,
  UpdateUserOrganisation: update,
  UpdateUserSpace: update,
  RecoverUserOrganisation: recover,
  RecoverUserSpace: recover,
  DeleteUserOrganisation: remove,
  UnassignUserSpace: unassign,
  AssignUserToSpace: assign,
  ListSpacesOfUser: listSpacesOfUser,
} satisfies SomeHandlers;
