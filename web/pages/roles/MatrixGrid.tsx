import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { actionKinds } from '#shared/rules/permission-grammar.ts';
import { NearEnd } from '#web/table/NearEnd.tsx';
import { useGridKeys } from '#web/table/use-grid-keys.ts';
import { usePrinting } from '#web/table/use-printing.ts';
import { MatrixRowLine, ServiceLine, type Look } from './MatrixLines.tsx';
import type { MatrixService } from './permission-matrix.ts';

/** A matrix of more rows begins with its services folded. */
const openRows = 60;
/** Rows that are rendered at once; more follow as they come into sight. Few while one types: the next key waits for them. */
const rowsAtOnce = 60;
const foundAtOnce = 6;
const none: ReadonlySet<string> = new Set();

export interface MatrixGridProps extends Look {
  /** Accessible name of the grid. */
  label: string;
  services: readonly MatrixService[];
  /** What they were found by: all of them are open then. Empty for all there are. */
  filter: string;
}

/** The grid of a matrix. Rendered again only when something else is to be seen: a key typed above it costs nothing. */
export const MatrixGrid = memo(function MatrixGrid({ label, services, filter, ...look }: MatrixGridProps) {
  const t = useTranslations('role.matrix');
  const rows = services.reduce((sum, service) => sum + service.rows.length, 0);
  const printing = usePrinting();
  const isFiltered = filter !== '';
  // What was folded or opened among all there are says nothing of what is found, and the other way round.
  const [turned, setTurned] = useState({ all: none, found: none });
  const among = isFiltered ? 'found' : 'all';
  const latest = useRef<keyof typeof turned>(among);
  useLayoutEffect(() => {
    latest.current = among;
  });
  const opensAll = isFiltered || rows <= openRows;
  const isOpen = ({ service }: MatrixService) => printing || turned[among].has(service) !== opensAll;
  const found = useMemo(
    () => services.flatMap((one) => one.rows.map(({ service, resource }) => `${service}.${resource}`)).join(),
    [services],
  );
  const [reached, setReached] = useState({ filter, found, steps: 1 });
  // What another filter finds begins at its top, unless it is the same.
  const steps = reached.filter === filter || reached.found === found ? reached.steps : 1;
  const limit = steps * (isFiltered ? foundAtOnce : rowsAtOnce);
  const keys = useGridKeys();

  const turn = useCallback((service: string) => {
    const of = latest.current;
    setTurned((before) => {
      const next = new Set(before[of]);
      if (!next.delete(service)) next.add(service);
      return { ...before, [of]: next };
    });
  }, []);

  const { shown, isAll } = upTo(services, isOpen, printing ? Infinity : limit, isFiltered);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move in it; a table on paper */}
      <table role="grid" aria-label={label} className="matrix" data-long={rows > openRows || undefined} {...keys}>
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
            {folds ? <ServiceLine service={service} open={isOpen(service)} onTurn={turn} {...look} /> : undefined}
            {lines.map((row) => (
              <MatrixRowLine key={row.resource} row={row} alone={!folds} {...look} />
            ))}
          </tbody>
        ))}
      </table>
      {isAll ? undefined : <NearEnd key={steps} onSight={() => setReached({ filter, found, steps: steps + 1 })} />}
    </>
  );
});

/**
 * Services with the rows of those that are open, so many rows at most. A service none of whose rows is among them is left out
 * if `isCut`: the lines of all that is found would hold up the next key.
 */
function upTo(
  services: readonly MatrixService[],
  isOpen: (service: MatrixService) => boolean,
  most: number,
  isCut: boolean,
) {
  const shown: { service: MatrixService; folds: boolean; lines: MatrixService['rows'] }[] = [];
  let left = most;
  for (const service of services) {
    if (isCut && left <= 0) break;
    const folds = service.rows.length > 1;
    const rows = folds && !isOpen(service) ? [] : service.rows;
    shown.push({ service, folds, lines: rows.slice(0, Math.max(0, left)) });
    left -= rows.length;
  }
  return { shown, isAll: left >= 0 && shown.length === services.length };
}
