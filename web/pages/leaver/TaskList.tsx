import { useTranslations } from 'use-intl';
import { useExplain } from '#web/problem/use-explain.ts';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';
import { keyOfPlace } from './findings.ts';
import { byPlace, type Outcomes, type Result, type Step, type Task } from './tasks.ts';
import { usePlaceWords } from './use-place-words.ts';

export interface TaskListProps {
  step: Step;
  tasks: readonly Task[];
  outcomes: Outcomes;
  running: boolean;
}

const tones: Readonly<Record<Result, Tone>> = { done: 'good', already: 'good', moved: 'warning', failed: 'bad' };

/** What a step does, thing by thing, and what came of each; what is done to a place is together. */
export function TaskList({ step, tasks, outcomes, running }: TaskListProps) {
  const t = useTranslations('leaver');
  const { placeName, taskName } = usePlaceWords();
  const label = `${t(`step.${step}`)}: ${t('step.tasks')}`;
  const item = (task: Task, words?: string) => (
    <TaskItem key={task.key} task={task} words={words} outcome={outcomes.get(task.key)} running={running} />
  );
  if (step !== 'grants') {
    return (
      <ul className="task-list" aria-label={label}>
        {tasks.map((task) => item(task, taskName(task)))}
      </ul>
    );
  }
  return (
    <ul className="task-places" aria-label={label}>
      {[...byPlace(tasks)].map(([place, own]) => (
        <li key={keyOfPlace(place)}>
          <strong>{placeName(place)}</strong>
          <ul className="task-list" aria-label={placeName(place)}>
            {own.map((task) => item(task))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

interface TaskItemProps {
  task: Task;
  /** What it is called where its place does not stand above it. */
  words: string | undefined;
  outcome: ReturnType<Outcomes['get']>;
  running: boolean;
}

function TaskItem({ task, words, outcome, running }: TaskItemProps) {
  const t = useTranslations('leaver');
  const explain = useExplain();
  const { taskWords } = usePlaceWords();
  const result = outcome?.result;
  return (
    <li>
      <span>
        {words ?? taskWords(task)}
        {result === 'failed' ? <span className="field-hint"> {explain(outcome?.error).title}</span> : undefined}
        {result === 'moved' ? <span className="field-hint"> {t('moved')}</span> : undefined}
      </span>
      <StatusPill tone={result === undefined ? (running ? 'busy' : 'waiting') : tones[result]}>
        {t(`result.${result ?? (running ? 'running' : 'due')}`)}
      </StatusPill>
    </li>
  );
}
