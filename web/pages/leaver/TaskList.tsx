import { useTranslations } from 'use-intl';
import { keyOfPlace } from './findings.ts';
import './task-list.css';
import { byPlace, type Step, type Task } from './tasks.ts';
import { usePlaceWords } from './use-place-words.ts';

/** What a step would do, thing by thing; what is done to a place is together. */
export function TaskList({ step, tasks }: { step: Step; tasks: readonly Task[] }) {
  const t = useTranslations('leaver');
  const { placeName, taskName, taskWords } = usePlaceWords();
  const label = `${t(`step.${step}`)}: ${t('step.tasks')}`;
  if (step !== 'grants') {
    return (
      <ul className="task-list" aria-label={label}>
        {tasks.map((task) => (
          <li key={task.key}>{taskName(task)}</li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="task-places" aria-label={label}>
      {[...byPlace(tasks)].map(([place, own]) => (
        <li key={keyOfPlace(place)}>
          <strong>{placeName(place)}</strong>
          <ul className="task-list" aria-label={placeName(place)}>
            {own.map((task) => (
              <li key={task.key}>{taskWords(task)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
