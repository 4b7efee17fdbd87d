import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { JournalEntry } from '#shared/journal.ts';
import type { Column } from '#web/table/column.ts';
import type { DataTableProps } from '#web/table/data-table-props.ts';
import { HeaderRow } from '#web/table/HeaderRow.tsx';
import { columnsFor, useNarrow } from '#web/table/narrow.ts';
import { LeftOut } from '#web/table/LeftOut.tsx';
import { TableRow } from '#web/table/TableRow.tsx';
import { useLinkClicks } from '#web/table/use-link-clicks.ts';
import { useShownLines } from '#web/table/use-shown-lines.ts';

export interface JournalTableProps {
  rows: readonly JournalEntry[];
  columns: readonly Column<JournalEntry>[];
  nameOf: (entry: JournalEntry) => string;
  hrefOf: (entry: JournalEntry) => string;
  /** There are more rows than these. */
  isPart: boolean;
  /** The last rows are near. */
  onNearEnd: () => void;
}

/** As the style sheet has them, in rem. */
const lineHeights = { wide: 2.25, narrow: 6.75 } as const;
/** Rows before the last one at which more are asked for. */
const near = 15;

/** Changes in one table; of a long one only what is near the window is there. */
export function JournalTable({ rows, columns, nameOf, hrefOf, isPart, onNearEnd }: JournalTableProps) {
  const t = useTranslations('journal');
  const links = useLinkClicks();
  const isNarrow = useNarrow();
  const [body, setBody] = useState<HTMLElement | null>(null);
  const heights = useMemo(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return rows.map(() => lineHeights[isNarrow ? 'narrow' : 'wide'] * rem);
  }, [rows, isNarrow]);
  const { to, first, end, above, below } = useShownLines(body, heights);
  const isNear = to > rows.length - near;
  useEffect(() => {
    if (isNear) onNearEnd();
  }, [isNear, onNearEnd]);
  const table: DataTableProps<JournalEntry> = {
    caption: t('caption'),
    columns,
    rows,
    rowKey: ({ id }) => String(id),
    rowName: nameOf,
    rowHref: hrefOf,
  };
  const { shown, below: under } = columnsFor(columns, isNarrow);
  return (
    <table className="table journal-table" aria-rowcount={isPart ? -1 : rows.length + 1}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <colgroup>
        {shown.map((column) => (
          <col key={column.id} style={{ inlineSize: column.width }} />
        ))}
      </colgroup>
      <thead>
        <HeaderRow table={table} columns={shown} />
      </thead>
      <tbody ref={setBody} {...links}>
        <LeftOut height={above} />
        {rows.slice(first, end).map((row, offset) => (
          <TableRow
            key={row.id}
            row={row}
            table={table}
            columns={shown}
            below={under}
            current={false}
            position={first + offset + 2}
          />
        ))}
        <LeftOut height={below} />
      </tbody>
    </table>
  );
}
