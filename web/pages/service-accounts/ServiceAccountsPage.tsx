import { useTranslations } from 'use-intl';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { CreateButton, Creation } from '#web/access/Creation.tsx';
import { ListView } from '#web/list/ListView.tsx';
import { useList } from '#web/list/use-list.ts';
import { useSelection } from '#web/list/use-selection.ts';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { usePanel } from '#web/scope/use-panel.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { accountName } from './account-words.ts';
import { useAccountColumns } from './accounts-columns.tsx';
import { accountList } from '#web/directory/searched-lists.ts';
import { accountsRead, allAccounts } from './accounts-read.ts';
import { LazyCreateAccountDrawer, LazyEditAccountDrawer, LazySelectedAccounts } from './lazy-parts.ts';
import { useAccountActions } from './use-account-actions.tsx';
import { useLeaving } from './use-leaving.ts';

/** The service accounts of an organisation or a space. */
export function ServiceAccountsPage() {
  const t = useTranslations('accounts');
  const scope = useScope();
  const leaving = useLeaving(scope);
  const list = useList<ServiceAccount>(accountList, {
    columns: useAccountColumns(),
    read: (state) => accountsRead(scope, state),
    walk: allAccounts(scope),
  });
  const chosen = useSelection(list.rows);
  const create = usePanel('create');
  const edit = usePanel('edit');
  const actions = useAccountActions({ leaving, onEdit: ({ id }) => edit.open(id), onLeft: () => undefined });
  const inSpace = scope.kind === 'space';

  return (
    <>
      <PageHead
        title={t('title')}
        beside={list.total}
        lead={inSpace ? t('leadSpace') : t('leadOrganisation')}
        actions={
          <CreateButton list={list} panel={create} part={LazyCreateAccountDrawer} operation="CreateServiceAccount">
            {t('actions.create')}
          </CreateButton>
        }
      />
      <ListView
        list={list}
        region={scope.region}
        caption={t('caption')}
        filterLabel={t('filter')}
        rowName={accountName}
        rowHref={({ id }) => paths.serviceAccount(scope, id)}
        rowActions={actions.itemsFor}
        selection={chosen.selection}
        commands={chosen.rows.length === 0 ? undefined : <LazySelectedAccounts list={list} chosen={chosen} />}
        none={{ title: t('noneTitle'), words: inSpace ? t('noneSpace') : t('noneOrganisation') }}
        titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
      />
      <Creation list={list} panel={create} operation="CreateServiceAccount">
        <LazyCreateAccountDrawer onClose={create.close} />
      </Creation>
      {edit.subject === undefined ? undefined : <LazyEditAccountDrawer accountId={edit.subject} onClose={edit.close} />}
      {actions.dialog}
    </>
  );
}
