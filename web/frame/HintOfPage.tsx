import { useTranslations } from 'use-intl';
import type { HintedPage } from '#web/preferences/greeted.ts';
import { CloseIcon } from '#web/ui/icons.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';

export interface HintOfPageProps {
  page: HintedPage;
  onClose: () => void;
}

/** What to do with a page, in a sentence. */
export function HintOfPage({ page, onClose }: HintOfPageProps) {
  const t = useTranslations('tour');
  return (
    <aside className="news-item" aria-label={t('hints.label')}>
      <Notice tone="info">
        <p>{t(`hints.${page}`)}</p>
      </Notice>
      <IconButton icon={CloseIcon} size="small" label={t('arrival.close')} onClick={onClose} />
    </aside>
  );
}
