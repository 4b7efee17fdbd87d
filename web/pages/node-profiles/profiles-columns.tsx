import { useTranslations } from 'use-intl';
import type { ListDefinition } from '#web/list/list-definition.ts';
import type { Column } from '#web/table/column.ts';
import type { ProfileRow } from './profile-rows.ts';

export function useProfileColumns(): readonly Column<ProfileRow>[] {
  const t = useTranslations('profiles');
  const unknown = <span className="quiet">{t('unknown')}</span>;
  return [
    { id: 'name', header: t('columns.name'), cell: ({ name }) => name, sortKey: ({ name }) => name },
    {
      id: 'cpu',
      header: t('columns.cpu'),
      cell: ({ cpu }) => (cpu === undefined ? unknown : t('cpu', { cpu })),
      sortKey: ({ cpu }) => cpu,
      narrow: 'column',
      width: '8rem',
      letters: 6,
    },
    {
      id: 'memory',
      header: t('columns.memory'),
      cell: ({ memory }) => (memory === undefined ? unknown : t('memory', { memory })),
      sortKey: ({ memory }) => memory,
      width: '8rem',
      letters: 6,
    },
    {
      id: 'gpu',
      header: t('columns.gpu'),
      cell: ({ gpu }) => gpu ?? <span className="quiet">{t('gpuWithPool')}</span>,
      sortKey: ({ gpu }) => gpu,
      width: '34%',
      letters: 20,
    },
  ];
}

export const profileList: ListDefinition<ProfileRow> = {
  rowKey: ({ name }) => name,
  wordsOf: ({ name, cpu, memory, gpu }: ProfileRow) => [name, cpu, memory, gpu].join(' '),
};
