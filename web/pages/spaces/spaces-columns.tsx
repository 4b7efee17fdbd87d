import { useTranslations } from 'use-intl';
import type { Space } from '#shared/contract/iam/organisations.ts';
import { SpaceStatus } from '#web/scope/SpaceStatus.tsx';
import type { Column } from '#web/table/column.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { shortId } from '#web/ui/short-id.ts';
import { spaceName } from './space-words.ts';

export function useSpaceColumns(): readonly Column<Space>[] {
  const t = useTranslations('spaces');
  return [
    { id: 'name', header: t('columns.name'), cell: (space) => spaceName(space), sortKey: spaceName },
    {
      id: 'status',
      header: t('columns.status'),
      cell: ({ status }) => <SpaceStatus status={status} />,
      sortKey: ({ status }) => status,
      narrow: 'column',
      width: '9rem',
      letters: 9,
    },
    {
      id: 'description',
      header: t('columns.description'),
      cell: ({ description = '' }) => <span title={nameText(description)}>{nameText(description)}</span>,
      width: '38%',
      letters: 30,
    },
    {
      id: 'created',
      header: t('columns.created'),
      cell: ({ createdOn }) => (createdOn === undefined ? undefined : <DateTime at={createdOn} show="date" />),
      sortKey: ({ createdOn }) => createdOn,
      narrow: 'hidden',
      width: '8.5rem',
      letters: 11,
    },
    {
      id: 'id',
      header: t('columns.id'),
      cell: (space) => (
        <Copy value={space.id} shown={shortId(space.id)} label={t('copyId', { name: spaceName(space) })} />
      ),
      narrow: 'hidden',
      width: '8.5rem',
      letters: 8,
    },
  ];
}
