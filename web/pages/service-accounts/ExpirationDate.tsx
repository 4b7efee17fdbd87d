import { useTranslations } from 'use-intl';
import { serverNow } from '#web/session/session-store.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { expiryOf } from './expiry.ts';

/** The last day of an account, with a warning when it is near or over. */
export function ExpirationDate({ date }: { date: string | undefined }) {
  const t = useTranslations('accounts.expiry');
  const { locale } = useKitText();
  if (date === undefined) return <span className="quiet">{t('never')}</span>;
  const time = Date.parse(`${date}T00:00:00Z`);
  const shown = Number.isNaN(time)
    ? date
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
  const expiry = expiryOf(date, serverNow());
  if (expiry === 'expired') return <StatusPill tone="bad">{t('expired', { date: shown })}</StatusPill>;
  if (expiry === 'soon') return <StatusPill tone="warning">{t('soon', { date: shown })}</StatusPill>;
  return <time dateTime={date}>{shown}</time>;
}
