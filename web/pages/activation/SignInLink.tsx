import { useTranslations } from 'use-intl';
import { paths } from '#web/paths.ts';

/** To the sign-in page, by loading it anew: so nothing of this page's secrets stays in memory. */
export function SignInLink() {
  const t = useTranslations('activation.done');
  return (
    <a className="button" data-variant="primary" data-size="medium" href={paths.signIn('/')}>
      {t('signIn')}
    </a>
  );
}
