import { useTranslations } from 'use-intl';
import { CreateButton, Creation } from '#web/access/Creation.tsx';
import { paths } from '#web/address/paths.ts';
import { ServiceList } from '#web/services/ServiceList.tsx';
import { useWholeList } from '#web/services/use-whole-list.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { usePanel } from '#web/scope/use-panel.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { VmIcon } from '#web/ui/icons.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useVmActions } from './use-vm-actions.tsx';
import { isChanging } from './vm-facts.ts';
import { vmList, useVmColumns } from './vms-columns.tsx';
import { vmsRead } from './vms-read.ts';

const CreateVmDrawer = lazyPart(async () => (await import('./CreateVmDrawer.tsx')).CreateVmDrawer);

/** The virtual machines of a space; the list follows those that start or stop. */
export function VmsPage() {
  const t = useTranslations('vms');
  const scope = useScope();
  const list = useWholeList(vmList, {
    columns: useVmColumns(),
    read: vmsRead(scope),
    itemsOf: ({ items }) => items,
    isChanging,
  });
  const create = usePanel('create');
  const actions = useVmActions();
  const createButton = (
    <CreateButton list={list} panel={create} part={CreateVmDrawer} operation="CreateVms">
      {t('create')}
    </CreateButton>
  );

  return (
    <>
      <PageHead title={t('title')} beside={list.total} lead={t('lead')} actions={createButton} />
      <ServiceList
        list={list}
        region={scope.region}
        caption={t('caption')}
        filterLabel={t('filter')}
        rowName={({ id }) => id}
        rowHref={({ id }) => paths.vm(scope, id)}
        rowActions={(vm) => [
          { id: 'open', label: t('actions.open'), icon: VmIcon, href: paths.vm(scope, vm.id) },
          ...actions.itemsFor(vm),
        ]}
        none={{ title: t('noneTitle'), words: t('none') }}
        titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
      />
      <Creation list={list} panel={create} operation="CreateVms">
        <CreateVmDrawer scope={scope} onClose={create.close} />
      </Creation>
      {actions.dialog}
    </>
  );
}
