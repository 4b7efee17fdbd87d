import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { RunAction, RunState } from '#shared/run-standing.ts';
import type { Run } from '#shared/run.ts';
import { canBeUndone, changesOfRights } from '#shared/run-kinds.ts';
import { actOnRun, deleteRun, isAtWork, runResultQuery, runsKey } from '#web/api/run-calls.ts';
import { selectionKey } from '#web/api/selections.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { DownloadIcon } from '#web/ui/later-icons.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { useUndoRun } from './use-begin-run.ts';
import { leftOf, stepsOf, useRunWords } from './use-run-words.ts';

/** More steps than that nobody puts together again in a moment. */
const worthAsking = 20;

interface Press {
  readonly action: RunAction;
  /** As the run stood when it was pressed. */
  readonly state: RunState;
}

export interface RunCommandsProps {
  run: Run;
  /** The run is gone before it did anything. */
  onDiscarded?: (() => void) | undefined;
}

/** What can be done with a run as it stands. */
export function RunCommands({ run, onDiscarded }: RunCommandsProps) {
  const t = useTranslations('runs');
  const { nameOf, effectOf } = useRunWords();
  const client = useQueryClient();
  const [asks, setAsks] = useState<'confirm' | 'end' | 'discard'>();
  const { mutate, variables, isPending, error } = useMutation({
    meta: { read: runsKey },
    mutationFn: ({ action }: Press) => actOnRun(run.id, action),
    onSuccess: (_run, { action }) => {
      // What was selected for it is done with.
      if (action === 'confirm') client.removeQueries({ queryKey: selectionKey() });
    },
    onSettled: () => setAsks(undefined),
  });
  const act = (action: RunAction) => mutate({ action, state: run.state });
  const result = useQuery({ ...runResultQuery(run.id), enabled: false });
  const undo = useUndoRun();
  const discard = useMutation({
    meta: { read: runsKey },
    mutationFn: () => deleteRun(run.id),
    onSuccess: onDiscarded ?? (() => setAsks(undefined)),
  });
  const { counts } = run;
  // What was said against a press is no news once the run has gone on.
  const refusal = variables?.state === run.state ? error : null;
  const failure = refusal ?? result.error ?? undo.error ?? discard.error;
  const labelOf = useActionLabel();
  // Of calls that are under way nobody knows yet what there will be to take back.
  const canUndo = canBeUndone(run) && counts.done > 0 && counts.sending === 0 && !isAtWork(run);

  async function save() {
    const { data, isSuccess } = await result.refetch();
    if (isSuccess) saveFile(`run-${run.id}.csv`, data, 'text/csv');
  }

  return (
    <>
      {failure === null ? undefined : <ActionFailure error={failure} />}
      <p className="page-actions">
        {actionsFor(run).map((action, index) => (
          <Button
            key={action}
            variant={index > 0 || action === 'stop' ? 'secondary' : isFinal(run) ? 'danger' : 'primary'}
            pending={isPending && variables.action === action}
            onClick={() => (asksFirst(run, action) ? setAsks(action) : act(action))}
          >
            {labelOf(run, action)}
          </Button>
        ))}
        {run.isConfirmed ? undefined : (
          <Button
            pending={discard.isPending}
            onClick={() => (stepsOf(run) > worthAsking ? setAsks('discard') : discard.mutate())}
          >
            {t('discard')}
          </Button>
        )}
        {run.isConfirmed && !isAtWork(run) ? (
          <Button icon={DownloadIcon} pending={result.isFetching} onClick={() => void save()}>
            {t('result')}
          </Button>
        ) : undefined}
        {canUndo ? (
          <Button pending={undo.isPending} onClick={() => undo.mutate(run.id)}>
            {isOfRights(run) ? t('undoAcls') : t('undo', { count: counts.done })}
          </Button>
        ) : undefined}
      </p>
      {asks === 'confirm' ? (
        <ConfirmDialog
          title={t('finalTitle', { name: nameOf(run) })}
          confirmLabel={t('actions.confirm', { count: counts.todo })}
          danger
          typedName={String(counts.todo)}
          pending={isPending}
          onConfirm={() => act('confirm')}
          onClose={() => setAsks(undefined)}
        >
          <p>{effectOf(run)}</p>
          <p>{t('finalCount')}</p>
        </ConfirmDialog>
      ) : undefined}
      {asks === 'discard' ? (
        <ConfirmDialog
          title={t('discardTitle')}
          confirmLabel={t('discard')}
          pending={discard.isPending}
          onConfirm={() => discard.mutate()}
          onClose={() => setAsks(undefined)}
        >
          <p>{t('discardLead', { count: stepsOf(run) })}</p>
        </ConfirmDialog>
      ) : undefined}
      {asks === 'end' ? (
        <ConfirmDialog
          title={t('stop.title')}
          confirmLabel={t('stop.forGood')}
          danger
          pending={isPending}
          onConfirm={() => act('end')}
          onClose={() => setAsks(undefined)}
        >
          <p>{t('stop.left', { left: undoneOf(run) })}</p>
          {begunOf(run) > 0 ? <p>{t('stop.begun')}</p> : undefined}
        </ConfirmDialog>
      ) : undefined}
    </>
  );
}

/** What an action is called on a run as it stands. */
function useActionLabel(): (run: Run, action: RunAction) => string {
  const t = useTranslations('runs');
  return ({ kind, pace, nextStage, reason, counts }, action) => {
    if (action === 'end') return t('stop.forGood');
    if (action === 'stop')
      return t(kind === 'whenFree' ? 'stop.waiting' : pace === undefined ? 'stop.forNow' : 'stop.staged');
    if (action === 'resume' && nextStage !== undefined) return t('actions.stage', { stage: nextStage });
    if (action === 'resume' && pace !== undefined && reason === 'failures') return t('actions.without');
    return t(`actions.${action}`, { count: counts.todo });
  };
}

/** One step of it is many changes. */
const isOfRights = ({ kind }: Run) => kind === 'alike' || changesOfRights.some((one) => one === kind);

/** What it does is lost for good: how many are concerned has to be typed. */
const isFinal = ({ kind, state }: Run) => kind === 'delete' && state === 'ready';

/** What would never be done if it was stopped for good: what was begun comes to its end by itself. */
const undoneOf = ({ counts }: Run) => counts.todo + counts.failed;
const begunOf = ({ counts }: Run) => counts.sending + counts.accepted + counts.unknown;

/** What cannot be taken back, and does more than it seems. */
function asksFirst(run: Run, action: RunAction): action is 'confirm' | 'end' {
  return action === 'confirm' ? isFinal(run) : action === 'end' && undoneOf(run) + begunOf(run) > 0;
}

function actionsFor(run: Run): readonly RunAction[] {
  if (run.state === 'ready') return ['confirm'];
  if (run.state === 'paused' && !run.isConfirmed) return ['resume'];
  if (run.reason === 'stageEnded') return run.counts.failed > 0 ? ['resume', 'retry', 'end'] : ['resume', 'end'];
  if (run.state === 'paused') return run.counts.failed > 0 ? ['retry', 'resume', 'end'] : ['resume', 'end'];
  if (run.state === 'done') return leftOf(run) > 0 ? ['retry'] : [];
  if (!isAtWork(run) || !run.isConfirmed) return [];
  return run.waitsFor === 'stage' ? ['resume', 'stop'] : ['stop'];
}
