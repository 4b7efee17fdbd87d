import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Registry } from '#shared/contract/platform/registries.ts';
import { useUnavailable } from '#web/api/unavailable.ts';
import { isChanging, isUsable, stateOf } from '#web/services/service-state.ts';
import { ServiceList } from '#web/services/ServiceList.tsx';
import { serviceList, useServiceColumns } from '#web/services/service-columns.tsx';
import { useWholeList } from '#web/services/use-whole-list.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { RefreshIcon } from '#web/ui/icons.tsx';
import { EyeIcon } from '#web/ui/later-icons.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { Filled, MenuItem } from '#web/ui/menu-item.ts';
import { registriesRead } from './registries.page.ts';

const PasswordDialog = lazyPart(async () => (await import('./PasswordDialog.tsx')).PasswordDialog);

/** The container registries of a space, and their passwords. */
export function RegistriesPage() {
  const t = useTranslations('registries');
  const s = useTranslations('services');
  const scope = useScope();
  const { region } = scope;
  const [asked, setAsked] = useState<{ readonly registry: Registry; readonly reset: boolean }>();
  const missing = {
    read: useUnavailable(region, 'ReadRegistryPassword'),
    reset: useUnavailable(region, 'ResetRegistryPassword'),
  };
  const list = useWholeList(serviceList, {
    columns: useServiceColumns(),
    read: registriesRead(scope),
    itemsOf: ({ items }) => items,
    isChanging,
  });

  function rowActions(registry: Registry): Filled<MenuItem> {
    PasswordDialog.prefetch();
    const unusable = isUsable(registry)
      ? undefined
      : s('notUsable', { state: s('state', { state: stateOf(registry) }) });
    return [
      {
        id: 'read',
        label: t('actions.read'),
        icon: EyeIcon,
        disabledReason: missing.read ? s('notOffered') : unusable,
        onAction: () => setAsked({ registry, reset: false }),
      },
      {
        id: 'reset',
        label: t('actions.reset'),
        icon: RefreshIcon,
        danger: true,
        disabledReason: missing.reset ? s('notOffered') : unusable,
        onAction: () => setAsked({ registry, reset: true }),
      },
    ];
  }

  return (
    <>
      <PageHead title={t('title')} beside={list.total} lead={t('lead')} />
      <ServiceList
        list={list}
        region={region}
        caption={t('caption')}
        filterLabel={t('filter')}
        rowName={({ name }) => name}
        rowActions={rowActions}
        none={{ title: t('noneTitle'), words: t('none') }}
        titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
      />
      {asked === undefined ? undefined : (
        <PasswordDialog scope={scope} {...asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
