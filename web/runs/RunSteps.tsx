import { useState, type ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { stepStates, type Run, type RunStep, type StepState } from '#shared/run.ts';
import { runStepsQuery } from '#web/api/run-calls.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Shares } from '#web/ui/Shares.tsx';
import { stepsOf, stepTones, useRunWords } from './use-run-words.ts';
import { useStepColumns } from './use-step-columns.tsx';
import { useStepWords } from './use-step-words.ts';

export interface RunStepsProps {
  run: Run;
  /** What else there is to say of a step. */
  renderMore?: ((step: RunStep) => ReactNode) | undefined;
}

/** Every call of a run with what came of it; those in one state, if that is asked for. */
export function RunSteps({ run, renderMore }: RunStepsProps) {
  const t = useTranslations('runs');
  const format = useFormatter();
  const { stepStateOf } = useRunWords();
  const [state, setState] = useState<StepState>();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    runStepsQuery(run, state),
  );
  const steps = data?.pages.flatMap(({ items }) => items);
  const wordsOf = useStepWords(run.scope, steps ?? []);
  const present = stepStates.filter((one) => run.counts[one] > 0 || one === state);
  const columns = useStepColumns(run, wordsOf, renderMore);
  return (
    <>
      {present.length < 2 && state === undefined ? undefined : (
        <Shares
          label={t('filter')}
          all={t('all', { count: stepsOf(run) })}
          shares={present.map((one) => {
            const count = run.counts[one];
            return {
              id: one,
              label: `${stepStateOf(run, one)} (${format.number(count)})`,
              count,
              tone: stepTones[one],
            };
          })}
          value={state}
          onChange={setState}
        />
      )}
      {error === null ? undefined : <ActionFailure error={error} onRetry={() => void refetch()} />}
      <DataTable
        caption={t('stepsCaption')}
        columns={columns}
        rows={steps}
        rowKey={({ position }) => String(position)}
        rowName={wordsOf}
        skeletonRows={Math.min(stepsOf(run), 10)}
        empty={<p>{t('noneInState')}</p>}
      />
      {hasNextPage ? (
        <Button onClick={() => void fetchNextPage()} pending={isFetchingNextPage}>
          {t('more')}
        </Button>
      ) : undefined}
    </>
  );
}
