import { useMemo } from 'react';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Reply } from '#shared/contract/catalogue.ts';
import { toOperationState } from '#shared/rules/operation-state.ts';
import type { Run } from '#shared/run.ts';
import { isAtWork } from '#web/api/run-calls.ts';
import { queryFor } from '#web/api/queries.ts';
import { durationRangeText } from '#web/operation/duration-text.ts';
import { expectedTime, spokenRange } from '#web/operation/expected-time.ts';
import { historyGoodFor, historyRead } from '#web/operation/history-read.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { useNow } from '#web/ui/now.ts';
import { untilText } from '#web/ui/until-text.ts';
import type { ClusterOfRun } from './clusters-of-run.ts';
import { kindsOfSteps, timeOfWave } from './wave-time.ts';

/** A call each: of a run over more spaces nothing is said. */
const mostSpaces = 12;

type History = Reply<'ListOperations'>;

const historiesOf = (results: readonly UseQueryResult<History>[]) => results.map(({ data }) => data);

/** How long what is left of a run in stages usually takes, and about when it ends unless somebody is waited for. */
export function WaveTime({ run, clusters }: { run: Run; clusters: readonly ClusterOfRun[] }) {
  const t = useTranslations('wave.time');
  const { locale } = useKitText();
  const { offset } = useSessionState();
  const now = useNow('half-minute') + offset;
  const { region } = run.scope;
  const spaces = [...new Set(clusters.map(({ spaceId }) => spaceId))];
  const isRead = spaces.length <= mostSpaces;
  const histories = useQueries({
    queries: (isRead ? spaces : []).map((spaceId) => ({
      ...queryFor(...historyRead(region, spaceId)),
      staleTime: historyGoodFor,
    })),
    combine: historiesOf,
  });
  const key = spaces.join();
  // Steps by the hundred are of a few kinds in a few spaces: each history is looked through once for each.
  const expected = useMemo(() => {
    const known = key.split(',').flatMap((spaceId, index) => {
      const states = histories[index]?.items.map((record) => toOperationState(region, spaceId, record));
      return states ? kindsOfSteps.map((kind) => [`${spaceId} ${kind}`, expectedTime(kind, states)] as const) : [];
    });
    return new Map(known);
  }, [histories, region, key]);
  const expectedOf = (spaceId: string, kind: string) => expected.get(`${spaceId} ${kind}`);
  const time = timeOfWave(clusters, run.pace?.atOnce ?? 1, now, expectedOf);
  if (time === undefined) return undefined;
  const range = spokenRange(time);
  const words = t('left', { basis: time.basis, range: durationRangeText(locale, range.from, range.to) });
  const goesOn = isAtWork(run) && run.isConfirmed && run.waitsFor !== 'stage' && run.nextStage === undefined;
  const isLast = new Set(clusters.filter(({ current }) => current !== undefined).map(({ stage }) => stage)).size === 1;
  return (
    <p className="quiet">
      {words} {goesOn && isLast ? t('ends', { at: untilText(locale, now + time.to, now) }) : undefined}
    </p>
  );
}
