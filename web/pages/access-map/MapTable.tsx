import { memo, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useScope } from '#web/scope/use-scope.ts';
import { LeftOut } from '#web/table/LeftOut.tsx';
import { shownParts } from '#web/table/shown-parts.ts';
import { useGridKeys } from '#web/table/use-grid-keys.ts';
import { useLinkClicks } from '#web/table/use-link-clicks.ts';
import { useRowHeights } from '#web/table/use-row-heights.ts';
import { useShownLines } from '#web/table/use-shown-lines.ts';
import type { MapRow } from './map-rows.ts';
import { MapRowLine } from './MapRowLine.tsx';

/** Rows around the one with the focus that are there wherever one has scrolled to: a key leads ten of them on. */
const besideFocus = 12;

export interface MapTableProps {
  rows: readonly MapRow[];
  services: readonly string[];
  /** By service, who alone administers it. */
  only: ReadonlyMap<string, MapRow>;
  /** Everything has been read: what was not found is not there. */
  isSure: boolean;
}

/**
 * Subjects by services, each cell the way to where it comes from. Of many rows those near the window are there, the first
 * and the last, and those around the focus, which keys lead to; on paper all of them are. One that stays the same is not
 * rendered again while others come.
 */
export const MapTable = memo(function MapTable({ rows, services, only, isSure }: MapTableProps) {
  const t = useTranslations('accessMap');
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [reached, setReached] = useState<string>();
  const grid = useGridKeys();
  const links = useLinkClicks();
  const scope = useScope();
  const onlyOf = useMemo(() => {
    const services = new Map<string, string>();
    for (const [service, { key }] of only) services.set(key, `${services.get(key) ?? ''} ${service}`.trim());
    return services;
  }, [only]);
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const heights = useRowHeights(body, keys);
  const near = useShownLines(body, heights);
  const count = rows.length;
  const at = reached === undefined ? -1 : keys.indexOf(reached);
  const parts = shownParts(count, [
    { from: 0, to: 1 },
    { from: near.first, to: near.end },
    ...(at < 0 ? [] : [{ from: at - besideFocus, to: at + besideFocus + 1 }]),
    { from: count - 1, to: count },
  ]);
  const heightOf = (from: number, to: number) => heights.slice(from, to).reduce((sum, height) => sum + height, 0);
  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move in it; a table on paper
      role="grid"
      aria-label={t('table')}
      aria-rowcount={count + 1}
      aria-colcount={services.length + 1}
      className="map-grid"
      onFocusCapture={({ target }) => setReached(target.closest('tr')?.dataset['key'])}
      {...grid}
      {...links}
    >
      <MapHead services={services} />
      <tbody ref={setBody}>
        {parts.flatMap(({ from, to }, part) => [
          <LeftOut key={`before ${from}`} height={heightOf(parts[part - 1]?.to ?? 0, from)} />,
          ...rows
            .slice(from, to)
            .map((row, index) => (
              <MapRowLine
                key={row.key}
                row={row}
                scope={scope}
                services={services}
                onlyOf={onlyOf.get(row.key) ?? ''}
                position={from + index + 2}
                isSure={isSure}
              />
            )),
        ])}
      </tbody>
    </table>
  );
});

const MapHead = memo(function MapHead({ services }: { services: readonly string[] }) {
  const t = useTranslations('accessMap');
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" aria-colindex={1}>
          {t('subject')}
        </th>
        {services.map((service, index) => (
          <th key={service} scope="col" aria-colindex={index + 2}>
            {service}
          </th>
        ))}
      </tr>
    </thead>
  );
});
