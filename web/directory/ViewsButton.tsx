import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PopoverButton } from '#web/ui/PopoverButton.tsx';
import { viewedListAt } from './viewed-list.ts';

const LazyListViews = lazyPart(async () => (await withWords(import('./ListViews.tsx'), ['listViews'])).ListViews);

/** Opens the saved views of the list at the address shown; nothing where that has none. */
export function ViewsButton() {
  const t = useTranslations('directory');
  const list = viewedListAt(useLocation().pathname);
  if (list === undefined) return undefined;
  return <PopoverButton size="small" label={t('views')} part={LazyListViews} given={{ list }} />;
}
