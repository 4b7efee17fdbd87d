import { useMutation } from '@tanstack/react-query';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import { granularActions } from '#shared/rules/granular-action.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { mutationInScope } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import type { GranularItem } from '#web/access/acl-from-granular.ts';
import { looksOf, type AclLook } from '#web/access/acl-change.ts';
import { keyOfItem, sameCase } from '#web/access/acl-entry.ts';
import { aclsOf, granularOf } from '#web/access/subject-reads.ts';
import { useAclChange } from '#web/access/use-acl-change.ts';
import { useEffectOf, type Effect, type KnownEffect } from '#web/access/use-effect-of.ts';

export interface MoveFailure {
  /**
   * `acls`: the ACLs are not all there, so the granular policy was left alone. `notRemoved`: they are, but it could not
   * be removed. `notOffered`: the region has no way to remove it (it is deprecated).
   */
  readonly kind: 'acls' | 'notRemoved' | 'notOffered';
  readonly error: unknown;
}

/** A granular policy, and the ACLs that give the same. */
export interface GranularMove extends GranularItem {
  /** The kind of resource, without its service. */
  readonly objectType: string;
  readonly acls: readonly AclItem[];
}

/** What a move finds: whether there is still something to move, and which of the ACLs are there already. */
export interface MoveEffect {
  readonly held: boolean;
  readonly present: readonly string[];
  readonly move: GranularMove;
}

/** What moving does, followed as long as it is shown: a right that somebody has just taken away is not given again. */
export function useMoveEffect(scope: Scope, subject: Subject, move: GranularMove): Effect<MoveEffect> {
  const looks = looksOf(move.acls.map((item) => ({ subject, item })));
  const keys = new Set(move.acls.map(keyOfItem));
  return useEffectOf(
    'granular',
    {
      readBase: async (inputs) => ({ items: await inputs.read(granularOf(scope, subject, move.objectType)) }),
      sources: () => [() => Promise.resolve(looks)],
      look: async ({ pair }: AclLook, inputs) => (await inputs.read(aclsOf(scope, subject, pair))).map(keyOfItem),
      valueOf: (base, found, chosen: GranularMove): MoveEffect => ({
        held: base?.items.some((item) => isSame(item, chosen)) ?? false,
        present: found.flat().filter((key) => keys.has(key)),
        move: chosen,
      }),
    },
    move,
  );
}

function isSame(one: GranularItem, other: GranularItem): boolean {
  return one.action === other.action && sameCase(one.objectId) === sameCase(other.objectId);
}

/** Creates ACLs, reads them back, and only then removes the granular policy they stand for. Answers what went wrong. */
export function useGranularMove(
  scope: Scope,
  { type, id }: Subject,
): (known: KnownEffect<MoveEffect>) => Promise<MoveFailure | undefined> {
  const change = useAclChange(scope);
  const { mutateAsync: set } = useMutation(mutationInScope(scope, 'SetIAMGranularPolicy'));
  return async ({ value: { move } }) => {
    const { action, objectId, objectType, acls } = move;
    const subject = { type, id };
    const entries = acls.map((item) => ({ subject, item }));
    try {
      const receipt = await change({ verb: 'create', entries });
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
