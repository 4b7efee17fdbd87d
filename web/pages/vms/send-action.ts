import { call } from '#web/api/call.ts';
import type { Scope } from '#web/api/scope.ts';
import { apiCall, type ApiCall } from '#web/recorder/api-call.ts';
import type { VmAction } from './vm-facts.ts';

/** The operation behind each action. */
export const operationOf = { start: 'StartVm', stop: 'StopVm', reboot: 'RebootVm', delete: 'DeleteVm' } as const;

/** Asks the region for an action on a machine; `force` turns it off instead of shutting it down. @throws ApiProblem */
export async function sendAction(
  { region, id: spaceId }: Scope,
  action: VmAction,
  vmId: string,
  force = false,
): Promise<void> {
  const path = { spaceId, id: vmId };
  if (action === 'stop') await call(region, 'StopVm', { path, body: { forceStop: force } });
  else await call(region, operationOf[action], { path });
}

/** The same, to be sent from elsewhere. */
export function actionAsCall({ region, id: spaceId }: Scope, action: VmAction, vmId: string, force: boolean): ApiCall {
  const path = { spaceId, id: vmId };
  if (action === 'stop') return apiCall(region, 'StopVm', { path, body: { forceStop: force } });
  return apiCall(region, operationOf[action], { path });
}
