import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SecretInstance } from '#shared/contract/platform/secret-instances.ts';
import { useUnavailable } from '#web/api/unavailable.ts';
import { isChanging, isUsable, stateOf } from '#web/services/service-state.ts';
import { ServiceList } from '#web/services/ServiceList.tsx';
import { serviceList, useServiceColumns } from '#web/services/service-columns.tsx';
import { useWholeList } from '#web/services/use-whole-list.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { EyeIcon } from '#web/ui/later-icons.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { Filled, MenuItem } from '#web/ui/menu-item.ts';
import { secretInstancesRead } from './secret-instances.page.ts';

const TokenDialog = lazyPart(async () => (await import('./TokenDialog.tsx')).TokenDialog);

/** The secret managers of a space, and the tokens of their administrators. */
export function SecretInstancesPage() {
  const t = useTranslations('secrets');
  const s = useTranslations('services');
  const scope = useScope();
  const [asked, setAsked] = useState<SecretInstance>();
  const missing = useUnavailable(scope.region, 'GetSecretInstancePassword');
  const list = useWholeList(serviceList, {
    columns: useServiceColumns(),
    read: secretInstancesRead(scope),
    itemsOf: ({ items }) => items,
    isChanging,
  });

  function rowActions(instance: SecretInstance): Filled<MenuItem> {
    TokenDialog.prefetch();
    const unusable = isUsable(instance)
      ? undefined
      : s('notUsable', { state: s('state', { state: stateOf(instance) }) });
    return [
      {
        id: 'reveal',
        label: t('reveal'),
        icon: EyeIcon,
        disabledReason: missing ? s('notOffered') : unusable,
        onAction: () => setAsked(instance),
      },
    ];
  }

  return (
    <>
      <PageHead title={t('title')} beside={list.total} lead={t('lead')} />
      <ServiceList
        list={list}
        region={scope.region}
        caption={t('caption')}
        filterLabel={t('filter')}
        rowName={({ name }) => name}
        rowActions={rowActions}
        none={{ title: t('noneTitle'), words: t('none') }}
        titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
      />
      {asked === undefined ? undefined : (
        <TokenDialog scope={scope} instance={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
