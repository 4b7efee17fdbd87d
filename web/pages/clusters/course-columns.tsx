import { useTranslations } from 'use-intl';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { Scope } from '#web/api/scope.ts';
import { durationText } from '#web/operation/duration-text.ts';
import { NextStep } from '#web/operation/NextStep.tsx';
import { scaleOf } from '#web/operation/operation-course.ts';
import { useOperationColumns } from '#web/operation/operation-columns.tsx';
import { CourseWords, OperationCourse } from '#web/operation/OperationCourse.tsx';
import { useReadClusters } from '#web/operation/use-read-clusters.ts';
import { useSessionState } from '#web/session/use-session.ts';
import type { Column } from '#web/table/column.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { useNow } from '#web/ui/now.ts';

/** Columns of the operations of one cluster: how long each waited and ran is on one scale. */
export function useCourseColumns(
  scope: Scope,
  operations: readonly OperationState[],
): readonly Column<OperationState>[] {
  const t = useTranslations('work.course');
  const { locale } = useKitText();
  const { offset } = useSessionState();
  const now = useNow('half-minute') + offset;
  const clusters = useReadClusters(scope);
  const scale = scaleOf(operations, now);
  const shown = useOperationColumns(scope).filter(({ id }) => ['kind', 'status', 'started'].includes(id));
  return [
    ...shown,
    {
      id: 'course',
      header: t('scale', { time: durationText(locale, scale) }),
      cell: (operation) => <OperationCourse operation={operation} scale={scale} />,
      width: '28%',
    },
    {
      id: 'words',
      header: t('words'),
      cell: (operation) => (
        <>
          <CourseWords operation={operation} />
          {operation.status === 'FAILED' ? (
            <>
              <br />
              <NextStep scope={scope} operation={operation} cluster={undefined} clusters={clusters} />
            </>
          ) : undefined}
        </>
      ),
      align: 'end',
      width: '16.5rem',
      letters: 22,
    },
  ];
}
