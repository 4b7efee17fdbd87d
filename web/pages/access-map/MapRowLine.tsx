import { memo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { SubjectMark } from '#web/access/StatusMark.tsx';
import { paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import { nameText } from '#web/ui/name-text.ts';
import type { MapRow } from './map-rows.ts';

interface MapCellsProps {
  row: MapRow;
  scope: Scope;
  services: readonly string[];
  /** Services that this subject alone administers, a space between two. */
  onlyOf: string;
  isSure: boolean;
}

export interface MapRowLineProps extends MapCellsProps {
  /** Where it stands among all rows, from 2. */
  position: number;
}

/** One subject: who it is, and a cell for each service. Those stay as they are while others come before them. */
export function MapRowLine({ position, ...cells }: MapRowLineProps) {
  return (
    <tr aria-rowindex={position} data-key={cells.row.key}>
      <MapCells {...cells} />
    </tr>
  );
}

const MapCells = memo(function MapCells(props: MapCellsProps) {
  const { row, scope, services, onlyOf, isSure } = props;
  const t = useTranslations('accessMap');
  const format = useFormatter();
  const { subject, direct, isHere, reading } = row;
  const page = paths.access(scope, subject);
  return (
    <>
      <th scope="row" aria-colindex={1}>
        <a className="map-name" href={page} data-stop tabIndex={-1}>
          {nameText(subject.name)}
        </a>
        <span className="map-about">
          <span>{t('kind', { type: subject.type })}</span>
          <SubjectMark record={subject.record} />
          {isHere ? undefined : <span>{t('outside')}</span>}
          {direct === 0 ? undefined : <span>{t('direct', { count: direct })}</span>}
          {onlyOf === '' ? undefined : <strong>{t('only', { services: format.list(onlyOf.split(' ')) })}</strong>}
        </span>
      </th>
      {reading === 'unread' ? (
        <td colSpan={services.length} aria-colindex={2}>
          <a className="map-cell" href={page} data-stop tabIndex={-1}>
            {t('notRead')}
          </a>
        </td>
      ) : (
        services.map((service, index) => {
          const level = row.levels.get(service) ?? 'none';
          const words = reading === 'part' ? t('unsure', { level }) : t(isSure ? 'level' : 'found', { level });
          const shown = reading === 'part' && level === 'none' ? 'unknown' : level;
          return (
            <td key={service} aria-colindex={index + 2} data-level={shown}>
              <a
                className="map-cell"
                href={`${page}?right=${encodeURIComponent(service)}`}
                aria-label={t('cell', { name: subject.name, service, words })}
                title={words}
                data-service={service}
                data-stop
                tabIndex={-1}
              />
            </td>
          );
        })
      )}
    </>
  );
});
