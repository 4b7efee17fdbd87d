import { useTranslations } from 'use-intl';
import { serverNow } from '#web/session/session-store.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { utcDateText } from '#web/ui/utc-date-text.ts';
import { expiryOf } from './expiry.ts';

/** The last day of an account, with a warning when it is near or over. */
export function ExpirationDate({ date }: { date: string | undefined }) {
  const t = useTranslations('accounts.expiry');
  const { locale } = useKitText();
  if (date === undefined) return <span className="quiet">{t('never')}</span>;
  const shown = utcDateText(locale, date);
  const expiry = expiryOf(date, serverNow());
  if (expiry === 'expired') return <StatusPill tone="bad">{t('expired', { date: shown })}</StatusPill>;
  if (expiry === 'soon') return <StatusPill tone="warning">{t('soon', { date: shown })}</StatusPill>;
  return <time dateTime={date}>{shown}</time>;
}
