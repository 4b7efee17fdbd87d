import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Space } from '#shared/contract/iam/organisations.ts';
import type { User } from '#shared/contract/iam/users.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { nextTokenOf } from '#web/api/list-reply.ts';
import { useItemsById } from '#web/api/names.ts';
import { queryFor } from '#web/api/queries.ts';
import { useListState } from '#web/list/use-list-state.ts';
import { paths } from '#web/paths.ts';
import { ProblemPanel } from '#web/shell/ProblemPanel.tsx';
import { useScope } from '#web/shell/use-scope.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { TableFoot } from '#web/table/TableToolbar.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { UnassignDialog } from './UnassignDialog.tsx';
import { spacesOfUserRead } from './user-reads.ts';
import { useSpaceColumns, type SpaceRow } from './user-space-columns.tsx';
import { userName } from './user-words.ts';

export interface UserSpacesProps {
  user: User;
  /** The user is being deleted: nothing is asked about them any more. */
  paused: boolean;
}

/** The spaces a user is assigned to. The list gives ids only; one further call names a whole page of them. */
export function UserSpaces({ user, paused }: UserSpacesProps) {
  const t = useTranslations('user.spaces');
  const list = useTranslations('core.list');
  const scope = useScope();
  const { region, id: organisationId } = scope;
  const { state, goToNext, goToPrevious } = useListState();
  const path = { organisationId };
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queryFor(...spacesOfUserRead(scope, user.id, state)),
    placeholderData: keepPreviousData,
    enabled: !paused,
  });
  const ids = data?.items.map(({ id }) => id) ?? [];
  const names = useItemsById<Space>(region, 'ListSpaces', { path } as never, ids);
  const columns = useSpaceColumns(names.pending);
  const [leaving, setLeaving] = useState<SpaceRow>();
  const nextToken = data && nextTokenOf(data);
  const nameOf = ({ id, space }: SpaceRow) => space?.name ?? id.slice(0, 8);

  if (data === undefined && error !== null) {
    const titles = { forbidden: t('forbiddenTitle'), failed: t('failedTitle') };
    return <ProblemPanel error={error} region={region} titles={titles} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {names.error instanceof ApiProblem && names.error.status === 403 ? (
        <Notice tone="info">{t('namesForbidden')}</Notice>
      ) : undefined}
      <DataTable
        caption={t('caption', { name: userName(user) })}
        columns={columns}
        rows={data?.items.map(({ id }): SpaceRow => ({ id, space: names.items.get(id) }))}
        rowKey={({ id }) => id}
        rowName={nameOf}
        rowHref={({ id }) => paths.user({ region, kind: 'space', id }, user.id)}
        rowActions={(row) => [
          {
            id: 'open',
            label: t('openThere'),
            href: paths.user({ region, kind: 'space', id: row.id }, user.id),
          },
          { id: 'unassign', label: t('unassign'), danger: true, onAction: () => setLeaving(row) },
        ]}
        skeletonRows={3}
        empty={
          <EmptyState kind="none-yet" title={t('noneTitle')}>
            {t('none')}
          </EmptyState>
        }
      />
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
      {leaving ? (
        <UnassignDialog
          user={user}
          spaceId={leaving.id}
          spaceName={nameOf(leaving)}
          onClose={() => setLeaving(undefined)}
          onGone={() => setLeaving(undefined)}
        />
      ) : undefined}
    </>
  );
}
