import { useTranslations } from 'use-intl';
import { HistoryMark } from '#web/chart/Dot.tsx';
import type { Sight } from './sight.ts';

/** What is what in the picture of the week, and how many have failed. */
export function WeekLegend({ week, untimed }: Pick<Sight, 'week' | 'untimed'>) {
  const t = useTranslations('work.history');
  const failed = [...week, ...untimed].filter(({ operation }) => operation.status === 'FAILED').length;
  return (
    <span className="overview-legend">
      <HistoryMark tone="done" /> {t('done')}
      {failed === 0 ? undefined : (
        <>
          {' '}
          <HistoryMark tone="failed" /> {t('failed', { count: failed })}
        </>
      )}
    </span>
  );
}
