import { useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiProblem } from '#web/api/api-problem.ts';
import { isUnderWay } from '#web/api/run-calls.ts';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { StaleRead } from '#web/operation/StaleRead.tsx';
import { useIsUnheard } from '#web/operation/use-freshness.ts';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { RunPanel } from '#web/runs/RunPanel.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { useRun } from '#web/runs/use-run.ts';
import { stepsOf, useRunWords } from '#web/runs/use-run-words.ts';
import { useUnattendedEnd } from '#web/session/use-unattended-end.ts';
import { CreatedRole } from './CreatedRole.tsx';
import { LazyStagedClusters } from '#web/upgrade/lazy-clusters.ts';
import { CreatedUsers } from './CreatedUsers.tsx';
import { LazyRunReceipt } from './lazy-parts.ts';
import { hasReceipt } from './receipt-of-steps.ts';
import { StepEffect } from './StepEffect.tsx';

/** Of so few steps what each would do is in sight before it is confirmed. */
const openUpTo = 3;

/** One run: the same for every tab and every session of the account. */
export function RunPage() {
  const t = useTranslations('runs');
  const shell = useTranslations('core.shell');
  const navigate = useNavigate();
  const { runId } = useParams();
  const { run, error, readAt, readAgain } = useRun(runId);
  const isOld = useIsUnheard();
  const { nameOf } = useRunWords();
  const ends = useUnattendedEnd();
  const parent = { label: shell('work'), to: paths.work };
  const isGone = error instanceof ApiProblem && error.status === 404;
  if (run === undefined || isGone) {
    return (
      <>
        <PageHead title={t('one')} parent={parent} />
        {error === null ? <PageSkeleton /> : <ProblemPanel error={error} region={undefined} onRetry={readAgain} />}
      </>
    );
  }
  const end = ends.of(run.goesOnUntil);
  const showsEffects = run.state === 'ready' && stepsOf(run) <= openUpTo;
  return (
    <>
      <PageHead
        title={nameOf(run)}
        parent={parent}
        {...(isUnderWay(run) && !isOld && { lead: t('outlives', end) })}
        actions={
          run.kind === 'upgradeCluster' && run.target !== undefined ? (
            <ButtonLink to={paths.upgrade(run.scope, run.target)}>{t('toUpgrade')}</ButtonLink>
          ) : run.kind === 'whenFree' && run.target !== undefined ? (
            <ButtonLink to={paths.cluster(run.scope, run.target)}>{t('toCluster')}</ButtonLink>
          ) : run.kind === 'leaver' && run.target !== undefined && run.scope.kind === 'organisation' ? (
            <ButtonLink to={paths.leaver(run.scope, run.target)}>{t('toChecklist')}</ButtonLink>
          ) : run.kind === 'copyRole' ? (
            <CreatedRole run={run} />
          ) : undefined
        }
      />
      <StaleRead readAt={readAt} onReconnect={readAgain} />
      <div data-stale={isOld || undefined}>
        <RunPanel
          run={run}
          isOld={isOld}
          renderMore={(step) => <StepEffect scope={run.scope} step={step} open={showsEffects} />}
          receipt={hasReceipt(run) ? <LazyRunReceipt run={run} /> : undefined}
          onDiscarded={() => void navigate(paths.work, { replace: true })}
        >
          {run.pace === undefined ? undefined : <LazyStagedClusters run={run} />}
        </RunPanel>
      </div>
      {run.kind === 'addUsers' ? <CreatedUsers run={run} /> : undefined}
    </>
  );
}
