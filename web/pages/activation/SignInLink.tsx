import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';

/**
 * To the sign-in page, set to the `region` whose link this was where that is known. It is loaded anew: so nothing of this
 * page's secrets stays in memory.
 */
export function SignInLink({ region }: { region?: string }) {
  const t = useTranslations('activation.done');
  return (
    <a
      className="button"
      data-variant="primary"
      data-size="medium"
      href={paths.signIn(region === undefined ? paths.home : paths.region(region))}
    >
      {t('signIn')}
    </a>
  );
}
