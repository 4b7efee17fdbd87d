import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { ListView } from '#web/list/ListView.tsx';
import { useList } from '#web/list/use-list.ts';
import { PageHead } from '#web/shell/PageHead.tsx';
import { useScope } from '#web/shell/use-scope.ts';
import { userName } from './user-words.ts';
import { userSortKeys, useUserColumns } from './users-columns.tsx';
import { allUsers, usersRead } from './users-read.ts';

/** The users of an organisation or a space. */
export function UsersPage() {
  const t = useTranslations('users');
  const scope = useScope();
  const columns = useUserColumns();
  const list = useList<User>({
    read: (state) => usersRead(scope, state),
    walk: allUsers(scope),
    rowKey: ({ id }) => id,
    wordsOf: ({ firstname, lastname, email, id }) => `${firstname ?? ''} ${lastname ?? ''} ${email} ${id}`,
    sortKeys: userSortKeys,
  });
  const inSpace = scope.kind === 'space';

  return (
    <>
      <PageHead title={t('title')} beside={list.total} lead={inSpace ? t('leadSpace') : t('leadOrganisation')} />
      <ListView
        list={list}
        region={scope.region}
        caption={t('caption')}
        filterLabel={t('filter')}
        columns={columns}
        rowName={userName}
        none={{ title: t('noneTitle'), words: inSpace ? t('noneSpace') : t('noneOrganisation') }}
        titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
      />
    </>
  );
}
