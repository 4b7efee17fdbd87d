/** What has changed between two access reviews. */
import { holdsNothing, type ReviewLine, type ReviewScope } from './review.ts';

/** Lines of a scope, of a review or a file. */
export interface ScopeLines {
  readonly scope: ReviewScope;
  readonly lines: readonly ReviewLine[];
}

/** `new`: holds something now. `gone`: held something before. `changed`: holds something else. */
export interface ReviewChange {
  readonly kind: 'new' | 'gone' | 'changed';
  readonly scope: ReviewScope;
  readonly now?: ReviewLine;
  readonly before?: ReviewLine;
}

/** Of scopes that are in both; whom nobody read in one of them is in none of its lines, and is told as new or gone. */
export function reviewDiff(now: readonly ScopeLines[], before: readonly ScopeLines[]): readonly ReviewChange[] {
  return now.flatMap(({ scope, lines }) => {
    const earlier = before.find((one) => keyOfScope(one.scope) === keyOfScope(scope));
    if (earlier === undefined) return [];
    const was = byKey(earlier.lines);
    const is = byKey(lines);
    const changes: ReviewChange[] = [];
    for (const [key, line] of is) {
      const old = was.get(key);
      if (old === undefined) changes.push({ kind: 'new', scope, now: line });
      else if (rightsOf(old, line) !== rightsOf(line, old))
        changes.push({ kind: 'changed', scope, now: line, before: old });
    }
    for (const [key, line] of was) if (!is.has(key)) changes.push({ kind: 'gone', scope, before: line });
    return changes;
  });
}

export const keyOfScope = ({ region, kind, id }: ReviewScope) => `${region} ${kind} ${id.toLowerCase()}`;
export const keyOfLine = ({ subject: { type, id } }: Pick<ReviewLine, 'subject'>) => `${type}:${id.toLowerCase()}`;

const byKey = (lines: readonly ReviewLine[]) =>
  new Map(lines.filter((line) => !holdsNothing(line)).map((line) => [keyOfLine(line), line]));

/** What somebody holds, whatever it is called; a number of ACLs that is not known on one side tells nothing. */
function rightsOf({ roles, permissions, acls }: ReviewLine, other: ReviewLine): string {
  const idsOf = (rights: ReviewLine['roles']) => [...new Set(rights.map(({ id }) => id.toLowerCase()))].sort();
  return JSON.stringify([idsOf(roles), idsOf(permissions), other.acls === undefined ? undefined : acls]);
}
