/** Container registries (contract 4.3, schemas 12, behaviours B8.9). */
import { z } from 'zod';
import type { Operation } from '../operation.ts';

/** Newest last. */
export const registryVersions = ['2.13', '2.14'] as const;

export const Registry = z.looseObject({
  id: z.guid(),
  name: z.string(),
  version: z.string().optional(),
  status: z.looseObject({ state: z.string(), message: z.string().optional() }).optional(),
  host: z.string().optional(),
  visibility: z.string().optional(),
});
export type Registry = z.infer<typeof Registry>;

const registry = { service: 'registry', resource: 'registries', scope: 'space' } as const;
const allPublic = { method: 'public', path: 'public', success: 'public' } as const;
const registries = '/registry/spaces/{spaceId}/registries';

export const registryOperations = {
  ListRegistryVersions: {
    summary: 'List the registry versions',
    section: 'extra',
    service: 'registry',
    resource: 'versions',
    scope: 'global',
    method: 'GET',
    path: '/registry/versions',
    success: { status: 200, schema: z.looseObject({ items: z.array(z.string()) }) },
    errors: [401, 403],
    permission: 'registry.instance.get',
    addresses: 'scope',
    provenance: allPublic,
    note: 'Holding the permission in any space is enough.',
  },
  ListRegistries: {
    summary: 'List registries',
    ...registry,
    section: '4.3',
    method: 'GET',
    path: registries,
    success: { status: 200, schema: z.looseObject({ items: z.array(Registry), totalSize: z.int32().optional() }) },
    errors: [],
    errorsMore: [400, 401, 403, 404, 500],
    permission: 'registry.instance.get',
    addresses: 'reachable',
    provenance: { method: 'seed', path: 'seed', success: 'public' },
  },
  GetRegistry: {
    summary: 'Get a registry',
    ...registry,
    section: 'extra',
    method: 'GET',
    path: `${registries}/{registryId}`,
    success: { status: 200, schema: Registry },
    errors: [400, 401, 403, 404, 500],
    permission: 'registry.instance.get',
    addresses: '{registryId}',
    provenance: allPublic,
  },
  ResetRegistryPassword: {
    summary: 'Reset the password of a registry',
    ...registry,
    section: '4.3',
    method: 'PUT',
    path: `${registries}/{registryId}/password/reset`,
    success: { status: 202 },
    errors: [],
    errorsMore: [400, 401, 403, 404, 409, 500],
    permission: 'registry.instance.update',
    addresses: '{registryId}',
    provenance: { method: 'seed', path: 'seed', success: 'seed' },
    note: 'The old password is dead at once; the new one is read with ReadRegistryPassword.',
  },
  ReadRegistryPassword: {
    summary: 'Read the password of a registry',
    ...registry,
    section: 'extra',
    method: 'GET',
    path: `${registries}/{registryId}/password`,
    success: { status: 200, schema: z.looseObject({ password: z.string() }) },
    credential: 'password',
    errors: [400, 401, 403, 404, 500],
    permission: 'registry.instance.get',
    addresses: '{registryId}',
    provenance: allPublic,
  },
} as const satisfies Record<string, Operation>;
