import { useMemo, type ReactNode } from 'react';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { FilterField, TableToolbar } from '#web/table/TableToolbar.tsx';
import { useAfterPaint } from '#web/ui/use-after-paint.ts';
import { MatrixGrid } from './MatrixGrid.tsx';
import type { Look } from './MatrixLines.tsx';
import { matrixFinder } from './permission-matrix.ts';
import './matrix.css';

export interface MatrixProps extends Look {
  /** Accessible name of the grid. */
  label: string;
  permissions: readonly Permission[];
  filterLabel: string;
  count?: ReactNode;
  actions?: ReactNode;
  /** What the marks mean. */
  legend: ReactNode;
  /** Stands there when the filter finds nothing. */
  noMatch: (text: string) => string;
}

/**
 * Permissions as resources by actions, in services that fold. Fit for thousands: the key that is typed is painted before
 * the rows follow, a choice renders one row again, and rows come as one reaches them. On paper all of them are there.
 */
export function Matrix({ label, permissions, filterLabel, count, actions, legend, noMatch, ...look }: MatrixProps) {
  const [text, setText] = useAfterPaint();
  const filter = text.trim();
  const find = useMemo(() => matrixFinder(permissions), [permissions]);
  const services = useMemo(() => find(filter), [find, filter]);
  return (
    <div className="matrix-block">
      <TableToolbar count={count} actions={actions}>
        <FilterField label={filterLabel} onChange={setText} />
      </TableToolbar>
      {legend}
      {services.length === 0 && filter !== '' ? <p>{noMatch(filter)}</p> : undefined}
      <MatrixGrid label={label} services={services} filter={filter} {...look} />
    </div>
  );
}
