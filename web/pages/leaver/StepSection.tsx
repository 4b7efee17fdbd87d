import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsUnheard } from '#web/operation/use-freshness.ts';
import { RunPanel } from '#web/runs/RunPanel.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FirstRefusal } from './FirstRefusal.tsx';
import { StepDialog } from './StepDialog.tsx';
import { TaskList } from './TaskList.tsx';
import type { Step } from './tasks.ts';
import type { Leaver } from './use-leaver.ts';

export interface StepSectionProps {
  step: Step;
  leaver: Leaver;
  name: string;
}

/** One step: what it will do, and the runs it has come to. */
export function StepSection({ step, leaver, name }: StepSectionProps) {
  const t = useTranslations('leaver.step');
  const [asking, setAsking] = useState(false);
  const isOld = useIsUnheard();
  const state = leaver.stateOf(step);
  const tasks = leaver.tasks.filter((task) => task.step === step);
  const runs = leaver.runs[step];
  const words =
    runs.length > 0
      ? undefined
      : tasks.length === 0
        ? t(leaver.lookedAt === undefined ? 'looking' : 'nothing')
        : state === 'waiting'
          ? t('waiting')
          : undefined;
  const id = `leaver-${step}`;
  return (
    <section aria-labelledby={id} className="page-section">
      <header className="section-head">
        <h2 id={id}>{t(step)}</h2>
        {state === 'ready' ? (
          <Button size="small" variant={step === 'delete' ? 'danger' : 'primary'} onClick={() => setAsking(true)}>
            {t('start', { step })}
          </Button>
        ) : undefined}
        {state === 'partly' && step !== 'delete' ? (
          <Button size="small" onClick={() => leaver.goOn(step)}>
            {t('goOn')}
          </Button>
        ) : undefined}
        <p>{t(`${step}Lead`)}</p>
      </header>
      {words === undefined ? undefined : <p>{words}</p>}
      {runs.length > 0 || tasks.length === 0 ? undefined : <TaskList tasks={tasks} step={step} />}
      {runs.map((run) => (
        <div key={run.id} className="form">
          <h3>{run.scope.region}</h3>
          <FirstRefusal run={run} />
          <RunPanel run={run} isOld={isOld} />
        </div>
      ))}
      {asking ? (
        <StepDialog step={step} due={tasks} leaver={leaver} name={name} onClose={() => setAsking(false)} />
      ) : undefined}
    </section>
  );
}
