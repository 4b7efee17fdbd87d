import { useTranslations } from 'use-intl';
import type { SubjectAccess } from './use-subject-access.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** What could not be read, so that nobody takes the lists for complete. */
export function AccessGaps({ access: { above, knowledge } }: { access: SubjectAccess }) {
  const t = useTranslations('access.page');
  const unreadRoles = knowledge.gaps.filter(({ kind }) => kind === 'role').length;
  const aboveUnread = above !== undefined && above.error !== null && above.reading.policy === undefined;
  return (
    <>
      {aboveUnread ? <Notice tone="info">{t('aboveUnread')}</Notice> : undefined}
      {unreadRoles > 0 ? <Notice tone="warning">{t('unreadRoles', { count: unreadRoles })}</Notice> : undefined}
    </>
  );
}
