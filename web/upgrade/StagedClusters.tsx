import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Body } from '#shared/contract/catalogue.ts';
import { isOver } from '#shared/run-standing.ts';
import type { Run, RunStep } from '#shared/run.ts';
import { paths } from '#web/address/paths.ts';
import { allRunStepsQuery, isLookedAt } from '#web/api/run-calls.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { usePlaceNames } from '#web/scope/use-place-names.ts';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';
import { clustersOf, stagesOf, type ClusterOfRun } from './clusters-of-run.ts';
import { Stages } from './Stages.tsx';
import { WaveTime } from './WaveTime.tsx';
import { useSaidAgainst } from '#web/runs/use-said-against.ts';
import { useStepWords } from '#web/runs/use-step-words.ts';

const tones = {
  todo: 'waiting',
  begun: 'busy',
  underWay: 'busy',
  done: 'good',
  failed: 'bad',
} as const satisfies Record<ClusterOfRun['standing'], Tone>;

/** The stages of a run, and each of its clusters with how far it is. */
export function StagedClusters({ run }: { run: Run }) {
  const t = useTranslations('wave.run');
  const { data: steps, error, refetch } = useQuery(allRunStepsQuery(run));
  const clusters = steps && clustersOf(steps);
  const columns = useClusterColumns(run, clusters ?? []);
  return (
    <>
      {error === null ? undefined : <ActionFailure error={error} onRetry={() => void refetch()} />}
      {clusters === undefined ? undefined : (
        <>
          <Stages run={run} stages={stagesOf(run, clusters)} />
          {isOver(run.state) ? undefined : <WaveTime run={run} clusters={clusters} />}
        </>
      )}
      <DataTable
        caption={t('clusters')}
        columns={columns}
        rows={clusters}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowHref={({ id, spaceId }) => paths.cluster({ region: run.scope.region, kind: 'space', id: spaceId }, id)}
        skeletonRows={4}
      />
    </>
  );
}

function useClusterColumns(run: Run, clusters: readonly ClusterOfRun[]): readonly Column<ClusterOfRun>[] {
  const t = useTranslations('wave.run');
  const { region } = run.scope;
  const placeName = usePlaceNames(run.scope, [...new Set(clusters.map(({ spaceId }) => spaceId))]);
  const versions: Column<ClusterOfRun> = {
    id: 'versions',
    header: t('columns.versions'),
    cell: ({ steps }) => t('versions', versionsOf(steps)),
    width: '11rem',
  };
  return [
    { id: 'name', header: t('columns.cluster'), cell: ({ name }) => name },
    {
      id: 'space',
      header: t('columns.space'),
      cell: ({ spaceId }) => placeName({ region, kind: 'space', id: spaceId }),
      width: '16%',
    },
    { id: 'stage', header: t('columns.stage'), cell: ({ stage }) => stage, width: '5rem', labelled: true },
    ...(run.kind === 'upgradeWave' ? [versions] : []),
    {
      id: 'steps',
      header: t('columns.steps'),
      cell: ({ steps }) => t('stepsOf', { done: steps.filter(isDone).length, count: steps.length }),
      width: '8rem',
    },
    { id: 'state', header: t('columns.state'), cell: (cluster) => <State run={run} cluster={cluster} />, width: '34%' },
  ];
}

const isDone = ({ state }: RunStep) => state === 'done' || state === 'skipped';

/** Where a cluster came from when it was planned, and where it is led. */
function versionsOf(steps: readonly RunStep[]) {
  const to = (steps.at(-1)?.body as Body<'UpgradeWorkers'> | undefined)?.version ?? '';
  return { from: steps[0]?.from ?? '', to };
}

/** How far a cluster is, what it is at or waits for, and what was said against it. */
function State({ run, cluster: { standing, current, steps } }: { run: Run; cluster: ClusterOfRun }) {
  const t = useTranslations('wave.run');
  const words = useOperationWords();
  const stepWords = useStepWords(run.scope, []);
  const runs = useTranslations('runs');
  const isStopped = isOver(run.state);
  const isLeft = standing === 'underWay' && !isLookedAt(run);
  const isOff = isLeft || (standing === 'begun' && isStopped);
  const isSo = steps.every(({ state }) => state === 'skipped');
  const said = useSaidAgainst()(current ?? {});
  const named = current === undefined ? '' : stepWords({ ...current, name: '' });
  const detail =
    current === undefined
      ? undefined
      : current.state === 'todo' && current.work !== undefined
        ? t('waitsFor', { kind: words.nameOf(current.work) })
        : standing === 'todo' && said === undefined
          ? undefined
          : named;
  return (
    <>
      <StatusPill tone={isSo || isOff ? 'off' : tones[standing]}>
        {isLeft ? runs(isStopped ? 'notWatched' : 'notFollowed') : t('standing', { standing: isSo ? 'so' : standing })}
      </StatusPill>
      {detail === undefined ? undefined : <div className="field-hint">{detail}</div>}
      {said === undefined ? undefined : (
        <div className="field-hint">
          {said} {current?.problem?.requestId === undefined ? undefined : <code>{current.problem.requestId}</code>}
        </div>
      )}
    </>
  );
}
