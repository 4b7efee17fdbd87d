/** Taking away what was decided to be removed: what of it is still held, and the run that takes it. */
import type { NewRun, NewStep } from '#shared/run.ts';
import { longestName } from '#shared/run-limits.ts';
import type { ReviewLine, ReviewRight, ReviewScope, VersionedLine } from '#shared/review.ts';
import { keyOfLine } from '#shared/review-diff.ts';
import type { Inputs } from '#web/access/inputs.ts';
import { policyOf } from '#web/access/subject-reads.ts';
import { operationIn, scopePath } from '#web/api/scope.ts';

/** What goes of one subject; `isHeld` is false where it is gone already. */
export interface Removal {
  readonly key: string;
  readonly name: string;
  readonly isHeld: boolean;
  readonly roles: readonly ReviewRight[];
  readonly permissions: readonly ReviewRight[];
}

/** Marked to be removed, and nothing has been begun that does it. */
export const isDue = ({ decision }: ReviewLine): boolean =>
  decision?.verdict === 'remove' && decision.run === undefined;

/** What somebody still holds of a line. @throws ApiProblem when it cannot be read */
export async function removalNow(scope: ReviewScope, line: VersionedLine, inputs: Inputs): Promise<Removal> {
  const { grants } = await inputs.read(policyOf(scope, line.subject));
  const stillIn = (ids: readonly string[]) => {
    const held = new Set(ids.map((id) => id.toLowerCase()));
    return ({ id }: ReviewRight) => held.has(id.toLowerCase());
  };
  const roles = line.roles.filter(stillIn(grants.roles));
  const permissions = line.permissions.filter(stillIn(grants.permissions));
  const isHeld = roles.length + permissions.length > 0;
  return { key: keyOfLine(line), name: line.subject.name, isHeld, roles, permissions };
}

/** The run that takes what is still held, a step for each subject; undefined where nothing is. */
export function runOfRemovals(
  scope: ReviewScope,
  about: string,
  lines: readonly VersionedLine[],
  removals: readonly Removal[],
): NewRun | undefined {
  const found = new Map(removals.map((removal) => [removal.key, removal]));
  const idsOf = (rights: readonly ReviewRight[]) => rights.map(({ id }) => id);
  const steps = lines.flatMap((line): readonly NewStep[] => {
    const { isHeld = false, roles = [], permissions = [] } = found.get(keyOfLine(line)) ?? {};
    if (!isHeld) return [];
    const path = { ...scopePath(scope), subjectType: line.subject.type, subjectId: line.subject.id };
    const taken = {
      ...(roles.length > 0 && { roles: idsOf(roles) }),
      ...(permissions.length > 0 && { permissions: idsOf(permissions) }),
    };
    const name = line.subject.name.slice(0, longestName);
    return [{ operation: operationIn(scope, 'SetIAMPolicy'), path, body: { delete: taken }, name }];
  });
  if (steps.length === 0) return undefined;
  return { kind: 'removeReviewed', scope, plan: { about: about.slice(0, longestName), steps } };
}
