/** Organisations and spaces (contract 2.1, schemas 4, behaviours B5). */
import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { inOrganisation } from '../operation.ts';
import { IdFilter, iamList, iamPaging } from '../paging.ts';

export const Organisation = z.looseObject({
  id: z.guid().optional(),
  organisationId: z.guid(),
  name: z.string().optional(),
  description: z.string().optional(),
  createdOn: z.iso.datetime().optional(),
  updatedOn: z.iso.datetime().optional(),
});
export type Organisation = z.infer<typeof Organisation>;

export const spaceStatuses = ['QUEUED', 'RUNNING', 'READY', 'FAILED'] as const;
export const SpaceStatus = z.enum(spaceStatuses);
export type SpaceStatus = z.infer<typeof SpaceStatus>;

export const Space = z.looseObject({
  id: z.guid(),
  organisationId: z.guid().optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  status: SpaceStatus.optional(),
  createdOn: z.iso.datetime().optional(),
  updatedOn: z.iso.datetime().optional(),
});
export type Space = z.infer<typeof Space>;

const spaceName = z.string().min(1).max(50);
const spaceDescription = z.string().min(1).max(300);
export const CreateSpaceBody = z.object({ name: spaceName, description: spaceDescription });
export const UpdateSpaceBody = z.object({ name: spaceName.optional(), description: spaceDescription.optional() });

const allPublic = { method: 'public', path: 'public', success: 'public' } as const;
const space = { section: 'extra', service: 'iam', resource: 'spaces', scope: 'organisation' } as const;

export const organisationOperations = {
  ListMyOrganisations: {
    summary: "List the caller's organisations",
    section: 'extra',
    service: 'iam',
    resource: 'organisations',
    scope: 'global',
    method: 'GET',
    path: '/iam/organisations',
    paging: iamPaging,
    success: { status: 200, schema: iamList(Organisation) },
    errors: [400, 401, 500],
    provenance: allPublic,
    note: 'Organisations of the caller. Real regions of 2024 and 2025 leave fields out.',
  },
  GetOrganisation: {
    summary: 'Get an organisation',
    section: 'extra',
    service: 'iam',
    resource: 'organisations',
    scope: 'organisation',
    method: 'GET',
    path: '/organisations/{organisationId}',
    success: { status: 200, schema: Organisation },
    errors: [400, 401, 403, 500],
    provenance: allPublic,
  },
  ListMySpaces: inOrganisation({
    summary: "List the caller's spaces",
    section: 'extra',
    service: 'iam',
    resource: 'spaces',
    method: 'GET',
    path: '/spaces',
    paging: iamPaging,
    success: { status: 200, schema: iamList(Space) },
    errors: [400, 401, 403, 500],
    provenance: allPublic,
    note: 'Spaces the caller is assigned to.',
  }),
  ListSpaces: {
    summary: 'List the spaces of an organisation',
    ...space,
    method: 'GET',
    path: '/organisations/{organisationId}/spaces',
    paging: iamPaging,
    body: { schema: IdFilter, optional: true },
    success: { status: 200, schema: iamList(Space) },
    errors: [400, 401, 403, 500],
    permission: 'iam.space.get',
    addresses: 'reachable',
    provenance: allPublic,
  },
  CreateSpace: {
    summary: 'Create a space',
    ...space,
    method: 'POST',
    path: '/organisations/{organisationId}/spaces',
    body: { schema: CreateSpaceBody },
    success: { status: 200, schema: Space },
    errors: [400, 401, 403, 500],
    permission: 'iam.space.create',
    addresses: 'scope',
    provenance: allPublic,
    note: 'Answers 200 with status QUEUED; poll GetSpace until READY.',
  },
  GetSpace: {
    summary: 'Get a space',
    ...space,
    method: 'GET',
    path: '/organisations/{organisationId}/spaces/{spaceId}',
    beforeReady: true,
    success: { status: 200, schema: Space },
    errors: [401, 403, 404, 500],
    permission: 'iam.space.get',
    addresses: '{spaceId}',
    provenance: allPublic,
  },
  UpdateSpace: {
    summary: 'Change a space',
    ...space,
    method: 'PATCH',
    path: '/organisations/{organisationId}/spaces/{spaceId}',
    body: { schema: UpdateSpaceBody },
    success: { status: 204 },
    errors: [400, 401, 403, 404, 500],
    permission: 'iam.space.update',
    addresses: '{spaceId}',
    provenance: allPublic,
  },
} as const satisfies Record<string, Operation>;
