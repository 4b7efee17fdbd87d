import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { allRunSteps, runsKey } from '#web/api/run-calls.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { useRunWords } from '#web/runs/use-run-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import type { LookSectionProps } from './LookSection.tsx';
import { reportColumns, reportCsv } from './report.ts';
import { useReportRows, type DoneRun } from './use-report-rows.ts';

/** What was done, as the runs that did it, and the report of it all. */
export function ReportSection({ leaver, wanted, name }: LookSectionProps) {
  const t = useTranslations('leaver.report');
  const { nameOf, stateOf } = useRunWords();
  const rows = useReportRows(leaver, wanted, name);
  const { lookedAt, allRuns } = leaver;
  const reason = lookedAt === undefined ? t('wait') : undefined;
  const isGone = leaver.stateOf('delete') === 'done';
  const confirmed = allRuns.filter(({ isConfirmed }) => isConfirmed).toReversed();
  const { refetch, isFetching, error } = useQuery({
    queryKey: [...runsKey, 'report', confirmed.map(({ id }) => id)],
    enabled: false,
    gcTime: 0,
    queryFn: ({ signal }): Promise<readonly DoneRun[]> =>
      Promise.all(confirmed.map(async (run) => ({ run, steps: await allRunSteps(run.id, signal) }))),
  });

  async function save() {
    const { data, isSuccess } = await refetch();
    if (!isSuccess) return;
    const headings = reportColumns.map((column) => t(`columns.${column}`));
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`leaver-${wanted.userId}-${day}.csv`, reportCsv(headings, rows(data)), 'text/csv');
  }

  return (
    <section aria-labelledby="leaver-report" className="page-section">
      <header className="section-head">
        <h2 id="leaver-report">{t('title')}</h2>
        <Button size="small" disabledReason={reason} pending={isFetching} onClick={() => void save()}>
          {t('save')}
        </Button>
        <p>{t('lead')}</p>
      </header>
      {error === null ? undefined : <ActionFailure error={error} />}
      {isGone ? (
        <Notice tone="good" announce>
          <p>{t('gone', { name })}</p>
        </Notice>
      ) : undefined}
      {allRuns.length === 0 ? undefined : (
        <>
          <p>{t('runs')}</p>
          <ul className="effects">
            {allRuns.map((run) => (
              <li key={run.id}>
                <TextLink to={paths.run(run.scope, run.id)}>{nameOf(run)}</TextLink>, {run.scope.region}, {stateOf(run)}
                , <DateTime at={run.createdAt} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
