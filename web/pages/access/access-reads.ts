/** What the page of a subject's access reads first. Small and without components: the route table prefetches by it. */
import { inScope, type AnyRead, type Scope } from '#web/api/scope.ts';

/** The user or service account itself, for its name. */
export function accessReads(scope: Scope, params: Readonly<Record<string, string | undefined>>): readonly AnyRead[] {
  const { userId, serviceAccountId } = params;
  if (userId !== undefined) return [inScope(scope, 'GetUser', { path: { userId } })];
  return serviceAccountId === undefined ? [] : [inScope(scope, 'GetServiceAccount', { path: { serviceAccountId } })];
}
