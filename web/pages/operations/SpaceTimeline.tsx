import { useMemo, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { Scope } from '#web/api/scope.ts';
import { isMarkInSight } from '#web/chart/lane-items.ts';
import { ListBar, wholeOf } from '#web/list/ListBar.tsx';
import { LazyRereadNotice } from '#web/list/lazy-reread-notice.ts';
import type { List } from '#web/list/use-list.ts';
import { useKnownNow } from '#web/operation/use-freshness.ts';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { localText } from '#web/ui/time-text.ts';
import { readBackTo, type PlacedOperation } from './timeline-lanes.ts';
import { timelineSpanFrom, timelineSpanTo, windowOf } from './timeline-span.ts';
import { TimelineControls } from './TimelineControls.tsx';
import { TimelineLanes } from './TimelineLanes.tsx';
import { TimelineLegend } from './TimelineLegend.tsx';
import { TimelineTwin } from './TimelineTwin.tsx';
import { rangeText } from './timeline-range.ts';
import { useClusterNames } from './use-cluster-names.ts';
import { coarse, usePlaced } from './use-placed.ts';
import './timeline.css';

export interface SpaceTimelineProps {
  scope: Scope;
  list: List<OperationState>;
  /** Narrow the list. */
  controls: ReactNode;
  filterLabel: string;
  titles: { readonly forbidden: string; readonly failed: string };
}

const nothing: readonly OperationState[] = [];

/** The operations of a space by cluster over time, as far as they were read, as a picture and as a table. */
export function SpaceTimeline({ scope, list, controls, filterLabel, titles }: SpaceTimelineProps) {
  const t = useTranslations('timeline');
  const { locale } = useKitText();
  const [search, setSearch] = useSearchParams();
  const { rows, walk, error } = list;
  const known = useKnownNow(scope);
  const shown = useMemo(() => timelineSpanFrom(search), [search]);
  const minute = Math.floor(known / 60_000) * 60_000;
  const window = useMemo(() => windowOf(shown, minute), [shown, minute]);
  const now = coarse(known, window);
  const placed = usePlaced(scope, rows ?? nothing, now);
  const operations = useMemo(() => placed.filter((one) => isMarkInSight(one, window)), [placed, window]);
  const isWhole = walk === undefined ? list.nextToken === undefined : walk.complete;
  const readFrom = useMemo(() => readBackTo(rows ?? nothing, isWhole), [rows, isWhole]);
  const clusters = useClusterNames(scope);
  const clusterOf = ({ operation }: PlacedOperation) => clusters.nameOf(operation) ?? t('noCluster');
  if (rows === undefined && error !== null)
    return <ProblemPanel error={error} region={scope.region} titles={titles} onRetry={list.retry} />;
  const unplaced = (rows?.length ?? 0) - placed.length;
  const range = rangeText(locale, shown.span, window);
  return (
    <section className="timeline-view" aria-label={t('title')}>
      <ListBar list={wholeOf(list)} caption={t('title')} filterLabel={filterLabel} controls={controls} />
      {error === null ? undefined : <LazyRereadNotice list={list} />}
      <TimelineControls
        shown={shown}
        window={window}
        range={range}
        now={now}
        onShow={(next) => setSearch(timelineSpanTo(next, search))}
      />
      {rows === undefined ? (
        <PageSkeleton />
      ) : (
        <>
          <TimelineLanes
            scope={scope}
            operations={operations}
            shown={shown}
            window={window}
            range={range}
            now={now}
            readFrom={readFrom}
            search={search}
            clusters={clusters}
          />
          {operations.length === 0 ? <p className="quiet">{t(isWhole ? 'noneWhole' : 'none')}</p> : undefined}
          <div className="timeline-foot">
            <TimelineLegend operations={operations} />
            <ReadBack from={readFrom} inSight={window.from} unplaced={unplaced} />
          </div>
          <TimelineTwin scope={scope} operations={operations} now={now} nameOf={clusterOf} />
        </>
      )}
    </section>
  );
}

interface ReadBackProps {
  from: number;
  /** Where the picture begins. */
  inSight: number;
  unplaced: number;
}

/** How far back the picture goes, and what it cannot show. */
function ReadBack({ from, inSight, unplaced }: ReadBackProps) {
  const t = useTranslations('timeline');
  const { locale } = useKitText();
  return (
    <p className="quiet">
      {from === 0
        ? t('readWhole')
        : from <= inSight
          ? t('readSight')
          : Number.isFinite(from)
            ? t('readTo', { at: localText(locale, from) })
            : t('readNone')}
      {unplaced > 0 ? ` ${t('unplaced', { count: unplaced })}` : undefined}
    </p>
  );
}
