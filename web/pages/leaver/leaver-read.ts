/** What the leaver's checklist reads first. Small and without components: the route table prefetches by it. */
import { inScope, type Read, type Scope } from '#web/api/scope.ts';

export function leaverRead(scope: Scope, userId: string): Read<'GetUserOrganisation'> {
  return inScope(scope, 'GetUser', { path: { userId } });
}
