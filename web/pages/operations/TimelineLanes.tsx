import { memo, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { LaneChart, type Lane } from '#web/chart/LaneChart.tsx';
import { isBundle } from '#web/chart/lane-items.ts';
import type { TimeWindow } from '#web/chart/time-window.ts';
import { Button } from '#web/ui/Button.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { nameText } from '#web/ui/name-text.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { dayText } from '#web/ui/day-text.ts';
import { timeText } from '#web/ui/time-text.ts';
import { weekdayText } from '#web/ui/weekday-text.ts';
import { lanesOf, listOf, type PlacedOperation } from './timeline-lanes.ts';
import { closeUp, timelineSpanTo, zoomed, type TimelineSpan } from './timeline-span.ts';
import type { ClusterNames } from './use-cluster-names.ts';
import { useTimelineWords } from './use-timeline-words.ts';

export interface TimelineLanesProps {
  scope: Scope;
  /** Those in sight. */
  operations: readonly PlacedOperation[];
  shown: TimelineSpan;
  window: TimeWindow;
  range: string;
  now: number;
  readFrom: number;
  search: URLSearchParams;
  clusters: ClusterNames;
}

const lanesAtOnce = 30;
const day = 24 * 60 * 60_000;

/** The picture: a lane for each cluster, by name, those that are gone below. */
export const TimelineLanes = memo(function TimelineLanes(props: TimelineLanesProps) {
  const { scope, operations, shown, window, range, now, readFrom, search, clusters } = props;
  const t = useTranslations('timeline');
  const words = useTimelineWords();
  const { locale } = useKitText();
  const navigate = useNavigate();
  const [count, setCount] = useState(lanesAtOnce);
  const lanes = useMemo(() => {
    const named = lanesOf(operations).map((lane) => {
      const name = clusters.nameOf(lane) ?? t('noCluster');
      return { ...lane, name, gone: clusters.isGone(lane.clusterId) };
    });
    return named.sort(
      (one, other) => Number(one.gone) - Number(other.gone) || one.name.localeCompare(other.name, locale),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- words follow from the language
  }, [operations, clusters, locale]);
  const drawn = useMemo(
    () =>
      lanes.slice(0, count).map(({ clusterId, name, gone, operations: own }): Lane => ({
        id: clusterId ?? name,
        name: nameText(name),
        head: (
          <>
            {clusterId === undefined || gone ? (
              <span title={nameText(name)}>{nameText(name)}</span>
            ) : (
              <TextLink quiet to={paths.cluster(scope, clusterId)} title={nameText(name)}>
                {nameText(name)}
              </TextLink>
            )}
            {gone ? <span className="quiet"> {t('deleted')}</span> : undefined}
          </>
        ),
        marks: own,
      })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- words follow from the language
    [lanes, count, scope, locale],
  );
  const byId = useMemo(() => new Map(operations.map((one) => [one.id, one])), [operations]);
  const hidden = lanes.length - count;
  const lookAt = (next: TimelineSpan) => `?${timelineSpanTo(next, search).toString()}`;
  return (
    <>
      <LaneChart
        label={t('label', { range, count: operations.length, clusters: lanes.length })}
        lanes={drawn}
        window={window}
        now={now}
        hint={t('hint', { count: operations.length, clusters: lanes.length })}
        nowText={t('nowAt', { time: timeText(locale, now) })}
        readFrom={readFrom}
        tickText={tickText}
        textOf={(item, { name }) => {
          if (isBundle(item)) return words.bundle(item, name, closer(item) === undefined);
          const one = byId.get(item.id);
          return one === undefined ? '' : words.sentenceOf(one, name, now);
        }}
        toOf={(item, { id }) => {
          if (!isBundle(item)) return paths.operation(scope, item.id);
          const next = closer(item);
          if (next !== undefined) return lookAt(next);
          return listOf(scope, operations, id);
        }}
        onZoom={(direction, around) => {
          const next = zoomed(shown.span, direction, around);
          if (next !== undefined) void navigate(lookAt(next));
        }}
      />
      {hidden > 0 ? (
        <Button onClick={() => setCount(count + lanesAtOnce)}>
          {t('moreLanes', { count: Math.min(hidden, lanesAtOnce) })}
        </Button>
      ) : undefined}
    </>
  );

  function closer({ from, until }: { from: number; until: number }) {
    return closeUp(shown.span, { from, to: until });
  }

  function tickText(moment: number, step: number): string {
    if (step < day) return timeText(locale, moment);
    const isWeek = window.to - window.from <= 8 * day;
    return isWeek ? `${weekdayText(locale, moment)} ${new Date(moment).getDate()}` : dayText(locale, moment, now);
  }
});
