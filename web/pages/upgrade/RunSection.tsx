import { useTranslations } from 'use-intl';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { carriesOut } from '#shared/rules/upgrade-plan.ts';
import type { ClusterVersions, UpgradeOffer, UpgradeStep } from '#shared/rules/worker-upgrade.ts';
import type { Scope } from '#web/api/scope.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { StepList, type CurrentStep } from './StepList.tsx';
import { StopNotice } from './StopNotice.tsx';
import { stepsOf, type RunActivity, type UpgradeRun } from '#web/upgrade/upgrade-run.ts';
import type { UpgradeRunner } from '#web/upgrade/upgrade-runner.ts';

export interface RunSectionProps {
  scope: Scope;
  run: UpgradeRun;
  runner: UpgradeRunner;
  versions: ClusterVersions;
  offer: UpgradeOffer;
}

/** An upgrade that is being supervised, has stopped, or has come to its end. */
export function RunSection({ scope, run, runner, versions, offer }: RunSectionProps) {
  const t = useTranslations('upgrade.run');
  const { record, activity, stop, stopsNext, isFinished } = run;
  const { version, part } = record.goal;
  const steps = stepsOf(record, versions, offer);
  return (
    <section className="page-section" aria-labelledby="upgrade-run" aria-busy={activity !== undefined || undefined}>
      <h2 id="upgrade-run">{t('title', { version })}</h2>
      {activity === undefined ? undefined : (
        <div className="upgrade-activity">
          <Spinner />
          <div>
            <output>
              <strong>
                <ActivityText activity={activity} />
              </strong>
            </output>
            <p className="quiet">{stopsNext ? t('stopsNext') : t('supervised')}</p>
          </div>
          {stopsNext ? (
            <Button size="small" onClick={() => runner.dontStop()}>
              {t('dontStop')}
            </Button>
          ) : (
            <Button size="small" onClick={() => runner.stopNext()}>
              {t('stopNext')}
            </Button>
          )}
        </div>
      )}
      {stop === undefined ? undefined : <StopNotice scope={scope} stop={stop} version={version} runner={runner} />}
      {isFinished ? (
        <Notice
          tone="good"
          title={t('finished', { version })}
          announce
          actions={
            <Button size="small" onClick={() => runner.discard()}>
              {t('close')}
            </Button>
          }
        >
          <p>
            {part === 'workers' && versions.workers !== undefined
              ? t('finishedLead', { controlPlane: versions.controlPlane, workers: versions.workers })
              : t('finishedControlPlane', { controlPlane: versions.controlPlane })}
          </p>
        </Notice>
      ) : undefined}
      <StepList
        scope={scope}
        steps={steps}
        versions={versions}
        current={currentOf(
          run,
          steps.find(({ isDone }) => !isDone),
        )}
      />
    </section>
  );
}

/** What the step is at that the run has come to: work that is not this step leaves it where it is. */
function currentOf({ activity, stop, record }: UpgradeRun, step: UpgradeStep | undefined): CurrentStep {
  const isStep = (operation: OperationState | undefined) =>
    record.attempt?.step !== undefined || (operation && step && carriesOut(operation, step)) === true;
  if (activity?.kind === 'starting') return 'starting';
  if (activity?.kind === 'waiting' && isStep(activity.operation)) return 'running';
  switch (stop?.why) {
    case 'operationFailed':
      return isStep(stop.operation) ? 'failed' : 'next';
    case 'notReached':
      return 'notReached';
    case 'problem':
      return stop.step === undefined ? 'next' : 'notStarted';
    case 'clusterFailed':
    case 'clusterGone':
    case 'noWay':
      return 'notStarted';
    default:
      return 'next';
  }
}

function ActivityText({ activity }: { activity: RunActivity }) {
  const t = useTranslations('upgrade');
  const words = useOperationWords();
  switch (activity.kind) {
    case 'looking':
      return t('run.looking');
    case 'starting':
      return t('run.starting', { step: t('stepTo', { part: activity.step.part, to: activity.step.version }) });
    case 'waiting':
      return activity.operation === undefined
        ? t('run.waitingCluster')
        : t('run.waiting', { kind: words.kind(activity.operation) });
    default:
      return t('run.noAnswer');
  }
}
