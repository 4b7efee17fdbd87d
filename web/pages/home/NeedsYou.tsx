import { useTranslations } from 'use-intl';
import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { missingIn } from './Section.tsx';
import type { SeenNow } from './use-sight.ts';

const NeedRows = lazyPart(async () => {
  const [part] = await Promise.all([import('./NeedRows.tsx'), loadMessages(['runs', 'glance'])]);
  return part.NeedRows;
});

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
