import { useTranslations } from 'use-intl';
import { FocusKeeper } from '#web/ui/FocusKeeper.tsx';
import { ToastRegion } from '#web/ui/ToastRegion.tsx';
import { PrepareAhead } from './PrepareAhead.tsx';
import { useWatchedEnd } from './use-watched-end.ts';

/**
 * What goes on behind every page once the first one is there: what comes next is fetched, the focus is kept, what one has watched
 * to its end is remembered, and messages have their place.
 */
export function AfterFirst() {
  const t = useTranslations('core.shell');
  useWatchedEnd();
  return (
    <>
      <PrepareAhead />
      <FocusKeeper />
      <ToastRegion label={t('notices')} />
    </>
  );
}
