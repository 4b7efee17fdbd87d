import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { lazyPart, onIntent } from '#web/ui/lazy-part.ts';
import { viewedListAt } from './viewed-list.ts';

const LazyListViews = lazyPart(async () => (await import('./ListViews.tsx')).ListViews);

/** Opens the saved views of the list at the address shown; nothing where that has none. */
export function ViewsButton() {
  const t = useTranslations('directory.views');
  const list = viewedListAt(useLocation().pathname);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (list === undefined) return undefined;
  return (
    <>
      <Button
        ref={trigger}
        size="small"
        variant="quiet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        {...onIntent(LazyListViews)}
      >
        {t('title')}
      </Button>
      {isOpen ? <LazyListViews list={list} trigger={trigger} onClose={() => setOpen(false)} /> : undefined}
    </>
  );
}
