import { useMutation } from '@tanstack/react-query';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import { granularActions } from '#shared/rules/granular-action.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { mutationInScope } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import type { GranularItem } from '#web/access/acl-from-granular.ts';
import { useAclChange } from '#web/access/use-acl-change.ts';

export interface MoveFailure {
  /**
   * `acls`: the ACLs are not all there, so the granular policy was left alone. `notRemoved`: they are, but it could not
   * be removed. `notOffered`: the region has no way to remove it (it is deprecated).
   */
  readonly kind: 'acls' | 'notRemoved' | 'notOffered';
  readonly error: unknown;
}

/** Creates ACLs, reads them back, and only then removes the granular policy they stand for. Answers what went wrong. */
export function useGranularMove(
  scope: Scope,
  { type, id }: Subject,
): (item: GranularItem, objectType: string, acls: readonly AclItem[]) => Promise<MoveFailure | undefined> {
  const change = useAclChange(scope);
  const { mutateAsync: set } = useMutation(mutationInScope(scope, 'SetIAMGranularPolicy'));
  return async ({ action, objectId }, objectType, acls) => {
    const subject = { type, id };
    const entries = acls.map((item) => ({ subject, item }));
    try {
      const receipt = await change({ verb: 'create', entries, onProgress: () => undefined });
      const sure = receipt.results.every(({ result }) => result === 'done' || result === 'already');
      if (!sure) return { kind: 'acls', error: receipt.error };
    } catch (error) {
      return { kind: 'acls', error };
    }
    const word = granularActions.find((known) => known === action);
    if (word === undefined) return { kind: 'notOffered', error: undefined };
    try {
      const path = { subjectType: type, subjectId: id, objectType };
      await set({ path, body: { delete: [{ action: word, objectId }] } });
      return undefined;
    } catch (error) {
      const isMissing = error instanceof ApiProblem && [404, 405, 501].includes(error.status);
      return { kind: isMissing ? 'notOffered' : 'notRemoved', error };
    }
  };
}
