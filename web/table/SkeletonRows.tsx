import { Skeleton } from '#web/ui/Skeleton.tsx';
import type { Column } from './column.ts';

export interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
  /** There is a column of checkboxes before the data. */
  checks: boolean;
  /** There is a column of menus after the data. */
  menus: boolean;
}

/** Grey lines of the height of real rows, so that the page keeps still when they arrive. */
export function SkeletonRows<Row>({ columns, count, checks, menus }: SkeletonRowsProps<Row>) {
  const numbers = Array.from({ length: count }, (_, number) => number);
  return numbers.map((number) => (
    <tr key={number} aria-hidden="true">
      {checks && (
        <td className="table-check">
          <Skeleton width={2} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} data-align={column.align}>
          <Skeleton width={(column.letters ?? 14) - (number % 3) * 2} />
        </td>
      ))}
      {menus && (
        <td className="table-menu">
          <Skeleton width={2} />
        </td>
      )}
    </tr>
  ));
}
