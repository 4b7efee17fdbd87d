import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { EffectDialog, type Move } from '#web/access/EffectGate.tsx';
import { EffectLines } from '#web/access/EffectGroup.tsx';
import { useEffectOf, type KnownEffect } from '#web/access/use-effect-of.ts';
import type { Applied } from '#web/access/effect-reading.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useUnattendedEnd } from '#web/session/use-unattended-end.ts';
import { useCompleteness } from './completeness.ts';
import { effectOf, gapOf, lookNow, sameRemoval, tasksBy, type StepEffect } from './step-effect.ts';
import { runsOfTasks } from './step-runs.ts';
import { steps, type Step, type Task } from './tasks.ts';
import type { Leaver } from './use-leaver.ts';
import { usePlaceWords } from './use-place-words.ts';
import { useRemovalWords } from './use-removal-words.ts';

export interface StepDialogProps {
  step: Step;
  due: readonly Task[];
  leaver: Leaver;
  name: string;
  onClose: () => void;
}

/** Asks before a step, by what is there now. Deleting asks for the name to be typed too, and says what may stay behind. */
export function StepDialog({ step, due, leaver, name, onClose }: StepDialogProps) {
  const t = useTranslations('leaver.step');
  const r = useTranslations('runs');
  const end = useUnattendedEnd().fromNow(...new Set(due.map(({ place }) => place.scope.region)));
  const format = useFormatter();
  const { gapName } = usePlaceWords();
  const { complete } = useCompleteness(leaver);
  const [tasks] = useState(due);
  const [failure, setFailure] = useState<unknown>();
  const effect = useEffectOf(
    step,
    {
      // Everything that is taken away is read by itself.
      readBase: () => Promise.resolve(tasks),
      sources: () => [() => Promise.resolve(tasks)],
      look: lookNow,
      valueOf: (_base, found, chosen: readonly Task[]) => effectOf(chosen, found),
    },
    tasks,
  );
  const { sweep } = effect.reading;
  const wordsOf = useRemovalWords(tasks, sweep.found, leaver.readings);
  const moveOf = useStepMove(wordsOf, name);
  const isLeft = steps.some((one) => one !== 'delete' && !['done', 'nothing'].includes(leaver.stateOf(one)));
  const isDoubtful = step === 'delete' && (!complete || isLeft);
  const held = (effect.value ?? []).filter((removal) => removal.held);
  const gone = (effect.value ?? []).filter((removal) => !removal.held);
  const unread = new Set(sweep.unread.map(({ item, error }) => gapName(gapOf(item, error), item.place)));

  const line = { keyOf: ({ key }: StepEffect[number]) => key, renderLine: wordsOf };

  /** What comes of it is told in the section, thing by thing. */
  async function begin({ value }: KnownEffect<StepEffect>): Promise<Applied> {
    const isBegun = (task: Task) => leaver.runs[step].some(({ scope }) => scope.region === task.place.scope.region);
    const left = tasksBy(value, tasks).filter((task) => !isBegun(task));
    try {
      const removals = new Map(value.map((removal) => [removal.key, removal]));
      const words = ({ key }: Task) => wordsOf(removals.get(key)!);
      await leaver.begin(runsOfTasks(left, leaver.readings, name, words));
    } catch (error) {
      setFailure(error);
      return 'failed';
    }
    onClose();
    return 'done';
  }

  return (
    <EffectDialog
      title={t('question', { step, name, count: due.length })}
      confirmLabel={t('confirm', { step })}
      danger
      {...(step === 'delete' && { typedName: name })}
      effect={effect}
      unread={t('unread', { what: format.list([...unread]) })}
      moveOf={moveOf}
      onApply={begin}
      error={failure === undefined ? undefined : <ActionFailure error={failure} />}
      onClose={onClose}
    >
      {isDoubtful ? <p>{t('incomplete')}</p> : undefined}
      <div aria-busy={effect.state === 'reading'}>
        <EffectLines outcome="lost" title={t('lost', { step, count: held.length })} items={held} {...line} />
        <EffectLines outcome="inert" title={t('inert', { count: gone.length })} items={gone} {...line} />
      </div>
      {held.length === 0 ? <p>{t('gone')}</p> : undefined}
      <p>{t(`${step}Lead`)}</p>
      <p>{r('sessionHint', end)}</p>
    </EffectDialog>
  );
}

/** What somebody else has given or taken away. */
function useStepMove(wordsOf: (removal: StepEffect[number]) => string, name: string) {
  const t = useTranslations('leaver.step');
  return (before: StepEffect, now: StepEffect): Move | undefined => {
    const was = new Map(before.map((removal) => [removal.key, removal]));
    const changed = now.filter((removal) => !sameRemoval(was.get(removal.key) ?? removal, removal));
    if (changed.length === 0) return undefined;
    return {
      title: t('moved', { name }),
      detail: (
        <ul className="ways">
          {changed.map((removal) => (
            <li key={removal.key}>{t(removal.held ? 'heldNow' : 'goneNow', { what: wordsOf(removal) })}</li>
          ))}
        </ul>
      ),
    };
  };
}
