import { useTranslations } from 'use-intl';
import { RunLegend } from './RunLegend.tsx';
import { RunningRows } from './RunningRows.tsx';
import { missingIn, Section } from './Section.tsx';
import { hasUnread } from './unread-of.ts';
import type { SeenNow } from './use-sight.ts';

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
      <RunningRows running={running} within={seen.within} hasNotice={seen.isSilent || hasUnread(seen)} />
    </Section>
  );
}
