/** Which call answers the registries. Without components: the route table prefetches by it. */
import type { Read, Scope } from '#web/api/scope.ts';

/** All registries of the space; the contract answers them whole. */
export function registriesRead({ region, id }: Scope): Read<'ListRegistries'> {
  return [region, 'ListRegistries', { path: { spaceId: id } }];
}
