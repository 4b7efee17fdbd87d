import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import type { Column } from '#web/table/column.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { shortId } from '#web/ui/short-id.ts';
import { roleName } from './role-words.ts';
import type { RoleHolders } from '#web/access/role-holders.ts';
import { RoleKind } from './RoleKind.tsx';

/** How many hold a role stands there once somebody has looked; as long as that is not complete, there may be more. */
export function useRoleColumns(holders: RoleHolders | null): readonly Column<Role>[] {
  const t = useTranslations('roles');
  const countOf = ({ uuid }: Role) => {
    const count = holders?.byRole.get(uuid)?.length ?? 0;
    return count === 0 && holders?.status !== 'complete' ? undefined : count;
  };
  const countWords = (role: Role) => {
    const count = countOf(role);
    return count === undefined
      ? undefined
      : t('holders.count', { count, sure: String(holders?.status === 'complete') });
  };
  return [
    { id: 'name', header: t('columns.name'), cell: roleName, sortKey: roleName },
    {
      id: 'kind',
      header: t('columns.kind'),
      cell: (role) => <RoleKind role={role} />,
      sortKey: ({ custom }) => (custom === undefined ? undefined : Number(!custom)),
      text: ({ custom }) => t('kind', { custom: String(custom) }),
      width: '7.5rem',
      letters: 9,
    },
    { id: 'description', header: t('columns.description'), cell: ({ description }) => description, letters: 30 },
    ...(holders === null
      ? []
      : [
          {
            id: 'holders',
            header: t('columns.holders'),
            cell: countWords,
            text: countWords,
            sortKey: countOf,
            width: '7.5rem',
            letters: 4,
            align: 'end',
            labelled: true,
          } as const,
        ]),
    {
      id: 'updated',
      header: t('columns.updated'),
      cell: ({ updatedOn }) => (updatedOn === undefined ? undefined : <DateTime at={updatedOn} show="date" />),
      sortKey: ({ updatedOn }) => updatedOn,
      narrow: 'hidden',
      width: '8.5rem',
      letters: 11,
    },
    {
      id: 'id',
      header: t('columns.id'),
      cell: (role) => (
        <Copy value={role.uuid} shown={shortId(role.uuid)} label={t('copyId', { name: roleName(role) })} />
      ),
      text: ({ uuid }) => uuid,
      narrow: 'hidden',
      width: '8.5rem',
      letters: 8,
    },
  ];
}
