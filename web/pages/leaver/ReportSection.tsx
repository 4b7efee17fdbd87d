import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import type { LookSectionProps } from './LookSection.tsx';
import { reportColumns, reportCsv } from './report.ts';
import { useReportRows } from './use-report-rows.ts';

/** The report, once there is something to report. */
export function ReportSection({ leaver, wanted, name, onSaved }: LookSectionProps & { onSaved: () => void }) {
  const t = useTranslations('leaver.report');
  const rows = useReportRows(leaver, wanted, name);
  const { lookedAt, log, running } = leaver;
  const reason = lookedAt === undefined ? t('wait') : undefined;
  const isGone = leaver.stateOf('delete') === 'done';

  function save() {
    const headings = reportColumns.map((column) => t(`columns.${column}`));
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`leaver-${wanted.userId}-${day}.csv`, reportCsv(headings, rows()), 'text/csv');
    onSaved();
  }

  return (
    <section aria-labelledby="leaver-report" className="page-section">
      <header className="section-head">
        <h2 id="leaver-report">{t('title')}</h2>
        <Button size="small" disabledReason={reason} pending={running !== undefined} onClick={save}>
          {t('save')}
        </Button>
        <p>{t('lead')}</p>
      </header>
      {isGone ? (
        <Notice tone="good" announce>
          <p>{t('gone', { name })}</p>
        </Notice>
      ) : undefined}
      {log.length > 0 ? <p>{t('left')}</p> : undefined}
    </section>
  );
}
