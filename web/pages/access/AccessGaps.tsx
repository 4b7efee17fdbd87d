import { useFormatter, useTranslations } from 'use-intl';
import type { SubjectAccess } from './use-subject-access.ts';
import { Button } from '#web/ui/Button.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { rolesNotRead } from './roles-not-read.ts';

/** What could not be read, so that nobody takes the lists for complete, and the way to ask for it once more. */
export function AccessGaps({ access }: { access: SubjectAccess }) {
  const t = useTranslations('access.page');
  const format = useFormatter();
  const { own, above } = access;
  const names = rolesNotRead(access, 'failed').map(nameText);
  const aboveUnread = above !== undefined && above.error !== null && above.reading.policy === undefined;
  const again = (
    <Button
      size="small"
      onClick={() => {
        own.retry();
        above?.retry();
      }}
    >
      {t('again')}
    </Button>
  );
  return (
    <>
      {aboveUnread ? (
        <Notice tone="info" actions={again}>
          {t('aboveUnread')}
        </Notice>
      ) : undefined}
      {names.length > 0 ? (
        <Notice tone="warning" actions={again}>
          {t('unreadRoles', { count: names.length, names: format.list(names) })}
        </Notice>
      ) : undefined}
    </>
  );
}
