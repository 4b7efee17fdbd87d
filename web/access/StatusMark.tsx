import { useTranslations } from 'use-intl';
import { isDisabled, subjectStatus, type SubjectRecord, type SubjectStatus } from '#shared/rules/subject-status.ts';
import type { Scope } from '#web/api/scope.ts';
import { paths, type Subject } from '#web/address/paths.ts';
import { serverNow } from '#web/session/session-store.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { utcDateText } from '#web/ui/utc-date-text.ts';
import { useStatusWord } from './use-status-word.ts';

const tones = { inactive: 'off', expired: 'bad', leaving: 'off', gone: 'off', unknown: 'off' } as const;

/** A mark beside a name: what is held by it does not work, or may not. Nothing where it does. */
export function StatusMark({ status }: { status: SubjectStatus }) {
  const word = useStatusWord();
  if (status.state === 'active') return undefined;
  return <StatusPill tone={tones[status.state]}>{word(status)}</StatusPill>;
}

/** The same by what is known of somebody, as it stands now. */
export function SubjectMark({ record }: { record: SubjectRecord }) {
  return <StatusMark status={subjectStatus(record, serverNow())} />;
}

export interface StatusWordsProps {
  subject: Subject;
  name: string;
  status: SubjectStatus;
  /** Where the page of the subject is. */
  place: Scope;
}

/** Why somebody cannot use what they hold, and the way to what would change it. */
export function StatusWords({ subject, name, status, place }: StatusWordsProps) {
  const t = useTranslations('access.status');
  const { locale } = useKitText();
  if (status.state === 'active') return undefined;
  const { type } = subject;
  const page = type === 'users' ? paths.user : paths.serviceAccount;
  function words(): string {
    switch (status.state) {
      case 'expired':
        return t('expired', { date: utcDateText(locale, status.lastDay) });
      case 'unknown':
        return t('unknown', { type });
      case 'active':
        return '';
      default:
        return t(status.state);
    }
  }
  return (
    <>
      <p>{words()}</p>
      {status.state === 'inactive' || status.state === 'expired' ? (
        <p>
          <TextLink to={page(place, subject.id)}>{t('change', { state: status.state, name })}</TextLink>
        </p>
      ) : undefined}
    </>
  );
}

/** The same as a notice of its own, above what somebody holds or is about to be given. */
export function StatusNotice(props: StatusWordsProps) {
  const t = useTranslations('access.status');
  const { status, name } = props;
  if (status.state === 'active') return undefined;
  return (
    <Notice
      tone={isDisabled(status) ? 'warning' : 'info'}
      title={isDisabled(status) ? t('title', { name }) : t('unknownTitle', { name })}
    >
      <StatusWords {...props} />
    </Notice>
  );
}
