import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import type { Column, Selection } from '#web/table/column.ts';
import type { DataTableProps } from '#web/table/data-table-props.ts';
import { HeaderRow } from '#web/table/HeaderRow.tsx';
import { columnsFor, useNarrow } from '#web/table/narrow.ts';
import { LeftOut } from '#web/table/LeftOut.tsx';
import { TableRow } from '#web/table/TableRow.tsx';
import { useLinkClicks } from '#web/table/use-link-clicks.ts';
import { nameText } from '#web/ui/name-text.ts';
import type { FleetView } from './fleet-address.ts';
import type { FleetLine } from './fleet-lines.ts';
import { fleetIsNarrow, isRunning, type FleetRow } from './fleet-rows.ts';
import { GapRow } from './GapRow.tsx';
import { GroupRow } from './GroupRow.tsx';
import { InViewContext } from './in-view.ts';
import { useRowActions } from './use-row-actions.ts';
import { useShownLines } from '#web/table/use-shown-lines.ts';

export interface FleetTableProps {
  lines: readonly FleetLine[];
  /** The clusters among the lines, those of closed groups too. */
  rows: readonly FleetRow[];
  columns: readonly Column<FleetRow>[];
  sort: FleetView['sort'];
  onSort: (column: string) => void;
  selection: Selection;
  onToggle: (group: string) => void;
  onRetry: (place: string) => Promise<void>;
  /** Spaces that clusters in view are in, `{region}/{spaceId}`, once the table stands still. */
  onInView: (spaces: readonly string[]) => void;
}

/** As the style sheet has them, in rem. */
const lineHeights = {
  wide: { group: 2.25, row: 2.25, running: 2.25, gap: 2.25 },
  narrow: { group: 2.25, row: 5, running: 5.25, gap: 6 },
} as const;

/** Who scrolls looks at nothing in between. Milliseconds. */
const standsStill = 500;

/** Every cluster in one table; of a long one only what is near the window is there. */
export function FleetTable({
  lines,
  rows,
  columns,
  sort,
  onSort,
  selection,
  onToggle,
  onRetry,
  onInView,
}: FleetTableProps) {
  const t = useTranslations('fleet');
  const links = useLinkClicks();
  const isNarrow = useNarrow(fleetIsNarrow);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const rowActions = useRowActions();
  const heights = useMemo(() => {
    const own = lineHeights[isNarrow ? 'narrow' : 'wide'];
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return lines.map((line) => own[line.kind === 'row' && isRunning(line.row) ? 'running' : line.kind] * rem);
  }, [lines, isNarrow]);
  const { from, to, first, end, above, below } = useShownLines(body, heights);
  useEffect(() => {
    const timer = setTimeout(() => {
      const seen = lines.slice(from, to).flatMap((line) => (line.kind === 'row' ? [line.row.scope] : []));
      onInView([...new Set(seen.map(({ region, id }) => `${region}/${id}`))]);
    }, standsStill);
    return () => clearTimeout(timer);
  }, [lines, from, to, onInView]);
  const table: DataTableProps<FleetRow> = {
    caption: t('caption'),
    columns,
    rows,
    rowKey: ({ id }) => id,
    rowName: ({ cluster, space }) => t('rowName', { cluster: nameText(cluster.name), space }),
    linkName: ({ cluster, space, scope }) =>
      `${t('rowName', { cluster: nameText(cluster.name), space })} · ${scope.region}`,
    rowHref: ({ scope, cluster }) => paths.cluster(scope, cluster.id),
    rowActions,
    selection,
    sort,
    onSort,
  };
  const { shown, below: under } = columnsFor(columns, isNarrow);
  const width = shown.length + 2;
  return (
    <table className="table fleet-table" data-narrow={isNarrow || undefined} aria-rowcount={lines.length + 1}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <colgroup>
        <col className="table-check" />
        {shown.map((column, index) => (
          <col key={column.id} style={{ inlineSize: isNarrow && index > 0 ? '7.5rem' : column.width }} />
        ))}
        <col className="table-menu" />
      </colgroup>
      <thead>
        <HeaderRow table={table} columns={shown} />
      </thead>
      <tbody ref={setBody} {...links}>
        <LeftOut height={above} />
        {lines.slice(first, end).map((line, offset) => {
          const index = first + offset;
          const position = index + 2;
          if (line.kind === 'group') {
            return <GroupRow key={line.id} line={line} width={width} position={position} onToggle={onToggle} />;
          }
          if (line.kind === 'gap') {
            return <GapRow key={line.id} gap={line.gap} width={width} position={position} onRetry={onRetry} />;
          }
          return (
            <InViewContext key={line.id} value={index >= from && index < to}>
              <TableRow
                row={line.row}
                table={table}
                columns={shown}
                below={under}
                current={false}
                position={position}
              />
            </InViewContext>
          );
        })}
        <LeftOut height={below} />
      </tbody>
    </table>
  );
}
