import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { nameText } from '#web/ui/name-text.ts';
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
  // What was recognised needs no look, where there is little room least of all.
  const [isKnown] = useState(neededColumns.every((column) => places[column] !== undefined));
  return (
    <details className="column-choice" open={!isKnown || undefined}>
      <summary>{t('columns.title')}</summary>
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
                  label: nameText(name.trim()) || t('columns.unnamed', { at: at + 1 }),
                })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                onPlaces(value === '' ? others : { ...others, [column]: Number(value) })
              }
            />
          );
        })}
      </div>
    </details>
  );
}
