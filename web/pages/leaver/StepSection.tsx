import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { StepDialog } from './StepDialog.tsx';
import { TaskList } from './TaskList.tsx';
import { isOver, type Step } from './tasks.ts';
import type { Leaver } from './use-leaver.ts';

export interface StepSectionProps {
  step: Step;
  leaver: Leaver;
  name: string;
}

/** One step: what it will do, what came of each, what failed to be repeated. */
export function StepSection({ step, leaver, name }: StepSectionProps) {
  const t = useTranslations('leaver.step');
  const [asking, setAsking] = useState(false);
  const { outcomes, running, lookedAt } = leaver;
  const state = leaver.stateOf(step);
  const tasks = leaver.tasks.filter((task) => task.step === step);
  const due = tasks.filter(({ key }) => !isOver(outcomes.get(key)));
  const failed = due.filter(({ key }) => outcomes.has(key));
  const over = tasks.length - due.length;
  const isRunning = running === step;
  const firstError = failed.map(({ key }) => outcomes.get(key)?.error).find((error) => error !== undefined);
  const isOpen = (state === 'ready' || state === 'partly') && running === undefined;
  const words =
    lookedAt === undefined && tasks.length === 0
      ? t('looking')
      : tasks.length === 0
        ? t('nothing')
        : state === 'waiting'
          ? t('waiting')
          : state === 'done'
            ? t('done')
            : undefined;
  const id = `leaver-${step}`;
  return (
    <section aria-labelledby={id} className="page-section">
      <header className="section-head">
        <h2 id={id}>{t(step)}</h2>
        {isOpen ? (
          <div className="page-actions">
            <Button size="small" variant={step === 'delete' ? 'danger' : 'primary'} onClick={() => setAsking(true)}>
              {failed.length > 0 ? t('retry') : t('start', { step })}
            </Button>
            {failed.length > 0 && step !== 'delete' ? (
              <Button size="small" onClick={() => leaver.goOn(step)}>
                {t('goOn')}
              </Button>
            ) : undefined}
          </div>
        ) : undefined}
        <p>{t(`${step}Lead`)}</p>
      </header>
      {words === undefined ? undefined : <p>{words}</p>}
      {isRunning ? <Progress label={t(step)} percent={(100 * over) / tasks.length} showPercent /> : undefined}
      {failed.length > 0 && !isRunning ? (
        <>
          <Notice tone="warning" announce>
            <p>{t('failed', { count: failed.length })}</p>
          </Notice>
          {firstError === undefined ? undefined : <ActionFailure error={firstError} />}
        </>
      ) : undefined}
      {tasks.length === 0 ? undefined : <TaskList tasks={tasks} outcomes={outcomes} running={isRunning} step={step} />}
      {asking ? (
        <StepDialog
          step={step}
          due={due}
          leaver={leaver}
          name={name}
          onConfirm={(known) => {
            setAsking(false);
            void leaver.run(step, known);
          }}
          onClose={() => setAsking(false)}
        />
      ) : undefined}
    </section>
  );
}
