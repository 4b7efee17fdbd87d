import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '#web/table/column.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazyCode } from '#web/ui/lazy-code.ts';
import { withCode } from '#web/ui/lazy-part.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { csvName } from './file-name.ts';

const exporter = lazyCode(() => import('./export-csv.ts'));

const labels = { page: 'exportPage', part: 'exportPart', whole: 'export' } as const;

export interface ExportButtonProps {
  rows: readonly unknown[];
  /** Of those rows. */
  columns: readonly Column<never>[];
  /** What the list is called in the name of its file. */
  caption: string;
  /** What the rows are of the list: the file says so, too. */
  of: keyof typeof labels;
}

/** Saves rows as a file for a spreadsheet; its code and words come with it. */
export function ExportButton({ rows, columns, caption, of }: ExportButtonProps) {
  const t = useTranslations('directory');
  const [exporting, setExporting] = useState<'under way' | 'failed'>();
  async function save() {
    setExporting('under way');
    const write = async () => {
      const name = csvName(caption, location.pathname, of === 'whole' ? undefined : t('incomplete'));
      // Rows and columns are those of one list.
      saveFile(name, await (await exporter.load()).csvOf(rows as readonly never[], columns), 'text/csv');
    };
    setExporting(
      await withCode(write).then(
        () => undefined,
        () => 'failed',
      ),
    );
  }
  return (
    <>
      <Button size="small" variant="quiet" pending={exporting === 'under way'} onClick={() => void save()}>
        {t(labels[of], { count: rows.length })}
      </Button>
      {exporting === 'failed' ? <span className="walk-count">{t('exportFailed')}</span> : undefined}
    </>
  );
}
