/** Which call answers the secret managers. Without components: the route table prefetches by it. */
import type { Read, Scope } from '#web/api/scope.ts';

/** All secret managers of the space; the contract answers them whole. */
export function secretInstancesRead({ region, id }: Scope): Read<'ListSecretInstances'> {
  return [region, 'ListSecretInstances', { path: { spaceId: id } }];
}
