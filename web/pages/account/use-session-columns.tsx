import { useTranslations } from 'use-intl';
import type { OwnSession, SessionOrigin } from '#shared/account.ts';
import type { Column } from '#web/table/column.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { nameText } from '#web/ui/name-text.ts';

/** What a session is called: the name given at sign-in, or what is left to say. `shared`: of a service account. */
export function useSessionName(shared: boolean): (session: OwnSession) => string {
  const t = useTranslations('ownAccount');
  return ({ operator, current }) => operator ?? t(shared ? 'unnamed' : current ? 'here' : 'other');
}

/** Columns of the sessions. To add one: an entry here. */
export function useSessionColumns(nameOf: (session: OwnSession) => string): readonly Column<OwnSession>[] {
  const t = useTranslations('ownAccount');
  const programIn = ({ browser, system }: SessionOrigin = { network: '' }) =>
    browser && system ? t('browserOn', { browser, system }) : (browser ?? system);
  return [
    {
      id: 'whose',
      header: t('whose'),
      width: '22%',
      cell: (session) => <Whose name={nameOf(session)} session={session} />,
    },
    {
      id: 'from',
      header: t('from'),
      width: '18%',
      cell: ({ origin }) => programIn(origin) ?? <span className="quiet">{t('unknownOrigin')}</span>,
      labelled: true,
    },
    {
      id: 'network',
      header: t('network'),
      cell: ({ origin }) => <code className="quiet">{origin?.network}</code>,
      labelled: true,
    },
    { id: 'regions', header: t('regions'), cell: ({ regions }) => regions.join(', ') },
    { id: 'used', header: t('lastUsed'), cell: ({ lastActivity }) => <DateTime at={lastActivity} />, labelled: true },
    { id: 'ends', header: t('ends'), width: '20%', cell: (session) => <End session={session} />, labelled: true },
  ];
}

/** What is closed to browsers ends then, whatever anybody does. */
function End({ session: { endsAt, worksOn } }: { session: OwnSession }) {
  const t = useTranslations('ownAccount');
  return (
    <>
      <DateTime at={endsAt} /> {worksOn ? undefined : <span className="quiet">{t('unlessUsed')}</span>}
    </>
  );
}

function Whose({ name, session: { current, worksOn } }: { name: string; session: OwnSession }) {
  const t = useTranslations('ownAccount');
  return (
    <>
      {nameText(name)} {current ? <Badge>{t('current')}</Badge> : undefined}
      {worksOn ? <Badge>{t('worksOn')}</Badge> : undefined}
    </>
  );
}
