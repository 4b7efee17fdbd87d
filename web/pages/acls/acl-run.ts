/** A change of ACLs as a run of the server: up to a hundred of one user or service account by each step. */
import type { Some } from '#shared/rules/groups-of.ts';
import type { NewRun, PlannedStep } from '#shared/run.ts';
import { longestName, mostSteps } from '#shared/run-limits.ts';
import { chunksBySubject, type AclVerb } from '#web/access/acl-change.ts';
import { distinctEntries, keyOfSubject, type AclEntry } from '#web/access/acl-entry.ts';
import type { SubjectsByKey } from '#web/access/subject-list.ts';
import { aclCallOf } from '#web/access/use-acl-change.ts';
import type { Scope } from '#web/api/scope.ts';

/** Whether more than one call would be needed. */
export const takesCalls = (entries: readonly AclEntry[]) => chunksBySubject(distinctEntries(entries)).length > 1;

/** `here`: what the scope is called; `subjects`: whom the entries are about. */
export function aclRunOf(
  scope: Scope,
  here: string,
  verb: AclVerb,
  entries: readonly AclEntry[],
  subjects: SubjectsByKey,
): NewRun {
  const steps = chunksBySubject(distinctEntries(entries)).map((chunk) => stepOf(scope, verb, chunk, subjects));
  return {
    kind: verb === 'create' ? 'addAcls' : 'deleteAcls',
    scope,
    plan: { about: here.slice(0, longestName), steps },
  };
}

/** Whether the server takes it as a whole. */
export const fitsOneRun = (run: NewRun) => run.plan.steps.length <= mostSteps;

function stepOf(scope: Scope, verb: AclVerb, chunk: Some<AclEntry>, subjects: SubjectsByKey): PlannedStep {
  const [{ subject }] = chunk;
  const items = chunk.map(({ item }) => item);
  const name = subjects.get(keyOfSubject(subject))?.name ?? subject.id;
  return { ...aclCallOf(scope, verb, subject, items), name: name.slice(0, longestName) };
}
