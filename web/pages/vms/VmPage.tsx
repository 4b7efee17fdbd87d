import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { isUnknownMethod } from '#web/api/is-not-offered.ts';
import { queryFor } from '#web/api/queries.ts';
import { paths } from '#web/address/paths.ts';
import { NotOffered } from '#web/services/NotOffered.tsx';
import { pollEvery } from '#web/services/use-whole-list.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useParam, useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useVmActions } from './use-vm-actions.tsx';
import { isChanging, lacksRootVolume, rootDeviceOf } from './vm-facts.ts';
import { VmFacts } from './VmFacts.tsx';
import { vmRead } from './vms-read.ts';
import { VmState } from './VmState.tsx';
import { VmVolumes } from './VmVolumes.tsx';

/** One virtual machine, as it goes, and what can be done to it. */
export function VmPage() {
  const t = useTranslations('vms');
  const scope = useScope();
  const id = useParam('vmId');
  const {
    data: vm,
    error,
    refetch,
  } = useQuery({
    ...queryFor(...vmRead(scope, id)),
    refetchInterval: ({ state: { data } }) => (data !== undefined && isChanging(data) ? pollEvery : false),
  });
  const actions = useVmActions();
  const parent = { label: t('title'), to: paths.vms(scope) };

  if (vm === undefined) {
    return (
      <>
        <PageHead title={id} parent={parent} />
        {error === null ? (
          <PageSkeleton />
        ) : isUnknownMethod(error) ? (
          <NotOffered region={scope.region} />
        ) : (
          <ProblemPanel
            error={error}
            region={scope.region}
            titles={{ forbidden: t('forbiddenTitle'), failed: t('failedOne') }}
            onRetry={() => void refetch()}
          />
        )}
      </>
    );
  }
  return (
    <>
      <PageHead
        title={vm.id}
        parent={parent}
        beside={<VmState state={vm.state} />}
        actions={actions.itemsFor(vm).map(({ id: action, label, icon, disabledReason, onAction }) => (
          <Button key={action} {...(icon && { icon })} disabledReason={disabledReason} onClick={onAction}>
            {label}
          </Button>
        ))}
      />
      {error === null ? undefined : (
        <Notice
          tone="warning"
          announce
          title={t('stale')}
          actions={
            <Button size="small" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {lacksRootVolume(vm) && vm.state !== 'terminated' ? (
        <Notice tone="warning" title={t('missingVolume.title')}>
          {t('missingVolume.todo', { device: rootDeviceOf(vm) })}
        </Notice>
      ) : undefined}
      <VmFacts vm={vm} />
      <VmVolumes vm={vm} />
      {actions.dialog}
    </>
  );
}
