import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { queryFor } from '#web/api/queries.ts';
import { withoutAsking } from '#web/form/unsaved-guard.ts';
import { CreateButton, Creation } from '#web/access/Creation.tsx';
import { paths } from '#web/address/paths.ts';
import { isChanging, isUsable, stateOf } from '#web/services/service-state.ts';
import { ServiceList } from '#web/services/ServiceList.tsx';
import { useWholeList } from '#web/services/use-whole-list.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { usePanel } from '#web/scope/use-panel.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ClockIcon, DatabaseIcon, RefreshIcon } from '#web/ui/icons.tsx';
import { newerVersions } from './database-form.ts';
import { databaseList, useDatabaseColumns } from './databases-columns.tsx';
import { databasesRead, databaseVersionsRead } from './databases-read.ts';
import { LazyCreateDatabaseDrawer } from './lazy-parts.ts';
import { useBackupActions } from './use-backup-actions.tsx';

/** The database clusters of a space; the list follows those that are being created. */
export function DatabasesPage() {
  const t = useTranslations('databases');
  const s = useTranslations('services');
  const scope = useScope();
  const navigate = useNavigate();
  const create = usePanel('create');
  const backups = useBackupActions();
  const versions = useQuery(queryFor(...databaseVersionsRead(scope.region))).data?.versions ?? [];
  const list = useWholeList(databaseList, {
    columns: useDatabaseColumns(),
    read: databasesRead(scope),
    itemsOf: ({ items }) => items,
    isChanging,
  });

  return (
    <>
      <PageHead
        title={t('title')}
        beside={list.total}
        lead={versions.length === 0 ? t('lead') : t('leadVersions', { versions: newerVersions(versions).join(', ') })}
        actions={
          <>
            <ButtonLink icon={ClockIcon} to={paths.databaseBackups(scope)}>
              {t('backups.title')}
            </ButtonLink>
            <CreateButton list={list} panel={create} part={LazyCreateDatabaseDrawer} operation="CreateDatabaseCluster">
              {t('create')}
            </CreateButton>
          </>
        }
      />
      <ServiceList
        list={list}
        region={scope.region}
        caption={t('title')}
        filterLabel={t('filter')}
        rowName={({ name }) => name}
        rowHref={({ id }) => paths.database(scope, id)}
        rowActions={(database) => [
          { id: 'open', label: t('open'), icon: DatabaseIcon, href: paths.database(scope, database.id) },
          {
            id: 'restore',
            label: t('restore.action'),
            icon: RefreshIcon,
            disabledReason: isUsable(database)
              ? undefined
              : s('notUsable', { state: s('state', { state: stateOf(database) }) }),
            onAction: () => backups.restore(database.id),
          },
        ]}
        none={{ title: t('noneTitle'), words: t('none') }}
        titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
      />
      <Creation list={list} panel={create} operation="CreateDatabaseCluster">
        <LazyCreateDatabaseDrawer
          scope={scope}
          onCreated={(id) => withoutAsking(() => void navigate(paths.database(scope, id), { replace: true }))}
          onClose={create.close}
        />
      </Creation>
      {backups.dialogs}
    </>
  );
}
