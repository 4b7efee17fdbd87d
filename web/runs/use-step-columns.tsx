import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Run, RunStep } from '#shared/run.ts';
import type { Column } from '#web/table/column.ts';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { StepAcls } from './StepAcls.tsx';
import { useChangedWords } from './use-changed-words.ts';
import { useLeftWords } from './use-left-words.ts';
import { useSaidAgainst } from './use-said-against.ts';
import { stepTones, useRunWords } from './use-run-words.ts';

/** Columns of the steps of a run. To add one: an entry here. */
export function useStepColumns(
  run: Run,
  wordsOf: (step: RunStep) => string,
  renderMore?: (step: RunStep) => ReactNode,
): readonly Column<RunStep>[] {
  const t = useTranslations('runs.columns');
  return [
    {
      id: 'what',
      header: t('what'),
      cell: (step) => (
        <>
          {`${step.position + 1}. ${wordsOf(step)}`}
          <StepAcls scope={run.scope} step={step} />
          {renderMore?.(step)}
        </>
      ),
    },
    { id: 'outcome', header: t('outcome'), cell: (step) => <Outcome run={run} step={step} />, width: '40%' },
    {
      id: 'at',
      header: t('at'),
      cell: ({ at, state }) => (at === undefined || state === 'todo' ? undefined : <DateTime at={at} />),
      width: '11rem',
      narrow: 'hidden',
    },
  ];
}

/** The state of a step, and what was said against it. */
function Outcome({ run, step }: { run: Run; step: RunStep }) {
  const { state, finding, problem } = step;
  const t = useTranslations('runs');
  const { stepStateOf } = useRunWords();
  const said = useSaidAgainst()(step);
  const left = useLeftWords()(step);
  const changed = useChangedWords()(step);
  return (
    <>
      <StatusPill tone={stepTones[state]}>{stepStateOf(run, state)}</StatusPill>
      {finding === 'unclear' ? <div className="field-hint">{t('unclear')}</div> : undefined}
      {left === undefined ? undefined : <div className="field-hint">{left}</div>}
      {changed === undefined ? undefined : <div className="field-hint">{changed}</div>}
      {said === undefined ? undefined : (
        <div className="field-hint">
          {said} {problem?.requestId === undefined ? undefined : <code>{problem.requestId}</code>}
        </div>
      )}
    </>
  );
}
