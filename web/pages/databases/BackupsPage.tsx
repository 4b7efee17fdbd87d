import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { isChanging } from '#web/services/service-state.ts';
import { ServiceList } from '#web/services/ServiceList.tsx';
import { useWholeList } from '#web/services/use-whole-list.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { backupName, newestFirst } from './backup-facts.ts';
import { backupList, useBackupColumns } from './backups-columns.tsx';
import { spaceBackupsRead } from './databases-read.ts';
import { useBackupActions } from './use-backup-actions.tsx';

/** The backups of all databases of a space, newest first unless sorted otherwise. */
export function BackupsPage() {
  const t = useTranslations('databases');
  const scope = useScope();
  const actions = useBackupActions();
  const list = useWholeList(backupList, {
    columns: useBackupColumns(),
    read: spaceBackupsRead(scope),
    itemsOf: ({ items }) => newestFirst(items),
    isChanging,
  });
  return (
    <>
      <PageHead
        title={t('backups.title')}
        parent={{ label: t('title'), to: paths.databases(scope) }}
        beside={list.total}
        lead={t('backups.lead')}
      />
      <ServiceList
        list={list}
        region={scope.region}
        caption={t('backups.title')}
        filterLabel={t('backups.filter')}
        rowName={backupName}
        rowActions={actions.itemsFor}
        none={{ title: t('backups.noneTitle'), words: t('backups.none') }}
        titles={{ forbidden: t('backups.forbiddenTitle'), failed: t('backups.failedTitle') }}
      />
      {actions.dialogs}
    </>
  );
}
