import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { CreateButton, Creation } from '#web/access/Creation.tsx';
import { offersCreation } from '#web/access/offers-creation.ts';
import { ListView } from '#web/list/ListView.tsx';
import { useList } from '#web/list/use-list.ts';
import { useSelection } from '#web/list/use-selection.ts';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { usePanel } from '#web/scope/use-panel.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';
import { onIntent } from '#web/ui/lazy-part.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import {
  LazyCreatedNotice,
  LazyCreateUserDrawer,
  LazyEditUserDrawer,
  LazySelectedUsers,
  LazyUserFilters,
} from './lazy-parts.ts';
import { useUserActions } from './use-user-actions.tsx';
import type { UserNarrowing } from './UserFilters.tsx';
import { userName } from './user-words.ts';
import { useUserColumns } from './users-columns.tsx';
import { userList } from '#web/directory/user-list.ts';
import { allUsers, userFilterFrom, usersRead } from './users-read.ts';

/** The users of an organisation or a space. */
export function UsersPage() {
  const t = useTranslations('users');
  const scope = useScope();
  const [search] = useSearchParams();
  const filter = userFilterFrom(scope, search);
  const isFiltered = Boolean(filter.state ?? filter.space ?? filter.role);
  const [isFiltering, setFiltering] = useState(false);
  const [narrowing, setNarrowing] = useState<UserNarrowing>();
  const list = useList<User>(userList, {
    columns: useUserColumns(),
    read: (state) => usersRead(state, filter),
    walk: allUsers(filter.place),
    narrowing: isFiltered ? (narrowing ?? null) : undefined,
  });
  const inSpace = scope.kind === 'space';
  const create = usePanel('create');
  const edit = usePanel('edit');
  const [created, setCreated] = useState<User>();
  const chosen = useSelection(list.rows);
  const [goneId, setGoneId] = useState<string>();
  const actions = useUserActions({
    onEdit: ({ id }) => edit.open(id),
    onGone: ({ id }) => {
      if (created?.id === id) setCreated(undefined);
      setGoneId(id);
    },
  });
  // The row that had the focus has gone with its user.
  useEffect(() => {
    if (goneId !== undefined) focusTitle();
  }, [goneId]);
  const createButton = (
    <CreateButton list={list} panel={create} part={LazyCreateUserDrawer} operation="CreateUser">
      {t('actions.create')}
    </CreateButton>
  );

  return (
    <>
      <PageHead
        title={t('title')}
        beside={isFiltered ? undefined : list.total}
        lead={t(inSpace ? 'leadSpace' : 'leadOrganisation')}
        actions={
          <>
            {inSpace || !offersCreation(list) ? undefined : <TextLink to="add/file">{t('actions.addMany')}</TextLink>}
            {createButton}
          </>
        }
      />
      {created ? (
        <LazyCreatedNotice
          user={created}
          onIssueLink={() => actions.start('invite', created)}
          onAssign={inSpace ? undefined : () => actions.start('assign', created)}
          onDismiss={() => setCreated(undefined)}
        />
      ) : undefined}
      <ListView
        list={list}
        region={scope.region}
        caption={t('caption')}
        filterLabel={t('filter')}
        rowName={userName}
        rowHref={({ id }) => paths.user(scope, id)}
        rowActions={actions.itemsFor}
        selection={chosen.selection}
        controls={
          isFiltering || isFiltered ? (
            <LazyUserFilters walk={list.walk} onNarrow={setNarrowing} onClose={() => setFiltering(false)} />
          ) : (
            <Button variant="quiet" onClick={() => setFiltering(true)} {...onIntent(LazyUserFilters)}>
              {t('filters')}
            </Button>
          )
        }
        commands={chosen.rows.length === 0 ? undefined : <LazySelectedUsers list={list} chosen={chosen} />}
        none={narrowing?.none ?? { title: t('noneTitle'), words: t(inSpace ? 'noneSpace' : 'noneOrganisation') }}
        titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
      />
      <Creation list={list} panel={create} operation="CreateUser">
        <LazyCreateUserDrawer
          onClose={create.close}
          onCreated={(user) => {
            setCreated(user);
            create.close();
          }}
        />
      </Creation>
      {edit.subject === undefined ? undefined : <LazyEditUserDrawer userId={edit.subject} onClose={edit.close} />}
      {actions.dialog}
    </>
  );
}
