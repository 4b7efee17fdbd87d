/** Service accounts (contract 2.4 and 4.9, schemas 7). */
import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { inBothScopes } from '../operation.ts';
import { IdFilter, iamList, iamPaging } from '../paging.ts';

export const ServiceAccount = z.looseObject({
  id: z.string(),
  name: z.string().optional(),
  /** ISO 8601 duration between PT1S and PT48H. */
  tokenDuration: z.string().optional(),
  expirationDate: z.iso.date().optional(),
});
export type ServiceAccount = z.infer<typeof ServiceAccount>;

const serviceAccount = { service: 'iam', resource: 'serviceAccounts' } as const;

export const serviceAccountOperations = {
  ...inBothScopes('ListServiceAccount', {
    ...serviceAccount,
    section: '4.9',
    method: 'GET',
    path: '/serviceAccounts',
    paging: iamPaging,
    body: { schema: IdFilter, optional: true },
    success: { status: 200, schema: iamList(ServiceAccount) },
    errors: [400, 401, 403, 404, 500],
    permission: 'iam.serviceAccount.get',
    provenance: { method: 'public', path: 'public', success: 'seed' },
  }),
  ...inBothScopes('GetServiceAccount', {
    ...serviceAccount,
    section: 'extra',
    method: 'GET',
    path: '/serviceAccounts/{serviceAccountId}',
    success: { status: 200, schema: ServiceAccount },
    errors: [400, 401, 403, 404, 500],
    permission: 'iam.serviceAccount.get',
    provenance: { method: 'public', path: 'public', success: 'public' },
  }),
} as const satisfies Record<string, Operation>;
