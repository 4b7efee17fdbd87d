import { memo, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { NearEnd } from '#web/table/NearEnd.tsx';
import { useGridKeys } from '#web/table/use-grid-keys.ts';
import { usePrinting } from '#web/table/use-printing.ts';
import type { MapRow } from './map-rows.ts';
import { MapRowLine } from './MapRowLine.tsx';

/** Rows that are rendered at once; more follow as they come into sight. */
const rowsAtOnce = 50;

export interface MapTableProps {
  rows: readonly MapRow[];
  services: readonly string[];
  /** By service, who alone administers it. */
  only: ReadonlyMap<string, MapRow>;
  /** Everything has been read: what was not found is not there. */
  isSure: boolean;
}

/**
 * Subjects by services, each cell the way to where it comes from. Rows come as one reaches them, and one that stays the
 * same is not rendered again while others come. On paper all of them are there.
 */
export function MapTable({ rows, services, only, isSure }: MapTableProps) {
  const t = useTranslations('accessMap');
  const [steps, setSteps] = useState(1);
  const [reached, setReached] = useState<string>();
  const printing = usePrinting();
  const keys = useGridKeys();
  const onlyOf = useMemo(() => {
    const services = new Map<string, string>();
    for (const [service, { key }] of only) services.set(key, `${services.get(key) ?? ''} ${service}`.trim());
    return services;
  }, [only]);
  // What has the focus stays, however many come before it.
  const at = reached === undefined ? -1 : rows.findIndex(({ key }) => key === reached);
  const limit = printing ? rows.length : Math.max(steps * rowsAtOnce, at + 1 + rowsAtOnce / 2);
  return (
    <>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move in it; a table on paper
        role="grid"
        aria-label={t('table')}
        aria-rowcount={rows.length + 1}
        aria-colcount={services.length + 1}
        className="map-grid"
        onFocusCapture={({ target }) => setReached(target.closest('tr')?.dataset['key'])}
        {...keys}
      >
        <MapHead services={services} />
        <tbody>
          {rows.slice(0, limit).map((row, index) => (
            <MapRowLine
              key={row.key}
              row={row}
              services={services}
              onlyOf={onlyOf.get(row.key) ?? ''}
              position={index + 2}
              isSure={isSure}
            />
          ))}
        </tbody>
      </table>
      {limit >= rows.length ? undefined : (
        <NearEnd key={limit} onSight={() => setSteps(Math.ceil(limit / rowsAtOnce) + 1)} />
      )}
    </>
  );
}

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
