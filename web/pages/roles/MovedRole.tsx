import { useFormatter, useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { Notice } from '#web/ui/Notice.tsx';
import type { RoleDifference } from './role-receipt.ts';

/** Somebody else has changed the role since: what, and that nothing was applied. */
export function MovedRole({ moved: { added, removed } }: { moved: RoleDifference }) {
  const t = useTranslations('role.change');
  const format = useFormatter();
  const words = (permissions: readonly Permission[]) => format.list(permissions.map(({ name }) => name));
  return (
    <Notice tone="warning" title={t('movedTitle')} announce>
      <p>{t('moved')}</p>
      <ul className="ways">
        {added.length > 0 ? <li>{t('movedAdded', { names: words(added) })}</li> : undefined}
        {removed.length > 0 ? <li>{t('movedRemoved', { names: words(removed) })}</li> : undefined}
      </ul>
    </Notice>
  );
}
