import { useTranslations } from 'use-intl';
import type { SubjectStatus } from '#shared/rules/subject-status.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { utcDateText } from '#web/ui/utc-date-text.ts';

/** Says in a word or two whether somebody gets in: "Active", "Expired 31 January 2027". */
export function useStatusWord(): (status: SubjectStatus) => string {
  const t = useTranslations('access.status.mark');
  const { locale } = useKitText();
  return (status) =>
    status.state === 'expired' ? t('expired', { date: utcDateText(locale, status.lastDay) }) : t(status.state);
}
