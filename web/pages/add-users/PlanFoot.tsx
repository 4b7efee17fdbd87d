import { useTranslations } from 'use-intl';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useBeginRun } from '#web/runs/use-begin-run.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { DownloadIcon } from '#web/ui/later-icons.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { skippedFile } from './people-csv.ts';
import type { NamedPlace } from './people-plan.ts';
import { callsOf, isDone, runOf, type FittingRows } from './people-run.ts';
import { useRowWords } from './use-row-words.ts';

export interface PlanFootProps extends FittingRows {
  organisation: NamedPlace;
  /** Why it cannot be begun now. */
  reason: string | undefined;
}

/** What will be done before anything is, and how it begins. */
export function PlanFoot({ rows, plan, organisation, reason }: PlanFootProps) {
  const { steps } = plan;
  const t = useTranslations('addUsers');
  const scope = useScope();
  const wordsOf = useRowWords();
  const { mutate, isPending, error } = useBeginRun();
  const skipped = rows.filter((row) => !isDone(row) && row.state !== 'so');
  const so = rows.filter(({ state }) => state === 'so').length;

  function save() {
    const texts = skipped.map((row) => ({ record: row.record, reason: wordsOf(row) }));
    saveFile('users-left-out.csv', skippedFile(texts), 'text/csv');
  }

  return (
    <div className="form">
      <output>
        {t('sum.done', { count: steps.length, so, skipped: skipped.length })}{' '}
        {steps.length > 0 ? t('sum.cost', { calls: callsOf(rows) }) : undefined}
      </output>
      {rows.some(({ state }) => state === 'tooMany') ? <p>{t('sum.tooMany', { count: steps.length })}</p> : undefined}
      {error === null ? undefined : <ActionFailure error={error} />}
      <p className="page-actions">
        <Button
          variant="primary"
          pending={isPending}
          disabledReason={reason ?? (steps.length === 0 ? t('sum.nothing') : undefined)}
          onClick={() => mutate(runOf(scope, organisation, plan))}
        >
          {t('sum.begin', { count: steps.length })}
        </Button>
        {skipped.length > 0 ? (
          <Button icon={DownloadIcon} onClick={save}>
            {t('sum.save', { count: skipped.length })}
          </Button>
        ) : undefined}
      </p>
      <p className="field-hint">{t('sum.hint')}</p>
    </div>
  );
}
