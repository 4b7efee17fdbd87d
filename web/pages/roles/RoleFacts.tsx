import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { RoleKind } from './RoleKind.tsx';

/** What the region knows of a role. */
export function RoleFacts({ role }: { role: Role }) {
  const t = useTranslations('role.facts');
  const time = (at: string | undefined) => at && <DateTime at={at} show="both" />;
  return (
    <section aria-labelledby="role-facts" className="page-section">
      <h2 id="role-facts">{t('title')}</h2>
      <KeyValueList
        columns={2}
        items={[
          { label: t('description'), value: role.description },
          { label: t('kind'), value: <RoleKind role={role} /> },
          { label: t('created'), value: time(role.createdOn) },
          { label: t('updated'), value: time(role.updatedOn) },
          { label: t('id'), value: <Copy value={role.uuid} label={t('copyId')} /> },
        ]}
      />
    </section>
  );
}
