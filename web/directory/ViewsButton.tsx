import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PopoverButton } from '#web/ui/PopoverButton.tsx';
import { viewedListAt } from './viewed-list.ts';

const LazyListViews = lazyPart(async () => (await import('./ListViews.tsx')).ListViews);

/** Opens the saved views of the list at the address shown; nothing where that has none. */
export function ViewsButton() {
  const t = useTranslations('directory.views');
  const list = viewedListAt(useLocation().pathname);
  if (list === undefined) return undefined;
  return <PopoverButton size="small" label={t('title')} part={LazyListViews} given={{ list }} />;
}
