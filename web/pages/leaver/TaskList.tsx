import { useTranslations } from 'use-intl';
import { useExplain } from '#web/shell/use-explain.ts';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';
import type { Outcomes, Result, Step, Task } from './tasks.ts';
import { usePlaceWords } from './use-place-words.ts';

export interface TaskListProps {
  step: Step;
  tasks: readonly Task[];
  outcomes: Outcomes;
  running: boolean;
}

const tones: Readonly<Record<Result, Tone>> = { done: 'good', already: 'good', moved: 'warning', failed: 'bad' };

/** What a step does, thing by thing, and what came of each. */
export function TaskList({ step, tasks, outcomes, running }: TaskListProps) {
  const t = useTranslations('leaver');
  const explain = useExplain();
  const { taskName, grantNames } = usePlaceWords();
  return (
    <ul className="task-list" aria-label={`${t(`step.${step}`)}: ${t('step.tasks')}`}>
      {tasks.map((task) => {
        const outcome = outcomes.get(task.key);
        const result = outcome?.result;
        return (
          <li key={task.key}>
            <span>
              {taskName(task)}
              {result === 'failed' ? <span className="field-hint"> {explain(outcome?.error).title}</span> : undefined}
              {result === 'moved' && task.kind === 'policy' ? (
                <span className="field-hint"> {t('moved', { names: grantNames(task.grants, task.place) })}</span>
              ) : undefined}
            </span>
            <StatusPill tone={result === undefined ? (running ? 'busy' : 'waiting') : tones[result]}>
              {t(`result.${result ?? (running ? 'running' : 'due')}`)}
            </StatusPill>
          </li>
        );
      })}
    </ul>
  );
}
