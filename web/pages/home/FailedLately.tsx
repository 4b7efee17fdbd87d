import { useTranslations } from 'use-intl';
import { FailedRows } from './FailedRows.tsx';
import { missingIn, Section } from './Section.tsx';
import type { SeenNow } from './use-sight.ts';

/** Operations that failed within a day, the latest first. */
export function FailedLately({ seen }: { seen: SeenNow }) {
  const { sight, isOver } = seen;
  const t = useTranslations('overview.failed');
  return (
    <Section
      name="failed"
      title={t('title')}
      count={sight.failed.length}
      none={t('none')}
      isEmpty={sight.failed.length === 0}
      isReading={!isOver}
      missing={missingIn(seen, 'operations')}
    >
      <FailedRows seen={seen} />
    </Section>
  );
}
