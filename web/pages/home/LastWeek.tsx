import { useTranslations } from 'use-intl';
import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { isMissingIn, Section } from './Section.tsx';
import type { SeenNow } from './use-sight.ts';

const WeekRows = lazyPart(async () => {
  const [part] = await Promise.all([import('./WeekRows.tsx'), loadMessages(['glance', 'operations', 'work'])]);
  return part.WeekRows;
});

const WeekLegend = lazyPart(async () => {
  const [part] = await Promise.all([import('./WeekLegend.tsx'), loadMessages(['work'])]);
  return part.WeekLegend;
});

/** What has ended in the last seven days. */
export function LastWeek({ seen }: { seen: SeenNow }) {
  const { sight, isOver } = seen;
  const t = useTranslations('overview.week');
  return (
    <Section
      name="week"
      title={t('title')}
      count={sight.week.length}
      aside={sight.week.length === 0 ? undefined : <WeekLegend week={sight.week} />}
      none={t('none')}
      isEmpty={sight.week.length === 0}
      isReading={!isOver}
      isMissing={isMissingIn(seen, 'operations')}
    >
      <WeekRows sight={sight} />
    </Section>
  );
}
