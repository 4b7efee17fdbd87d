/** Secret-manager instances (contract 4.3, schemas 13). */
import { z } from 'zod';
import type { Operation } from '../operation.ts';

export const SecretInstance = z.looseObject({
  id: z.guid(),
  name: z.string(),
  version: z.string().optional(),
  status: z.looseObject({ state: z.string(), message: z.string().optional() }).optional(),
  host: z.string().optional(),
  visibility: z.string().optional(),
});
export type SecretInstance = z.infer<typeof SecretInstance>;

const instance = {
  service: 'secrets',
  resource: 'secretInstances',
  scope: 'space',
  permission: 'secrets.instance.get',
} as const;
const instances = '/secrets/spaces/{spaceId}/instances';

export const secretInstanceOperations = {
  ListSecretInstances: {
    summary: 'List secret managers',
    ...instance,
    section: 'extra',
    method: 'GET',
    path: instances,
    addresses: 'reachable',
    success: { status: 200, schema: z.looseObject({ items: z.array(SecretInstance) }) },
    errors: [401, 403, 500],
    provenance: { method: 'public', path: 'public', success: 'public' },
  },
  GetSecretInstance: {
    summary: 'Get a secret manager',
    ...instance,
    section: 'extra',
    method: 'GET',
    path: `${instances}/{instanceId}`,
    addresses: '{instanceId}',
    success: { status: 200, schema: SecretInstance },
    errors: [401, 403, 404, 500],
    provenance: { method: 'assumed', path: 'assumed', success: 'assumed' },
  },
  GetSecretInstancePassword: {
    summary: 'Read the admin token of a secret manager',
    ...instance,
    section: '4.3',
    method: 'GET',
    path: `${instances}/{instanceId}/password`,
    addresses: '{instanceId}',
    credential: 'accessToken',
    success: { status: 200, schema: z.looseObject({ token: z.string() }) },
    errors: [],
    errorsMore: [401, 403, 404, 500],
    provenance: { method: 'seed', path: 'seed', success: 'public' },
    note: 'The path says password, the field is token.',
  },
} as const satisfies Record<string, Operation>;
