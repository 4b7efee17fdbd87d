import { useTranslations } from 'use-intl';
import { Select } from '#web/ui/Select.tsx';
import { neededColumns, peopleColumns, type ColumnPlaces } from './people-csv.ts';

export interface ColumnChoiceProps {
  heading: readonly string[];
  places: ColumnPlaces;
  onPlaces: (places: ColumnPlaces) => void;
}

/** Which column of the file says what. */
export function ColumnChoice({ heading, places, onPlaces }: ColumnChoiceProps) {
  const t = useTranslations('addUsers');
  return (
    <section className="form" aria-label={t('columns.title')}>
      <h2>{t('columns.title')}</h2>
      <div className="form-row">
        {peopleColumns.map((column) => {
          const isNeeded = neededColumns.includes(column);
          const { [column]: place, ...others } = places;
          return (
            <Select
              key={column}
              label={t(`columns.${column}`)}
              value={place === undefined ? '' : String(place)}
              error={isNeeded && place === undefined ? t('columns.needed') : undefined}
              options={[
                { value: '', label: t('columns.none') },
                ...heading.map((name, at) => ({
                  value: String(at),
                  label: name.trim() || t('columns.unnamed', { at: at + 1 }),
                })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                onPlaces(value === '' ? others : { ...others, [column]: Number(value) })
              }
            />
          );
        })}
      </div>
    </section>
  );
}
