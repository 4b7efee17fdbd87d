import { useTranslations } from 'use-intl';

import { missingIn, Section } from './Section.tsx';
import type { SeenNow } from './use-sight.ts';
import { WeekLegend } from './WeekLegend.tsx';
import { WeekRows } from './WeekRows.tsx';

/** What has ended in the last seven days. */
export function LastWeek({ seen }: { seen: SeenNow }) {
  const { sight, isOver } = seen;
  const count = sight.week.length + sight.untimed.length;
  const t = useTranslations('overview.week');
  return (
    <Section
      name="week"
      title={t('title')}
      count={count}
      aside={count === 0 ? undefined : <WeekLegend {...sight} />}
      none={t('none')}
      isEmpty={count === 0}
      isReading={!isOver}
      missing={missingIn(seen, 'operations')}
    >
      <WeekRows sight={sight} />
    </Section>
  );
}
