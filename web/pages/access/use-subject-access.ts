import { useMemo } from 'react';
import type { AccessKnowledge } from '#shared/rules/access-knowledge.ts';
import { knowledgeFrom } from '#shared/rules/access-knowledge.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import type { AclPair } from '#web/access/subject-reads.ts';
import { useLevelReading, type LevelState } from './use-level-reading.ts';
import { useSubject, type KnownSubject } from '#web/access/use-subject.ts';

export interface SubjectAccess {
  /** What was read at the scope itself. */
  readonly own: LevelState;
  /** In space scope, what was read at the organisation around it. */
  readonly above: LevelState | undefined;
  readonly knowledge: AccessKnowledge;
  /** False when the subject is not assigned to the space: nothing given there counts (behaviours B3.4). */
  readonly assigned: boolean;
  /** The subject itself: without getting in, nothing it holds works. */
  readonly who: KnownSubject;
  /** Who it is and policies are on their way: of what is held, nothing can be shown yet. */
  readonly policyPending: boolean;
  /** Who it is, policies and roles are on their way. */
  readonly pending: boolean;
  /** Kinds of resource still to be answered, out of how many. */
  readonly asked: { readonly done: number; readonly all: number };
}

export interface AccessQuestions {
  readonly pairs?: readonly AclPair[];
  readonly objectTypes?: readonly string[];
  /** Roles of the scope whose contents are needed beside those held. */
  readonly roles?: readonly string[];
  /** In a space, whether the organisation is asked as well; it is unless this says no. */
  readonly above?: boolean;
}

const none: readonly never[] = [];

/**
 * What can be known about a subject's access in a scope: its policy there, in a space also the organisation's, whose
 * identity rights reach into it (behaviours B3.5), and the ACLs on the kinds of resource asked about.
 */
export function useSubjectAccess(scope: Scope, subject: Subject, questions: AccessQuestions = {}): SubjectAccess {
  const { pairs = none, objectTypes = none, roles = none, above: isAboveAsked = true } = questions;
  const organisationId = useOrganisationId(scope.region);
  const inSpace = scope.kind === 'space';
  const hasAbove = inSpace && isAboveAsked;
  const around: Scope | undefined =
    hasAbove && organisationId !== undefined
      ? { region: scope.region, kind: 'organisation', id: organisationId }
      : undefined;
  const own = useLevelReading(scope.kind, scope, subject, { pairs, objectTypes, roles });
  const abovePairs = useMemo(() => pairs.filter(({ service }) => service === 'iam'), [pairs]);
  // A granular policy names no service, so the organisation's is asked only about what identity rights exist on.
  const aboveTypes = abovePairs.length > 0 ? objectTypes : none;
  const above = useLevelReading('organisation', around, subject, { pairs: abovePairs, objectTypes: aboveTypes });
  const who = useSubject(scope, subject);
  const readings = hasAbove ? [own.reading, above.reading] : [own.reading];
  return {
    own,
    above: hasAbove ? above : undefined,
    knowledge: knowledgeFrom(inSpace && own.here, readings),
    assigned: own.here,
    who,
    policyPending: who.pending || own.policyPending || (around !== undefined && above.policyPending),
    pending: who.pending || own.pending || (around !== undefined && above.pending),
    asked: {
      done: own.answered + (around === undefined ? 0 : above.answered),
      all: pairs.length + objectTypes.length + (around === undefined ? 0 : abovePairs.length + aboveTypes.length),
    },
  };
}
