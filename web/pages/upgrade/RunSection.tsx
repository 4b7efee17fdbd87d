import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { carriesOut, kindOfStep } from '#shared/rules/upgrade-plan.ts';
import type { ClusterVersions } from '#shared/rules/worker-upgrade.ts';
import type { RunAction } from '#shared/run-standing.ts';
import { actOnRun, runsKey } from '#web/api/run-calls.ts';
import type { Scope } from '#web/api/scope.ts';
import type { ClusterWork } from '#web/cluster/use-cluster-work.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { useUnattendedEnd } from '#web/session/use-unattended-end.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { isAtRest, isOver, standingOf, type UpgradeRest, type UpgradeStanding } from './upgrade-standing.ts';
import { upgradeStepOf, type Upgrade } from '#web/upgrade/use-upgrade.ts';
import { RestNotice } from './RestNotice.tsx';
import { StepList, type CurrentStep } from './StepList.tsx';
import { WayLadder } from './WayLadder.tsx';

export interface RunSectionProps {
  scope: Scope;
  cluster: Cluster;
  upgrade: Upgrade;
  versions: ClusterVersions;
  /** What the region offers. */
  offered: readonly string[];
  work: ClusterWork;
  /** Shows the planner again once it has come to its goal. */
  onClose: () => void;
}

/** An upgrade that the console's server sees to, has stopped with, or has brought to its end. */
export function RunSection({ scope, cluster, upgrade, versions, offered, work, onClose }: RunSectionProps) {
  const t = useTranslations('upgrade.run');
  const { run, steps, goal } = upgrade;
  const act = useMutation({
    meta: { read: runsKey },
    mutationFn: (action: RunAction) => actOnRun(run.id, action),
  });
  const end = useUnattendedEnd().of(run.goesOnUntil);
  const standing = standingOf(run, steps, versions, work.busy !== undefined);
  const shown = steps.map((step) => ({
    ...upgradeStepOf(step),
    isDone: isOver(step, versions),
    operationId: step.work?.id,
  }));
  const current = currentOf(standing, work);
  return (
    <section className="page-section" aria-labelledby="upgrade-run" aria-busy={!isAtRest(standing) || undefined}>
      <h2 id="upgrade-run">{t('title', { version: goal.version })}</h2>
      {act.error === null ? undefined : <ActionFailure error={act.error} />}
      {isAtRest(standing) ? (
        <RestNotice
          scope={scope}
          cluster={cluster}
          versions={versions}
          upgrade={upgrade}
          rest={standing}
          onAct={act.mutate}
          onClose={onClose}
        />
      ) : (
        <div className="upgrade-activity">
          <Spinner />
          <div>
            <output>
              <strong>
                <ActivityText standing={standing} isBusy={work.busy !== undefined} />
              </strong>
            </output>
            <p className="quiet">{standing.kind === 'stopsNext' ? t('stopsNext') : t('supervised', end)}</p>
          </div>
          {standing.kind === 'stopsNext' ? (
            <Button size="small" onClick={() => act.mutate('resume')}>
              {t('dontStop')}
            </Button>
          ) : (
            <Button size="small" onClick={() => act.mutate('stop')}>
              {t('stopNext')}
            </Button>
          )}
        </div>
      )}
      <WayLadder offered={offered} versions={versions} steps={shown} current={current} />
      <StepList scope={scope} steps={shown} versions={versions} current={current} />
    </section>
  );
}

/** What the step is at that the run has come to: work that is not this step leaves it where it is. */
function currentOf(standing: UpgradeStanding, { busy }: ClusterWork): CurrentStep {
  switch (standing.kind) {
    case 'starting':
      return 'starting';
    case 'waiting':
    case 'stopsNext': {
      const isIts = standing.step.state === 'accepted' || (busy && carriesOut(busy, upgradeStepOf(standing.step)));
      return isIts === true ? 'running' : 'next';
    }
    case 'operationFailed':
      return standing.work.kind === kindOfStep(upgradeStepOf(standing.step)) ? 'failed' : 'next';
    case 'notReached':
      return 'notReached';
    case 'refused':
    case 'planOutdated':
      return 'notStarted';
    default:
      return 'next';
  }
}

interface ActivityTextProps {
  standing: Exclude<UpgradeStanding, UpgradeRest>;
  isBusy: boolean;
}

function ActivityText({ standing, isBusy }: ActivityTextProps) {
  const t = useTranslations('upgrade');
  const words = useOperationWords();
  switch (standing.kind) {
    case 'starting': {
      const { part, version } = upgradeStepOf(standing.step);
      return t('run.starting', { step: t('stepTo', { part, to: version }) });
    }
    case 'waiting':
    case 'stopsNext':
      if (standing.work === undefined) return t('run.waitingCluster');
      // It has ended as far as this page knows: the console is about to look.
      return isBusy ? t('run.waiting', { kind: words.nameOf(standing.work) }) : t('run.looking');
    default:
      return t(`run.${standing.kind}`);
  }
}
