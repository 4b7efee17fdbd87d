import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { mutationInScope } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';

/** Lets somebody in; of its own, however many are under way. @throws ApiProblem */
export async function activateUser(client: QueryClient, scope: Scope, userId: string): Promise<void> {
  const write = new MutationObserver(client, mutationInScope(scope, 'PatchUserState'));
  await write.mutate({ path: { userId }, body: { active: true } });
}
