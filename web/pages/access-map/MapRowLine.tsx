import { memo } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { SubjectMark } from '#web/access/StatusMark.tsx';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { nameText } from '#web/ui/name-text.ts';
import { LevelMark } from './LevelMark.tsx';
import type { MapRow } from './map-rows.ts';

interface MapCellsProps {
  row: MapRow;
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
  const { row, services, onlyOf, isSure } = props;
  const t = useTranslations('accessMap');
  const format = useFormatter();
  const { subject, direct, isHere, reading } = row;
  const page = paths.access(useScope(), subject);
  return (
    <>
      <th scope="row" aria-colindex={1}>
        <Link className="map-name" to={page} data-stop tabIndex={-1}>
          {nameText(subject.name)}
        </Link>
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
          <Link className="map-cell" to={page} data-stop tabIndex={-1}>
            {t('notRead')}
          </Link>
        </td>
      ) : (
        services.map((service, index) => {
          const level = row.levels.get(service) ?? 'none';
          const words = reading === 'part' ? t('unsure', { level }) : t(isSure ? 'level' : 'found', { level });
          return (
            <td key={service} aria-colindex={index + 2} data-level={level}>
              <Link
                className="map-cell"
                to={`${page}?${new URLSearchParams({ right: service }).toString()}`}
                aria-label={t('cell', { name: subject.name, service, words })}
                title={words}
                data-stop
                tabIndex={-1}
              >
                {reading === 'part' && level === 'none' ? '?' : <LevelMark level={level} />}
                <span className="map-words">
                  {service} {words}
                </span>
              </Link>
            </td>
          );
        })
      )}
    </>
  );
});
