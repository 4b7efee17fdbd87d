import { useTranslations } from 'use-intl';
import { useUnattendedEnd } from '#web/session/use-unattended-end.ts';

/** Says until when the console waits with what is to be done later, should nobody be there. Its words are the area `later`. */
export function WithoutYou({ region }: { region: string }) {
  const t = useTranslations('later');
  const { known, at } = useUnattendedEnd().fromNow(region);
  return known === 'yes' ? <p>{t('withoutYou', { at })}</p> : undefined;
}
