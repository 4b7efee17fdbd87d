import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Run } from '#shared/run.ts';
import { paths } from '#web/address/paths.ts';
import { readAtOf } from '#web/api/read-at.ts';
import { deleteRun, isAtWork, runsKey, runsQuery } from '#web/api/run-calls.ts';
import { WholeList } from '#web/list/WholeList.tsx';
import { PageTitle } from '#web/page/PageTitle.tsx';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { StaleRead } from '#web/operation/StaleRead.tsx';
import { useIsUnheard } from '#web/operation/use-freshness.ts';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { isFinished, useRunWords } from '#web/runs/use-run-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';
import { TrashIcon } from '#web/ui/icons.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useRunColumns } from './use-run-columns.tsx';

/** What the console's server does, or has done, for one's accounts, in all regions. */
export function RunsPage() {
  const t = useTranslations('runs');
  const title = useTranslations('core.shell')('work');
  const { nameOf } = useRunWords();
  const columns = useRunColumns();
  const { data, error, refetch, dataUpdatedAt } = useQuery(runsQuery);
  const isOld = useIsUnheard();
  const remove = useMutation({
    meta: { read: runsKey },
    mutationFn: async (runs: readonly Run[]) => {
      for (const { id } of runs) await deleteRun(id);
    },
    onSuccess: (_, runs) => {
      focusTitle();
      showToast(t('deleted', { count: runs.length }));
    },
  });
  const finished = (data?.items ?? []).filter(isFinished);
  return (
    <>
      <PageTitle title={title} />
      <PageHeader
        title={title}
        beside={data?.items.length}
        lead={t('lead')}
        actions={
          finished.length > 1 ? (
            <Button pending={remove.isPending} onClick={() => remove.mutate(finished)}>
              {t('deleteFinished', { count: finished.length })}
            </Button>
          ) : undefined
        }
      />
      {remove.error === null ? undefined : <ActionFailure error={remove.error} />}
      {data === undefined && error !== null ? (
        <ProblemPanel error={error} region={undefined} onRetry={() => void refetch()} />
      ) : (
        <div data-stale={isOld || undefined}>
          <StaleRead readAt={readAtOf(dataUpdatedAt)} onReconnect={() => void refetch()} />
          <WholeList
            caption={t('caption')}
            words={{ filter: t('list.filter'), noneMatch: t('list.noneMatch'), showAll: t('list.showAll') }}
            columns={columns}
            rows={data?.items}
            rowKey={({ id }) => id}
            rowName={nameOf}
            rowHref={({ id, scope }) => paths.run(scope, id)}
            rowActions={(run) => [
              {
                id: 'delete',
                label: t('delete'),
                icon: TrashIcon,
                disabledReason: isAtWork(run) ? t('deleteStopped') : undefined,
                onAction: () => remove.mutate([run]),
              },
            ]}
            skeletonRows={3}
            empty={
              <EmptyState kind="none-yet" title={t('noneTitle')}>
                {t('none')}
              </EmptyState>
            }
          />
        </div>
      )}
    </>
  );
}
