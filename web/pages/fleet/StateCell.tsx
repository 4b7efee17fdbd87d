import { useTranslations } from 'use-intl';
import { stateOf } from '#web/cluster/cluster-facts.ts';
import { useStateWords } from '#web/cluster/use-state-words.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { useNarrow } from '#web/table/narrow.ts';
import { nameText } from '#web/ui/name-text.ts';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';
import { ClusterHealth } from './ClusterHealth.tsx';
import { fleetIsNarrow, isRunning, type FleetRow } from './fleet-rows.ts';
import { RunEnd } from './RunEnd.tsx';

/** How a cluster is, as people say it. */
export function StateCell({ row }: { row: FleetRow }) {
  const t = useTranslations('fleet.state');
  const clusters = useTranslations('clusters');
  const work = useTranslations('fleet.work');
  const words = useOperationWords();
  const stateWords = useStateWords();
  const isNarrow = useNarrow(fleetIsNarrow);
  const { cluster, operation, state, isOld } = row;
  const toned = (tone: Tone) => (isOld ? 'off' : tone);
  if (operation !== undefined && isRunning(row)) {
    const { percent, progress, status } = operation;
    const said = stateWords(cluster, operation);
    const beside = said.percent ?? (percent === undefined && progress ? nameText(progress) : undefined);
    return (
      <span className="fleet-moving">
        <span className="fleet-line" title={words.nameOf(operation)}>
          <StatusPill tone={toned(said.tone)}>{said.words}</StatusPill>{' '}
          {beside === undefined ? undefined : <span>{beside}</span>}
        </span>
        {percent === undefined ? undefined : (
          <svg width="100%" height={3} aria-hidden="true">
            <rect width="100%" height={3} fill="var(--press)" />
            <rect width={`${percent}%`} height={3} fill="var(--accent-fill)" />
          </svg>
        )}
        {isNarrow && !isOld ? (
          <span className="quiet">
            <RunEnd operation={operation}>{work('underWay', { status })}</RunEnd>
          </span>
        ) : undefined}
      </span>
    );
  }
  const own = clusters('state', { state: stateOf(cluster) });
  if (state === 'changing') return <StatusPill tone={toned('busy')}>{own}</StatusPill>;
  if (state === 'failed') {
    const isCluster = stateOf(cluster) === 'FAILED' || operation === undefined;
    return (
      <StatusPill tone={toned('bad')}>{isCluster ? own : t('failed', { kind: words.nameOf(operation) })}</StatusPill>
    );
  }
  if (state === 'unknown') return <StatusPill tone="off">{own}</StatusPill>;
  return <ClusterHealth row={row}>{own}</ClusterHealth>;
}
