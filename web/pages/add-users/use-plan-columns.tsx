import { wholeName } from '#shared/rules/whole-name.ts';
import { useTranslations } from 'use-intl';
import type { Column } from '#web/table/column.ts';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import type { PlannedRow } from './people-plan.ts';
import { rowTones, useRowWords } from './use-row-words.ts';

/** Columns of the rows of a file. To add one: an entry here. */
export function usePlanColumns(): readonly Column<PlannedRow>[] {
  const t = useTranslations('addUsers');
  const wordsOf = useRowWords();
  return [
    { id: 'person', header: t('table.person'), cell: ({ record: { row, cells } }) => `${row}. ${wholeName(cells)}` },
    { id: 'email', header: t('columns.email'), cell: ({ record }) => record.cells.email, width: '22%' },
    { id: 'spaces', header: t('columns.spaces'), cell: spacesOf, width: '12%' },
    {
      id: 'roles',
      header: t('table.roles'),
      cell: ({ record: { cells } }) => [cells.spaceRoles, cells.organisationRoles].filter(Boolean).join(', '),
      width: '12%',
    },
    {
      id: 'state',
      header: t('table.state'),
      cell: (row) => <StatusPill tone={rowTones[row.state]}>{t(`states.${row.state}`)}</StatusPill>,
      width: '9rem',
    },
    { id: 'what', header: t('table.what'), cell: wordsOf, width: '26%' },
  ];
}

/** Who a row is about, as far as it says. */
export function nameOfRow({ record: { cells } }: PlannedRow): string {
  return [wholeName(cells), cells.email].filter(Boolean).join(', ');
}

/** What they are called where they are known, else as the file says. */
function spacesOf(row: PlannedRow): string {
  return 'person' in row ? row.person.spaces.map(({ name }) => name).join(', ') : row.record.cells.spaces;
}
