import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useCompleteness } from './completeness.ts';
import { isOver, type Step, type Task } from './tasks.ts';
import type { Leaver } from './use-leaver.ts';
import { usePlaceWords } from './use-place-words.ts';

export interface StepDialogProps {
  step: Step;
  due: readonly Task[];
  leaver: Leaver;
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Tasks named before the list is cut short. */
const tasksShown = 8;

/** Asks before a step. Deleting asks for the name to be typed, and says when something may stay behind. */
export function StepDialog({ step, due, leaver, name, onConfirm, onClose }: StepDialogProps) {
  const t = useTranslations('leaver.step');
  const { taskName } = usePlaceWords();
  const { complete } = useCompleteness(leaver);
  const isLeft = leaver.tasks.some((task) => task.step !== 'delete' && !isOver(leaver.outcomes.get(task.key)));
  const isDoubtful = step === 'delete' && (!complete || isLeft);
  const rest = due.length - tasksShown;
  return (
    <ConfirmDialog
      title={t('question', { step, name, count: due.length })}
      confirmLabel={t('confirm', { step })}
      danger
      {...(step === 'delete' && { typedName: name })}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {isDoubtful ? <p>{t('incomplete')}</p> : undefined}
      <ul className="effects">
        {due.slice(0, tasksShown).map((task) => (
          <li key={task.key}>{taskName(task)}</li>
        ))}
        {rest > 0 ? <li>{t('more', { count: rest })}</li> : undefined}
      </ul>
      <p>{t(`${step}Lead`)}</p>
    </ConfirmDialog>
  );
}
