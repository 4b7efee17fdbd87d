import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Operation } from '#shared/contract/kubernetes/operations.ts';
import { toOperationState, type OperationState } from '#shared/rules/operation-state.ts';
import { ListView } from '#web/list/ListView.tsx';
import { useList, type List } from '#web/list/use-list.ts';
import { useOperations, useWatchedSpaces } from '#web/live/use-live.ts';
import { isWithoutOperations } from '#web/operation/is-without-operations.ts';
import { LiveMark } from '#web/operation/LiveMark.tsx';
import { mergeOperations } from '#web/operation/merge-operations.ts';
import { useClusterNames } from './use-cluster-names.ts';
import { useSpaceClusters } from './use-space-clusters.ts';
import { StaleNotice, useIsStale } from '#web/operation/StaleNotice.tsx';
import { useOperationColumns } from '#web/operation/operation-columns.tsx';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { WithoutOperations } from '#web/operation/WithoutOperations.tsx';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import type { Column } from '#web/table/column.ts';
import { withWords } from '#web/messages/with-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { lazyPart, onIntent } from '#web/ui/lazy-part.ts';
import { OperationFilters } from './OperationFilters.tsx';
import { operationList } from './operations-columns.tsx';
import {
  allOperations,
  operationFilterFrom,
  operationFilterTo,
  operationsRead,
  type OperationFilter,
} from './operations-read.ts';
import { isTimeline, listSearch, timelineSpanTo } from './timeline-span.ts';

const SpaceTimeline = lazyPart(
  async () => (await withWords(import('./SpaceTimeline.tsx'), ['timeline', 'directory'])).SpaceTimeline,
);

const today = { span: 'day', from: undefined } as const;

/** The operations of a space, newest first, as they go; or by cluster over time. */
export function OperationsPage() {
  const t = useTranslations('operations');
  const w = useTranslations('work');
  const words = useOperationWords();
  const scope = useScope();
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const isPicture = isTimeline(params);
  const filter = operationFilterFrom(params);
  const clusters = useSpaceClusters(scope) ?? [];
  const names = useClusterNames(scope);
  const stale = useIsStale(scope);
  const list = useLiveList(
    filter,
    useOperationColumns(scope, (operation) => names.nameOf(operation)),
  );
  useWatchedSpaces([{ region: scope.region, spaceId: scope.id }]);

  const show = (next: OperationFilter) =>
    void navigate({ search: operationFilterTo(next, params).toString() }, { replace: true });
  const isFiltered = filter.statuses.length > 0 || filter.kind !== undefined || filter.clusterId !== undefined;

  const filters = <OperationFilters filter={filter} clusters={clusters} onChange={show} />;
  const titles = { forbidden: t('forbiddenTitle'), failed: t('failedTitle') };

  const rowName = (operation: OperationState) =>
    w('kindOn', { kind: words.nameOf(operation), cluster: names.nameOf(operation) ?? '' });
  return (
    <>
      <PageHead
        title={t('title')}
        beside={isFiltered ? undefined : list.total}
        lead={isPicture ? undefined : w('lead')}
        actions={
          <>
            <LiveMark scope={scope} />
            <ButtonLink
              to={`?${isPicture ? listSearch(params) : timelineSpanTo(today, params)}`}
              {...onIntent(SpaceTimeline)}
            >
              {w(isPicture ? 'asList' : 'asTimeline')}
            </ButtonLink>
          </>
        }
      />
      {isWithoutOperations(list.error) ? (
        <WithoutOperations scope={scope} />
      ) : (
        <>
          {list.rows === undefined ? undefined : <StaleNotice scope={scope} />}
          <div data-stale={stale || undefined}>
            {isPicture ? (
              <SpaceTimeline scope={scope} list={list} controls={filters} filterLabel={w('filter')} titles={titles} />
            ) : (
              <ListView
                list={list}
                region={scope.region}
                caption={w('caption')}
                filterLabel={w('filter')}
                controls={filters}
                rowName={rowName}
                linkName={rowName}
                rowHref={({ id }) => paths.operation(scope, id)}
                none={
                  isFiltered
                    ? {
                        filtered: true,
                        title: w('noneMatchTitle'),
                        actions: (
                          <Button onClick={() => show({ statuses: [], kind: undefined, clusterId: undefined })}>
                            {w('clearFilters')}
                          </Button>
                        ),
                      }
                    : { title: w('noneTitle'), words: w('none') }
                }
                titles={titles}
              />
            )}
          </div>
        </>
      )}
    </>
  );
}

/** The list at the address as read from the region, kept up to date by the live watch. */
function useLiveList(filter: OperationFilter, columns: readonly Column<OperationState>[]): List<OperationState> {
  const scope = useScope();
  const { region, id: spaceId } = scope;
  const read = useList(operationList, {
    columns: [],
    read: (state) => operationsRead(scope, filter, state),
    walk: allOperations(scope, filter),
  });
  const live = useOperations(region, spaceId);
  const asked = JSON.stringify(filter);
  // A text is looked for among what was read only.
  const isFirstPage = read.state.after === undefined && read.state.text === '';
  const isWhole = read.nextToken === undefined;
  // Thousands of them are not put together anew by each letter that only changes the address.
  const rows = useMemo(() => {
    const { statuses, kind, clusterId } = JSON.parse(asked) as OperationFilter;
    const wanted: readonly string[] = statuses;
    const matches = (operation: OperationState) =>
      (wanted.length === 0 || wanted.includes(operation.status)) &&
      (kind === undefined || kind === operation.kind) &&
      (clusterId === undefined || clusterId === operation.clusterId);
    const states = read.rows?.map((record) => stateOf(region, spaceId, record));
    return states && mergeOperations(states, live ?? [], { matches, isFirstPage, isWhole });
  }, [region, spaceId, read.rows, live, asked, isFirstPage, isWhole]);
  // Until those of another filter have come, how many there are of the one before says nothing of them.
  const total = read.pending && asked !== noFilter ? undefined : read.total;
  return { ...read, total, matching: undefined, rowKey: ({ id }) => id, columns, rows };
}

const noFilter = JSON.stringify(operationFilterFrom(new URLSearchParams()));

/** By the record it was read from: a filter over thousands asks for the same ones with every key. */
const states = new WeakMap<Operation, OperationState>();

function stateOf(region: string, spaceId: string, record: Operation): OperationState {
  const known = states.get(record);
  if (known !== undefined) return known;
  const state = toOperationState(region, spaceId, record);
  states.set(record, state);
  return state;
}
