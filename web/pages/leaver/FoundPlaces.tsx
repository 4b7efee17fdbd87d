import { useFormatter, useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import type { Column } from '#web/table/column.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { holdsSomething, keyOfPlace, type PlaceReading } from './findings.ts';
import { usePlaceWords } from './use-place-words.ts';

export interface FoundPlacesProps {
  readings: readonly PlaceReading[];
  name: string;
  looking: boolean;
}

/** The places where the person is or holds something; others are not worth a row. */
export function FoundPlaces({ readings, name, looking }: FoundPlacesProps) {
  const t = useTranslations('leaver.look');
  const { placeName } = usePlaceWords();
  const columns = useFoundColumns();
  const rows = readings.filter((place) => place.person !== undefined && holdsSomething(place));
  if (rows.length === 0) return looking ? undefined : <p>{t('nothing')}</p>;
  return (
    <DataTable
      caption={t('caption', { name })}
      columns={columns}
      rows={rows}
      rowKey={keyOfPlace}
      rowName={placeName}
      rowHref={({ scope, person }) => paths.access(scope, { type: 'users', id: person?.id ?? '' })}
    />
  );
}

function useFoundColumns(): readonly Column<PlaceReading>[] {
  const t = useTranslations('leaver.look');
  const format = useFormatter();
  const { placeName, grantNames } = usePlaceWords();
  const assignedWords = ({ scope, assigned }: PlaceReading) => {
    if (scope.kind === 'organisation') return t('member');
    if (assigned === undefined) return t('unknown');
    return assigned ? t('assigned') : t('unassigned');
  };
  return [
    { id: 'place', header: t('columns.place'), cell: placeName },
    { id: 'assigned', header: t('columns.assigned'), cell: assignedWords, width: '8rem' },
    {
      id: 'policy',
      header: t('columns.policy'),
      cell: (place) => <span className="sources">{grantNames(place.grants, place) || t('none')}</span>,
    },
    {
      id: 'acls',
      header: t('columns.acls'),
      cell: ({ acls, granular }) => {
        const lists = [t('acls', { count: acls.length })];
        if (granular.length > 0) lists.push(t('granular', { count: granular.length }));
        return format.list(lists);
      },
      width: '18rem',
    },
  ];
}
