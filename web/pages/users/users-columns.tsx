import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import type { Column } from '#web/table/column.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { shortId } from '#web/ui/short-id.ts';
import { fullName, userName } from './user-words.ts';
import { UserStatus } from './UserStatus.tsx';

export function useUserColumns(): readonly Column<User>[] {
  const t = useTranslations('users');
  return [
    { id: 'name', header: t('columns.name'), cell: (user) => fullName(user) ?? t('noName'), sortKey: fullName },
    {
      id: 'email',
      header: t('columns.email'),
      cell: ({ email }) => email,
      sortKey: ({ email }) => email,
      width: '34%',
      letters: 26,
    },
    {
      id: 'status',
      header: t('columns.status'),
      cell: ({ active }) => <UserStatus active={active} />,
      sortKey: ({ active }) => (active === undefined ? undefined : Number(active)),
      text: ({ active }) => t('status', { active: String(active) }),
      width: '7rem',
      letters: 7,
    },
    {
      id: 'id',
      header: t('columns.id'),
      cell: (user) => <Copy value={user.id} shown={shortId(user.id)} label={t('copyId', { name: userName(user) })} />,
      text: ({ id }) => id,
      narrow: 'hidden',
      width: '8.5rem',
      letters: 8,
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
  ];
}
