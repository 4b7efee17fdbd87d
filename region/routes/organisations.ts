/** Organisations and spaces (behaviours B5). */
import { randomUUID } from 'node:crypto';
import { spaceSchedule } from '#region/engine/durations.ts';
import type { SomeHandlers, RegionRequest } from '#region/handler/handler.ts';
import { notFound } from '#region/request/problem.ts';
import { assignIdentity, grantRole, predefinedRole, recordOwnership } from '#region/store/access.ts';
import {
  findOrganisation,
  findSpace,
  insertSpace,
  listSpaces,
  listSpacesOf,
  updateSpace,
  type SpaceRow,
} from '#region/store/spaces.ts';
import { iamPage, organisationAnswer, spaceAnswer } from '#region/handler/answers.ts';

type SpaceRequest = RegionRequest<'GetSpace'> | RegionRequest<'UpdateSpace'>;

async function requireSpace({ connection, path, scope }: SpaceRequest): Promise<SpaceRow> {
  const space = await findSpace(connection, scope.organisationId, path.spaceId);
  if (space === undefined) throw notFound('space_not_found', `space ${path.spaceId}`);
  return space;
}

async function requireOrganisation(
  request: Pick<RegionRequest<'GetOrganisation'>, 'connection' | 'scope'>,
): Promise<ReturnType<typeof organisationAnswer>> {
  const { connection, scope } = request;
  const organisation = await findOrganisation(connection, scope.organisationId);
  if (organisation === undefined) {
    throw notFound('organisation_not_found', `organisation ${scope.organisationId}`);
  }
  return organisationAnswer(organisation);
}

/** An identity belongs to exactly one organisation, so this list never has a second page. */
async function listMyOrganisations(request: RegionRequest<'ListMyOrganisations'>) {
  const organisation = await requireOrganisation(request);
  return { items: request.page.after === undefined ? [organisation] : [], totalSize: 1 };
}

async function listMySpaces({ caller, connection, page, scope }: RegionRequest<'ListMySpaces'>) {
  return iamPage(await listSpacesOf(connection, scope.organisationId, caller, page), spaceAnswer);
}

async function list({ body, connection, page, reach, scope }: RegionRequest<'ListSpaces'>) {
  const filter = { ids: body?.items ?? undefined, reach };
  return iamPage(await listSpaces(connection, scope.organisationId, filter, page), spaceAnswer);
}

/** Whoever creates a space has every right on it and in it: he is assigned to it as its administrator (B3.6). */
async function create({ body, caller, connection, scope, context }: RegionRequest<'CreateSpace'>) {
  const now = context.clock.now();
  const { runningAt, readyAt } = spaceSchedule(now, context.timeScale);
  const space: SpaceRow = {
    id: randomUUID(),
    organisation_id: scope.organisationId,
    name: body.name,
    description: body.description,
    status: 'QUEUED',
    queued_until: runningAt,
    running_until: readyAt,
    created_on: now,
    updated_on: now,
  };
  await insertSpace(connection, space);
  const { organisationId } = scope;
  await recordOwnership(connection, caller, organisationId, {
    service: 'iam',
    resource: 'space',
    resourceId: space.id,
  });
  await assignIdentity(connection, space.id, caller, now);
  await grantRole(connection, caller, space.id, await predefinedRole(connection, 'Space Admin'));
  return spaceAnswer(space);
}

async function get(request: RegionRequest<'GetSpace'>) {
  return spaceAnswer(await requireSpace(request));
}

async function update(request: RegionRequest<'UpdateSpace'>) {
  const { body, connection, context } = request;
  const space = await requireSpace(request);
  if (Object.keys(body).length === 0) return undefined;
  const { name = space.name, description = space.description } = body;
  await updateSpace(connection, space.id, { name, description, updated_on: context.clock.now() });
  return undefined;
}

export const organisationHandlers = {
  ListMyOrganisations: listMyOrganisations,
  GetOrganisation: requireOrganisation,
  ListMySpaces: listMySpaces,
  ListSpaces: list,
  CreateSpace: create,
  GetSpace: get,
  UpdateSpace: update,
} satisfies SomeHandlers;
