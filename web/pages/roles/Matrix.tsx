import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { actionKinds } from '#shared/rules/permission-grammar.ts';
import { NearEnd } from '#web/table/NearEnd.tsx';
import { FilterField, TableToolbar } from '#web/table/TableToolbar.tsx';
import { useGridKeys } from '#web/table/use-grid-keys.ts';
import { usePrinting } from '#web/table/use-printing.ts';
import { MatrixRowLine, ServiceLine, type Look } from './MatrixLines.tsx';
import { matrixOf, permissionFinder, type MatrixService } from './permission-matrix.ts';
import './matrix.css';

/** A matrix of more rows begins with its services folded. */
const openRows = 60;
/** Rows that are rendered at once; more follow as they come into sight. While one types they come with every key. */
const rowsAtOnce = 60;
const foundAtOnce = 30;

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
  const t = useTranslations('role.matrix');
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const isFiltered = wanted.trim() !== '';
  const find = useMemo(() => permissionFinder(permissions), [permissions]);
  const services = useMemo(() => matrixOf(find(wanted)), [find, wanted]);
  const rows = services.reduce((sum, service) => sum + service.rows.length, 0);
  const printing = usePrinting();
  const [turned, setTurned] = useState<ReadonlySet<string>>(() => new Set());
  const opensAll = isFiltered || printing || rows <= openRows;
  const isOpen = ({ service }: MatrixService) => printing || turned.has(service) !== opensAll;
  const [steps, setSteps] = useState(1);
  const limit = steps * (isFiltered ? foundAtOnce : rowsAtOnce);
  const keys = useGridKeys();

  function turn(service: string) {
    setTurned((before) => {
      const next = new Set(before);
      if (!next.delete(service)) next.add(service);
      return next;
    });
  }

  const { shown, isAll } = upTo(services, isOpen, printing ? Infinity : limit);
  return (
    <div className="matrix-block">
      <TableToolbar count={count} actions={actions}>
        <FilterField label={filterLabel} value={text} onChange={setText} />
      </TableToolbar>
      {legend}
      {services.length === 0 && isFiltered ? <p>{noMatch(wanted)}</p> : undefined}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move in it; a table on paper */}
      <table role="grid" aria-label={label} className="matrix" {...keys}>
        <thead>
          <tr className="matrix-row matrix-head">
            <th scope="col">{t('resource')}</th>
            {actionKinds.map((kind) => (
              <th scope="col" key={kind}>
                {t('action', { kind })}
              </th>
            ))}
          </tr>
        </thead>
        {shown.map(({ service, folds, lines }) => (
          <tbody key={service.service} className="matrix-service">
            {folds ? (
              <ServiceLine service={service} open={isOpen(service)} onTurn={() => turn(service.service)} {...look} />
            ) : undefined}
            {lines.map((row) => (
              <MatrixRowLine key={row.resource} row={row} alone={!folds} {...look} />
            ))}
          </tbody>
        ))}
      </table>
      {isAll ? undefined : <NearEnd key={steps} onSight={() => setSteps(steps + 1)} />}
    </div>
  );
}

/** Services with the rows of those that are open, so many rows at most. */
function upTo(services: readonly MatrixService[], isOpen: (service: MatrixService) => boolean, most: number) {
  let left = most;
  const shown = services.map((service) => {
    const folds = service.rows.length > 1;
    const lines = folds && !isOpen(service) ? [] : service.rows.slice(0, Math.max(0, left));
    left -= folds && !isOpen(service) ? 0 : service.rows.length;
    return { service, folds, lines };
  });
  return { shown, isAll: left >= 0 };
}
