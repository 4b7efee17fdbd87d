import { useTranslations } from 'use-intl';
import type { Column } from '#web/table/column.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PopoverButton } from '#web/ui/PopoverButton.tsx';
import { ExportButton, type ExportButtonProps } from './ExportButton.tsx';
import { ViewsButton } from './ViewsButton.tsx';

export interface ListToolsProps extends Omit<ExportButtonProps, 'rows'> {
  /** All that match; undefined as long as they are not to be taken away. */
  rows: readonly unknown[] | undefined;
  /** Columns there are to choose from, the one that names the rows first; left out where there is no choice. */
  allColumns?: readonly Column<never>[] | undefined;
}

const LazyColumnChoice = lazyPart(async () => (await import('./ColumnChoice.tsx')).ColumnChoice);

/** What every list offers: its rows as a file, which columns it has, and what of it one has saved. */
export function ListTools({ rows, allColumns, ...file }: ListToolsProps) {
  const t = useTranslations('directory');
  return (
    <>
      {rows === undefined || rows.length === 0 ? undefined : <ExportButton rows={rows} {...file} />}
      {allColumns === undefined || allColumns.length < 3 ? undefined : (
        <PopoverButton
          size="small"
          label={t('columns')}
          part={LazyColumnChoice}
          given={{ columns: allColumns.slice(1) }}
        />
      )}
      <ViewsButton />
    </>
  );
}
