import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Space } from '#shared/contract/iam/organisations.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { nextTokenOf } from '#shared/contract/list-reply.ts';
import { useItemsById } from '#web/api/names.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Read } from '#web/api/scope.ts';
import type { ListState } from '#web/list/list-state.ts';
import { useListState } from '#web/list/use-list-state.ts';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { TableFoot } from '#web/table/TableToolbar.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { spaceColumns, spaceNameOf, type SpaceColumnWords, type SpaceRow } from './assigned-space-columns.tsx';

export interface AssignedSpacesWords extends SpaceColumnWords {
  readonly caption: string;
  readonly openThere: string;
  readonly takeOut: string;
  readonly noneTitle: string;
  readonly none: string;
  readonly pages: string;
  readonly namesForbidden: string;
  readonly titles: { readonly forbidden: string; readonly failed: string };
}

export interface AssignedSpacesProps {
  words: AssignedSpacesWords;
  readFor: (state: ListState) => Read<'ListSpacesOfUser'> | Read<'ListSpacesOfServiceAccount'>;
  /** The page of the identity in a space. */
  hrefIn: (spaceId: string) => string;
  /** The identity is being deleted: nothing is asked about it any more. */
  paused?: boolean;
  onTakeOut: (space: SpaceRow) => void;
}

/**
 * The spaces of the organisation that a user or a service account is assigned to. The list gives ids only; one further
 * call names a whole page of them.
 */
export function AssignedSpaces({ words, readFor, hrefIn, paused = false, onTakeOut }: AssignedSpacesProps) {
  const list = useTranslations('core.list');
  const { region, id: organisationId } = useScope();
  const { state, goToNext, goToPrevious } = useListState();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queryFor(...(readFor(state) as Read<'ListSpacesOfUser'>)),
    placeholderData: keepPreviousData,
    enabled: !paused,
  });
  const ids = data?.items.map(({ id }) => id) ?? [];
  const names = useItemsById<Space>(region, 'ListSpaces', { path: { organisationId } }, ids);
  const nextToken = data && nextTokenOf(data);

  if (data === undefined && error !== null) {
    return <ProblemPanel error={error} region={region} titles={words.titles} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {names.error instanceof ApiProblem && names.error.status === 403 ? (
        <Notice tone="info">{words.namesForbidden}</Notice>
      ) : undefined}
      <DataTable
        caption={words.caption}
        columns={spaceColumns(words, names.pending)}
        rows={data?.items.map(({ id }): SpaceRow => ({ id, space: names.items.get(id) }))}
        rowKey={({ id }) => id}
        rowName={spaceNameOf}
        rowHref={({ id }) => hrefIn(id)}
        rowActions={(row) => [
          { id: 'open', label: words.openThere, href: hrefIn(row.id) },
          { id: 'takeOut', label: words.takeOut, danger: true, onAction: () => onTakeOut(row) },
        ]}
        skeletonRows={3}
        empty={
          <EmptyState kind="none-yet" title={words.noneTitle}>
            {words.none}
          </EmptyState>
        }
      />
      {goToPrevious || nextToken !== undefined ? (
        <TableFoot>
          <Pager
            label={words.pages}
            onPrevious={goToPrevious}
            onNext={nextToken === undefined ? undefined : () => goToNext(nextToken)}
            pending={isPlaceholderData}
            firstReason={list('firstPage')}
            lastReason={list('lastPage')}
          />
        </TableFoot>
      ) : undefined}
    </>
  );
}
