import { useTranslations } from 'use-intl';
import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { missingIn, Section } from './Section.tsx';
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
