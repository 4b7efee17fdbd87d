/** What has changed between two reviews, beside a model that looks at each subject by itself. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reviewDiff, type ScopeLines } from './review-diff.ts';
import type { ReviewLine, ReviewScope } from './review.ts';

const ids = ['a', 'b', 'c', 'd'] as const;
const scopes: readonly ReviewScope[] = ['one', 'two', 'three'].map((id) => ({ region: 'eu-std-1', kind: 'space', id }));
const rights = fc.subarray([...ids]).map((held) => held.map((id) => ({ id, name: `named ${id}` })));
const lineOf = (id: string): fc.Arbitrary<ReviewLine> =>
  fc.record(
    {
      subject: fc.constant({ type: 'users' as const, id, name: id }),
      roles: rights,
      permissions: rights,
      acls: fc.nat(2),
    },
    { requiredKeys: ['subject', 'roles', 'permissions'] },
  );
const linesIn = fc.subarray([...ids]).chain((held) => fc.tuple(...held.map(lineOf)));
const review: fc.Arbitrary<readonly ScopeLines[]> = fc
  .subarray([...scopes])
  .chain((held) => fc.tuple(...held.map((scope) => linesIn.map((lines) => ({ scope, lines })))));

/** What somebody holds in a scope: undefined where nobody has looked, '' for nothing. */
function heldBy(lines: readonly ScopeLines[], scope: ReviewScope, id: string, withAcls: boolean): string | undefined {
  const at = lines.find((one) => one.scope.id === scope.id);
  if (at === undefined) return undefined;
  const line = at.lines.find(({ subject }) => subject.id === id);
  const names = (kind: 'roles' | 'permissions') => (line?.[kind] ?? []).map((right) => `${kind} ${right.id}`);
  const acls = line?.acls ?? 0;
  const held = [...names('roles'), ...names('permissions'), ...(acls > 0 ? [withAcls ? `acls ${acls}` : 'acls'] : [])];
  const isNothing = held.length === 0;
  return isNothing
    ? ''
    : held
        .filter((one) => withAcls || one !== 'acls')
        .sort()
        .join() || 'something';
}

const hasAcls = (lines: readonly ScopeLines[], scope: ReviewScope, id: string) =>
  lines.find((one) => one.scope.id === scope.id)?.lines.find(({ subject }) => subject.id === id)?.acls !== undefined;

it('is new, gone or changed as a look at each subject says', () => {
  fc.assert(
    fc.property(review, review, (now, before) => {
      const expected = scopes.flatMap((scope) =>
        ids.flatMap((id) => {
          const counted = hasAcls(now, scope, id) && hasAcls(before, scope, id);
          const [is, was] = [heldBy(now, scope, id, counted), heldBy(before, scope, id, counted)];
          if (is === undefined || was === undefined || is === was) return [];
          return [`${was === '' ? 'new' : is === '' ? 'gone' : 'changed'} ${scope.id} ${id}`];
        }),
      );
      const told = reviewDiff(now, before).map(
        ({ kind, scope, now: line, before: old }) => `${kind} ${scope.id} ${(line ?? old)?.subject.id}`,
      );
      expect([...told].sort()).toEqual([...expected].sort());
    }),
  );
});

it('of a review with itself is nothing, whatever things are called and in which order they come', () => {
  fc.assert(
    fc.property(review, (lines) => {
      const other = lines.map((one) => ({
        ...one,
        lines: one.lines
          .map((line) => ({ ...line, roles: line.roles.map(({ id }) => ({ id, name: 'otherwise' })).toReversed() }))
          .toReversed(),
      }));
      expect(reviewDiff(lines, other)).toEqual([]);
    }),
  );
});
