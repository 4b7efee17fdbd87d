import { useTranslations } from 'use-intl';
import { NeedRows } from './lazy-rows.ts';
import { missingIn } from './Section.tsx';
import type { SeenNow } from './use-sight.ts';

/** What waits for a person, in a place that is kept for it. */
export function NeedsYou({ seen }: { seen: SeenNow }) {
  const { isOver } = seen;
  const t = useTranslations('overview.needs');
  const section = {
    name: 'needs',
    title: t('title'),
    none: t('none'),
    isReading: !isOver,
    missing: missingIn(seen, 'clusters', 'accounts', 'links'),
  };
  return (
    <div className="overview-part">
      <NeedRows seen={seen} section={section} />
    </div>
  );
}
