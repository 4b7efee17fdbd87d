import { useTranslations } from 'use-intl';
import type { OwnSession } from '#shared/account.ts';
import type { Column } from '#web/table/column.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { nameText } from '#web/ui/name-text.ts';

/** What a session is called: the name given at sign-in, or what is left to say. `shared`: of a service account. */
export function useSessionName(shared: boolean): (session: OwnSession) => string {
  const t = useTranslations('ownAccount');
  return ({ operator, current }) => operator ?? (shared || current ? t('unnamed') : t('other'));
}

/** Columns of the sessions. To add one: an entry here. */
export function useSessionColumns(nameOf: (session: OwnSession) => string): readonly Column<OwnSession>[] {
  const t = useTranslations('ownAccount');
  return [
    {
      id: 'whose',
      header: t('whose'),
      width: '30%',
      cell: (session) => <Whose name={nameOf(session)} session={session} />,
    },
    { id: 'regions', header: t('regions'), cell: ({ regions }) => regions.join(', ') },
    { id: 'began', header: t('began'), cell: ({ createdAt }) => <DateTime at={createdAt} />, narrow: 'hidden' },
    { id: 'used', header: t('lastUsed'), cell: ({ lastActivity }) => <DateTime at={lastActivity} />, labelled: true },
    { id: 'ends', header: t('ends'), cell: (session) => <End session={session} />, labelled: true },
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
