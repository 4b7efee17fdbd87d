import { useTranslations } from 'use-intl';
import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { missingIn, Section } from './Section.tsx';
import type { SeenNow } from './use-sight.ts';

const RunLegend = lazyPart(async () => {
  const [part] = await Promise.all([import('./RunLegend.tsx'), loadMessages(['glance'])]);
  return part.RunLegend;
});
const RunningRows = lazyPart(async () => {
  const [part] = await Promise.all([import('./RunningRows.tsx'), loadMessages(['glance', 'operations'])]);
  return part.RunningRows;
});

/** Every operation that has not ended, the oldest first, with when it is expected to. */
export function RunningNow({ seen }: { seen: SeenNow }) {
  const { sight, isOver } = seen;
  const t = useTranslations('overview.running');
  const { running } = sight;
  return (
    <Section
      name="running"
      title={t('title')}
      count={running.length}
      aside={running.length === 0 ? undefined : <RunLegend />}
      none={t('none')}
      isEmpty={running.length === 0}
      isReading={!isOver}
      missing={missingIn(seen, 'operations')}
    >
      <RunningRows running={running} within={seen.within} />
    </Section>
  );
}
