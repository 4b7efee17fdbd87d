/** The result of a review as a table. */
import type { ReviewFile, ReviewLine } from '#shared/review.ts';
import { writeCsv } from '#web/table/csv.ts';

const heading = [
  'region',
  'scope',
  'scopeId',
  'scopeName',
  'subjectType',
  'subjectId',
  'subjectName',
  'roles',
  'permissions',
  'acls',
  'decision',
  'note',
  'by',
  'at',
] as const;

/** A row for each line, and one for each gap: `gap` in the place of a decision. */
export function reviewCsv({ parts }: ReviewFile): string {
  const namesOf = (rights: ReviewLine['roles']) => rights.map(({ name }) => name).join('; ');
  const rows = parts.flatMap(({ scope, name, lines, gaps }) => {
    const place = [scope.region, scope.kind, scope.id, name];
    return [
      ...lines.map(({ subject, roles, permissions, acls, decision }) => [
        ...place,
        subject.type,
        subject.id,
        subject.name,
        namesOf(roles),
        namesOf(permissions),
        acls === undefined ? '' : String(acls),
        decision?.verdict ?? '',
        decision?.note ?? '',
        decision?.by ?? '',
        decision?.at ?? '',
      ]),
      ...gaps.map(({ what, status, count }) => [
        ...place,
        ...Array<string>(6).fill(''),
        'gap',
        [what, status, ...(count === undefined ? [] : [count])].join(' '),
        '',
        '',
      ]),
    ];
  });
  return writeCsv([...heading], rows);
}
