import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useUnavailable } from '#web/api/unavailable.ts';
import { isUnknownMethod } from '#web/api/is-not-offered.ts';
import { queryFor } from '#web/api/queries.ts';
import { paths } from '#web/address/paths.ts';
import { NotOffered } from '#web/services/NotOffered.tsx';
import { isChanging, isUsable, stateOf } from '#web/services/service-state.ts';
import { ServiceState } from '#web/services/ServiceState.tsx';
import { pollEvery } from '#web/services/use-whole-list.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { usePanel } from '#web/scope/use-panel.ts';
import { useParam, useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { PlusIcon, RefreshIcon } from '#web/ui/icons.tsx';
import { onIntent } from '#web/ui/lazy-part.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { awaitedName } from '#web/ui/awaited-name.ts';
import { DatabaseBackups } from './DatabaseBackups.tsx';
import { DatabaseFacts } from './DatabaseFacts.tsx';
import { databaseRead } from './databases-read.ts';
import { LazyBackupDrawer, LazyRestoreDrawer } from './lazy-parts.ts';
import { useBackupActions } from './use-backup-actions.tsx';

/** One database cluster and its backups. */
export function DatabasePage() {
  const t = useTranslations('databases');
  const s = useTranslations('services');
  const scope = useScope();
  const { region } = scope;
  const clusterId = useParam('clusterId');
  const {
    data: database,
    error,
    refetch,
  } = useQuery({
    ...queryFor(...databaseRead(scope, clusterId)),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isChanging(data) ? pollEvery : false),
  });
  const backup = usePanel('backup');
  const backups = useBackupActions();
  const cannotBackUp = useUnavailable(region, 'CreateBackup');
  const parent = { label: t('title'), to: paths.databases(scope) };

  if (database === undefined) {
    return (
      <>
        <PageHead title={awaitedName(undefined, clusterId, error === null)} parent={parent} />
        {error === null ? (
          <PageSkeleton />
        ) : isUnknownMethod(error) ? (
          <NotOffered region={region} />
        ) : (
          <ProblemPanel
            error={error}
            region={region}
            titles={{ forbidden: t('forbiddenTitle'), failed: t('failedOne') }}
            onRetry={() => void refetch()}
          />
        )}
      </>
    );
  }
  const unusable = isUsable(database) ? undefined : s('notUsable', { state: s('state', { state: stateOf(database) }) });
  return (
    <>
      <PageHead
        title={database.name}
        parent={parent}
        beside={<ServiceState state={stateOf(database)} />}
        actions={
          <>
            <Button
              icon={RefreshIcon}
              disabledReason={unusable}
              onClick={() => backups.restore(database.id)}
              {...onIntent(LazyRestoreDrawer)}
            >
              {t('restore.action')}
            </Button>
            <Button
              variant="primary"
              icon={PlusIcon}
              disabledReason={cannotBackUp ? s('notOffered') : unusable}
              onClick={() => backup.open()}
              {...onIntent(LazyBackupDrawer)}
            >
              {t('backups.create')}
            </Button>
          </>
        }
      />
      {database.status?.message && stateOf(database) !== 'RUNNING' ? (
        <Notice tone={stateOf(database) === 'FAILED' ? 'error' : 'info'}>{database.status.message}</Notice>
      ) : undefined}
      <DatabaseFacts database={database} />
      <DatabaseBackups scope={scope} database={database} actions={backups} />
      {backup.subject === undefined ? undefined : (
        <LazyBackupDrawer scope={scope} database={database} onClose={backup.close} />
      )}
      {backups.dialogs}
    </>
  );
}
