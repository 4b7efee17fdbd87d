import { useTranslations } from 'use-intl';
import { Notice } from '#web/ui/Notice.tsx';

/** Says why what was typed is gone: somebody else has signed in. */
export function DiscardedNotice() {
  const t = useTranslations('soon.session');
  return <Notice tone="info" title={t('discarded')} announce />;
}
