import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Space } from '#shared/contract/iam/organisations.ts';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { nextTokenOf } from '#web/api/list-reply.ts';
import { useItemsById } from '#web/api/names.ts';
import { queryFor } from '#web/api/queries.ts';
import { useListState } from '#web/list/use-list-state.ts';
import { paths } from '#web/paths.ts';
import { ProblemPanel } from '#web/shell/ProblemPanel.tsx';
import { useScope } from '#web/shell/use-scope.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { TableFoot } from '#web/table/TableToolbar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { spaceNameOf, useSpaceColumns, type SpaceRow } from './account-space-columns.tsx';
import { accountName } from './account-words.ts';
import { spacesOfAccountRead } from './accounts-read.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

/** The spaces an account of the organisation is assigned to. The list gives ids only; one further call names a page of them. */
export function AccountSpaces({ account, onAssign }: { account: ServiceAccount; onAssign: () => void }) {
  const t = useTranslations('account.spaces');
  const list = useTranslations('core.list');
  const scope = useScope();
  const { region, id: organisationId } = scope;
  const { state, goToNext, goToPrevious } = useListState();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queryFor(...spacesOfAccountRead(scope, account.id, state)),
    placeholderData: keepPreviousData,
  });
  const ids = data?.items.map(({ id }) => id) ?? [];
  const names = useItemsById<Space>(region, 'ListSpaces', { path: { organisationId } } as never, ids);
  const columns = useSpaceColumns(names.pending);
  const [removing, setRemoving] = useState<SpaceRow>();
  const nextToken = data && nextTokenOf(data);
  const hrefIn = (spaceId: string) => paths.serviceAccount({ region, kind: 'space', id: spaceId }, account.id);

  return (
    <section aria-labelledby="account-spaces" className="page-section">
      <header className="section-head">
        <h2 id="account-spaces">{t('title')}</h2>
        <Button size="small" icon={PlusIcon} onClick={onAssign}>
          {t('assign')}
        </Button>
        <p>{t('lead', { name: accountName(account) })}</p>
      </header>
      {data === undefined && error !== null ? (
        <ProblemPanel
          error={error}
          region={region}
          titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
          onRetry={() => void refetch()}
        />
      ) : (
        <DataTable
          caption={t('caption', { name: accountName(account) })}
          columns={columns}
          rows={data?.items.map(({ id }): SpaceRow => ({ id, space: names.items.get(id) }))}
          rowKey={({ id }) => id}
          rowName={spaceNameOf}
          rowHref={({ id }) => hrefIn(id)}
          rowActions={(row) => [
            { id: 'open', label: t('openThere'), href: hrefIn(row.id) },
            { id: 'remove', label: t('remove'), danger: true, onAction: () => setRemoving(row) },
          ]}
          skeletonRows={3}
          empty={
            <EmptyState kind="none-yet" title={t('noneTitle')}>
              {t('none')}
            </EmptyState>
          }
        />
      )}
      {goToPrevious || nextToken !== undefined ? (
        <TableFoot>
          <Pager
            label={t('pages')}
            onPrevious={goToPrevious}
            onNext={nextToken === undefined ? undefined : () => goToNext(nextToken)}
            pending={isPlaceholderData}
            firstReason={list('firstPage')}
            lastReason={list('lastPage')}
          />
        </TableFoot>
      ) : undefined}
      {removing ? (
        <DeleteAccountDialog
          account={account}
          scope={{ region, kind: 'space', id: removing.id }}
          spaceName={spaceNameOf(removing)}
          onClose={() => setRemoving(undefined)}
          onLeft={() => setRemoving(undefined)}
        />
      ) : undefined}
    </section>
  );
}
