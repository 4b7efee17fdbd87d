/** Which calls answer the pages of virtual machines. Small and without components: the route table prefetches by them. */
import type { Read, Scope } from '#web/api/scope.ts';

/** All machines of the space; the contract answers them whole. */
export function vmsRead({ region, id }: Scope): Read<'ListVms'> {
  return [region, 'ListVms', { path: { spaceId: id } }];
}

export function vmRead({ region, id }: Scope, vmId: string): Read<'GetVm'> {
  return [region, 'GetVm', { path: { spaceId: id, id: vmId } }];
}
