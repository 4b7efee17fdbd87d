import type { QueryClient } from '@tanstack/react-query';
import type { Role } from '#shared/contract/iam/roles.ts';
import { queryFor } from '#web/api/queries.ts';
import { operationIn, type Scope } from '#web/api/scope.ts';
import type { ListReply } from '#shared/contract/list-reply.ts';
import { roleRead } from './roles-read.ts';

/** Opens a role at once with the row that a cached list already holds, as old as that list; refreshed behind the scenes. */
export function openRoleFromList(client: QueryClient, scope: Scope, roleUuid: string): void {
  const { queryKey } = queryFor(...roleRead(scope, roleUuid));
  if (client.getQueryState(queryKey)?.data !== undefined) return;
  for (const query of client.getQueryCache().findAll({ queryKey: [scope.region, operationIn(scope, 'ListRoles')] })) {
    const role = rolesIn(query.state.data).find(({ uuid }) => uuid === roleUuid);
    if (role === undefined) continue;
    client.setQueryData(queryKey, role, { updatedAt: query.state.dataUpdatedAt });
    return;
  }
}

/** A page, a walk's pages, or the whole list. */
function rolesIn(data: unknown): readonly Role[] {
  if (Array.isArray(data)) return data as Role[];
  const pages = (data as { pages?: ListReply<Role>[] } | undefined)?.pages ?? [data as ListReply<Role> | undefined];
  return pages.flatMap((page) => page?.items ?? []);
}
