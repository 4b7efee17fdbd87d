import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Matched } from './name-list.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { UnknownNames } from './PastedNames.tsx';

/** Which permissions of a role exist where it is copied to, and which do not, by name. */
export function CarriedOver({ known, unknown }: Matched<Permission>) {
  const t = useTranslations('role.copying');
  const adding = useTranslations('role.adding');
  const total = known.length + unknown.length;
  if (total === 0) return <p>{t('noPermissions')}</p>;
  if (unknown.length === 0) return <Notice tone="good">{t('allThere', { count: total })}</Notice>;
  return (
    <Notice tone="warning" title={t('someThere', { known: known.length, total })}>
      <UnknownNames names={unknown} copyLabel={adding('copyUnknown')} />
    </Notice>
  );
}
