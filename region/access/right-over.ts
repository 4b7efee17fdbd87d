/** The rights of a space end at identities that hold rights in the organisation (behaviours B9.11). */
import { decide } from '#shared/rules/access.ts';
import type { Caller, RequestScope } from './caller.ts';
import { holdsGrantsAt, loadAccessFacts } from '#region/store/access.ts';
import type { Connection } from '#region/store/database.ts';
import { missingPermission } from './authorise.ts';

interface ScopedCall {
  readonly caller: Caller;
  readonly connection: Connection;
  readonly scope: RequestScope;
}

/**
 * A space's administrator must not be able to take over someone with rights in the organisation. Throws 403 in space
 * scope when the identity holds such rights and the caller does not hold `permission` in the organisation too.
 */
export async function requireRightOver(call: ScopedCall, identityId: string, permission: string): Promise<void> {
  const { caller, connection, scope } = call;
  if (scope.spaceId === undefined || !(await holdsGrantsAt(connection, scope.organisationId, identityId))) return;
  const facts = await loadAccessFacts(connection, caller, scope.organisationId, undefined, [permission]);
  const question = { permissions: [permission], level: 'organisation', resourceId: identityId } as const;
  if (decide(question, facts).granted) return;
  throw await missingPermission(connection, caller, [permission], 'organisation', scope.organisationId, {
    because: `which is needed as identity ${identityId} holds rights there`,
  });
}
