import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isAtWork } from '#web/api/run-calls.ts';
import { useUnattendedEnd } from '#web/session/use-unattended-end.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { RunCommands, type RunCommandsProps } from './RunCommands.tsx';
import { RunRight } from './RunRight.tsx';
import { RunSteps, type RunStepsProps } from './RunSteps.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { endedOf, isStopping, stepsOf, toneOf, useRunWords } from './use-run-words.ts';

export interface RunPanelProps extends RunCommandsProps, Pick<RunStepsProps, 'renderMore'> {
  /** Nobody knows whether it stands so yet. */
  isOld: boolean;
  /** What it has changed, before its steps. */
  receipt?: ReactNode;
  /** Takes the place of its steps. */
  children?: ReactNode;
}

/** How a run stands, what can be done with it now, and each of its calls. */
export function RunPanel({ run, isOld, onDiscarded, receipt, children, renderMore }: RunPanelProps) {
  const t = useTranslations('runs');
  const { stateOf, sentenceOf, reasonOf, effectOf, costOf } = useRunWords();
  const { counts } = run;
  const reason = reasonOf(run);
  const effect = effectOf(run);
  const cost = costOf(run);
  const end = useUnattendedEnd().fromNow(run.scope.region);
  const isWaiting = run.state === 'waiting';
  const why = reason && <Notice tone={isWaiting ? 'info' : 'warning'} title={reason} announce />;
  return (
    <div className="form">
      <p>
        <StatusPill tone={isOld ? 'off' : toneOf(run)}>{stateOf(run)}</StatusPill> <output>{sentenceOf(run)}</output>{' '}
        {isOld ? undefined : <TimeLeft run={run} />}
      </p>
      {isAtWork(run) && !isOld ? (
        <Progress
          label={sentenceOf(run)}
          percent={run.isConfirmed ? (endedOf(run) / stepsOf(run)) * 100 : undefined}
          showPercent
        />
      ) : undefined}
      {isWaiting ? undefined : why}
      {run.isFollowed === true && !isStopping(run) ? <Notice tone="info" title={t('followed')} /> : undefined}
      {run.state === 'ready' ? (
        <>
          {counts.todo === 0 || effect === undefined ? undefined : <p>{effect}</p>}
          {cost === undefined ? undefined : <p>{cost}</p>}
          <RunRight run={run} />
          <p className="field-hint">{t('sessionHint', end)}</p>
        </>
      ) : undefined}
      <RunCommands run={run} onDiscarded={onDiscarded} />
      {/* A wait comes and goes: the way to stop stays where it is. */}
      {isWaiting ? why : undefined}
      {receipt}
      {children ?? <RunSteps run={run} renderMore={renderMore} />}
    </div>
  );
}
