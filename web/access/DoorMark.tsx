import { useTranslations } from 'use-intl';
import { doorOf, isClosed, type AtDoor, type Door } from '#shared/rules/access-door.ts';
import type { Scope } from '#web/api/scope.ts';
import { paths, type Subject } from '#web/address/paths.ts';
import { serverNow } from '#web/session/session-store.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { utcDateText } from '#web/ui/utc-date-text.ts';

const tones = { inactive: 'off', expired: 'bad', leaving: 'off', gone: 'off', unknown: 'off' } as const;

/** A mark beside a name: what is held by it does not work, or may not. Nothing where it does. */
export function DoorMark({ door }: { door: Door }) {
  const t = useTranslations('access.door.mark');
  const { locale } = useKitText();
  if (door.state === 'open') return undefined;
  const words = door.state === 'expired' ? t('expired', { date: utcDateText(locale, door.lastDay) }) : t(door.state);
  return <StatusPill tone={tones[door.state]}>{words}</StatusPill>;
}

/** The same by what is known of somebody, as it stands now. */
export function SubjectMark({ atDoor }: { atDoor: AtDoor }) {
  return <DoorMark door={doorOf(atDoor, serverNow())} />;
}

export interface DoorWordsProps {
  subject: Subject;
  name: string;
  door: Door;
  /** Where the page of the subject is. */
  place: Scope;
}

/** Why somebody cannot use what they hold, and the way to what would change it. */
export function DoorWords({ subject, name, door, place }: DoorWordsProps) {
  const t = useTranslations('access.door');
  const { locale } = useKitText();
  if (door.state === 'open') return undefined;
  const { type } = subject;
  const page = type === 'users' ? paths.user : paths.serviceAccount;
  function words(): string {
    switch (door.state) {
      case 'expired':
        return t('expired', { date: utcDateText(locale, door.lastDay) });
      case 'unknown':
        return t('unknown', { type });
      case 'open':
        return '';
      default:
        return t(door.state);
    }
  }
  return (
    <>
      <p>{words()}</p>
      {door.state === 'inactive' || door.state === 'expired' ? (
        <p>
          <TextLink to={page(place, subject.id)}>{t('change', { state: door.state, name })}</TextLink>
        </p>
      ) : undefined}
    </>
  );
}

/** The same as a notice of its own, above what somebody holds or is about to be given. */
export function DoorNotice(props: DoorWordsProps) {
  const t = useTranslations('access.door');
  const { door, name } = props;
  if (door.state === 'open') return undefined;
  return (
    <Notice
      tone={isClosed(door) ? 'warning' : 'info'}
      title={isClosed(door) ? t('title', { name }) : t('unknownTitle', { name })}
    >
      <DoorWords {...props} />
    </Notice>
  );
}
