import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { HistoryMark } from '#web/chart/Dot.tsx';
import { HistoryStrip } from '#web/chart/HistoryStrip.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { localText } from '#web/ui/time-text.ts';
import { durationText } from './duration-text.ts';
import { pastRuns, type PastRun } from './operation-history.ts';
import { useKnownNow } from './use-freshness.ts';
import { PointList } from './PointList.tsx';
import { useOperationWords } from './use-operation-words.ts';

export interface OperationHistoryProps {
  scope: Scope;
  operations: readonly OperationState[];
  of: 'ofKind' | 'ofCluster';
  /** Names the cluster of an operation where they are of several. */
  nameOf?: (operation: OperationState) => string | undefined;
}

/** The room that the picture will take: nothing moves when it comes. */
export function HistoryPlace(): ReactNode {
  const t = useTranslations('work.history');
  const heading = useId();
  return (
    <section className="page-section history" aria-labelledby={heading} aria-busy>
      <div className="history-head">
        <h2 id={heading}>{t('title')}</h2>
      </div>
      <svg className="chart history-strip" height="112" aria-hidden />
      <p className="history-list">
        <Skeleton />
      </p>
    </section>
  );
}

/** How long the last operations ran, as a picture and as a list that says the same. */
export function OperationHistory({ scope, operations, of, nameOf }: OperationHistoryProps): ReactNode {
  const t = useTranslations('work.history');
  const w = useTranslations('work');
  const words = useOperationWords();
  const { locale } = useKitText();
  const heading = useId();
  const runs = pastRuns(operations, useKnownNow(scope));
  const points = runs.map(({ operation, ran, tone }) => {
    const kind = words.nameOf(operation);
    const cluster = nameOf?.(operation);
    return {
      id: operation.id,
      label: t('point', {
        name: cluster === undefined ? kind : w('kindOn', { kind, cluster }),
        state: tone,
        time: durationText(locale, ran),
        at: localText(locale, Date.parse(operation.startedAt ?? '')),
      }),
      to: paths.operation(scope, operation.id),
      value: ran,
      tone,
    };
  });
  const title = t(of, { count: points.length });
  const count = (tone: PastRun['tone']) => runs.filter((run) => run.tone === tone).length;
  return (
    <section className="page-section history" aria-labelledby={heading}>
      <div className="history-head">
        <h2 id={heading}>{t('title')}</h2>
        {points.length === 0 ? undefined : <span className="quiet">{title}</span>}
        {(['done', 'failed', 'running'] as const).map((tone) =>
          count(tone) === 0 ? undefined : (
            <span key={tone} className="history-tone">
              <HistoryMark tone={tone} /> {t(tone, { count: count(tone) })}
            </span>
          ),
        )}
      </div>
      {points.length === 0 ? (
        <p className="quiet">{t('none')}</p>
      ) : (
        <>
          <HistoryStrip
            label={`${title}. ${t('move')}`}
            points={points}
            tickText={(value) => durationText(locale, value)}
          />
          <PointList summary={t('list')} points={points} />
        </>
      )}
    </section>
  );
}
