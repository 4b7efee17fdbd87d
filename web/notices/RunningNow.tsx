import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import { paths } from '#web/address/paths.ts';
import { isUnderWay } from '#web/api/run-calls.ts';
import { useSpacesLive } from '#web/live/use-spaces-live.ts';
import { OperationProgress } from '#web/operation/OperationProgress.tsx';
import { OperationStatus } from '#web/operation/OperationStatus.tsx';
import { isOld, useAsOf, useFreshness } from '#web/operation/use-freshness.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { toneOf, useRunWords } from '#web/runs/use-run-words.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { nameText } from '#web/ui/name-text.ts';
import { shortId } from '#web/ui/short-id.ts';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { secondText } from '#web/ui/time-text.ts';
import { eyedSpaces, useSessionSpaces } from './use-session-spaces.ts';
import { useSessionRuns } from './use-session-runs.ts';

export interface RunningNowProps {
  /** Name of a space by its id; undefined while it is not known. */
  nameOf: (spaceId: string) => string | undefined;
  onOpen: () => void;
}

/** What the console's server and the spaces that are watched work on, with the way to each; nothing while that is nothing. */
export function RunningNow({ nameOf, onOpen }: RunningNowProps) {
  const t = useTranslations('notices');
  const { runs = [], readAt } = useSessionRuns();
  const { nameOf: nameOfRun, stateOf } = useRunWords();
  const { locale } = useKitText();
  const runsAsOf = useAsOf(readAt);
  const { spaces } = useSessionSpaces();
  const eyed = useMemo(() => eyedSpaces(spaces), [spaces]);
  const running = useSpacesLive(eyed).flatMap((space) =>
    (space?.operations ?? []).filter(({ status }) => !isTerminal(status)),
  );
  const underWay = runs.filter(isUnderWay);
  if (running.length + underWay.length === 0) return undefined;
  return (
    <section aria-labelledby="notices-running">
      <h3 id="notices-running">{t('running', { count: running.length + underWay.length })}</h3>
      <ul className="notices-list">
        {underWay.map((run) => (
          <li key={run.id} className="notices-item">
            <div className="notices-words">
              <TextLink to={paths.run(run.scope, run.id)} onClick={onOpen}>
                {nameOfRun(run)}
              </TextLink>
              <span className="notices-facts">
                <StatusPill tone={toneOf(run)}>{stateOf(run)}</StatusPill>
                <span>{run.scope.region}</span>
                {runsAsOf === undefined ? undefined : <span>{t('heard', { time: secondText(locale, runsAsOf) })}</span>}
              </span>
            </div>
          </li>
        ))}
        {running.map((operation) => (
          <Running key={operation.id} operation={operation} space={nameOf(operation.spaceId)} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

interface RunningProps {
  operation: OperationState;
  space: string | undefined;
  onOpen: () => void;
}

/** One operation: what, of which cluster, how far and where; once that is not live, as of when it was. */
function Running({ operation, space, onOpen }: RunningProps) {
  const t = useTranslations('notices');
  const words = useOperationWords();
  const { locale } = useKitText();
  const { region, spaceId, id, status, clusterId, clusterName } = operation;
  const { state, asOf } = useFreshness({ region, id: spaceId });
  const cluster = clusterName === undefined ? clusterId && shortId(clusterId) : nameText(clusterName);
  const what = words.nameOf(operation);
  return (
    <li className="notices-item">
      <div className="notices-words">
        <TextLink to={paths.operation({ region, kind: 'space', id: spaceId }, id)} onClick={onOpen}>
          {cluster === undefined ? what : t('of', { what, cluster })}
        </TextLink>
        <OperationProgress operation={operation} />
        <span className="notices-facts">
          <OperationStatus status={status} />
          <span>{t('where', { space: space ?? shortId(spaceId), region })}</span>
          {isOld(state) && asOf !== undefined ? (
            <span>{t('heard', { time: secondText(locale, asOf) })}</span>
          ) : undefined}
        </span>
      </div>
    </li>
  );
}
