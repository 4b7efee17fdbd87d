import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { CreateButton, Creation } from '#web/access/Creation.tsx';
import { ListView } from '#web/list/ListView.tsx';
import { useList } from '#web/list/use-list.ts';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { usePanel } from '#web/scope/use-panel.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { focusTitle } from '#web/ui/focus-title.ts';
import { Button } from '#web/ui/Button.tsx';
import { onIntent } from '#web/ui/lazy-part.ts';
import { LazyBulkRecoveryDialog, LazyCreatedNotice, LazyCreateUserDrawer, LazyEditUserDrawer } from './lazy-parts.ts';
import { useUserActions } from './use-user-actions.tsx';
import { userName } from './user-words.ts';
import { useUserColumns } from './users-columns.tsx';
import { userList } from '#web/directory/user-list.ts';
import { allUsers, usersRead } from './users-read.ts';

/** The users of an organisation or a space. */
export function UsersPage() {
  const t = useTranslations('users');
  const scope = useScope();
  const list = useList<User>(userList, {
    columns: useUserColumns(),
    read: (state) => usersRead(scope, state),
    walk: allUsers(scope),
  });
  const inSpace = scope.kind === 'space';
  const create = usePanel('create');
  const edit = usePanel('edit');
  const [created, setCreated] = useState<User>();
  const [selected, setSelected] = useState<ReadonlyMap<string, User>>(new Map());
  const [issuing, setIssuing] = useState<readonly User[]>();
  const [goneId, setGoneId] = useState<string>();
  const actions = useUserActions({
    onEdit: ({ id }) => edit.open(id),
    onGone: ({ id }) => {
      if (created?.id === id) setCreated(undefined);
      setGoneId(id);
    },
  });
  /** Those chosen on other pages stay chosen; who they are is known from the page they were on. */
  function select(ids: ReadonlySet<string>) {
    const known = new Map([...selected, ...(list.rows ?? []).map((user) => [user.id, user] as const)]);
    setSelected(new Map([...known].filter(([id]) => ids.has(id))));
  }
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
        beside={list.total}
        lead={inSpace ? t('leadSpace') : t('leadOrganisation')}
        actions={createButton}
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
        selection={{ selected: new Set(selected.keys()), onChange: select }}
        commands={
          selected.size === 0 ? undefined : (
            <Button onClick={() => setIssuing([...selected.values()])} {...onIntent(LazyBulkRecoveryDialog)}>
              {t('actions.issueLinks', { count: selected.size })}
            </Button>
          )
        }
        none={{ title: t('noneTitle'), words: inSpace ? t('noneSpace') : t('noneOrganisation') }}
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
      {issuing === undefined ? undefined : (
        <LazyBulkRecoveryDialog
          scope={scope}
          people={issuing}
          onClose={(begun) => {
            setIssuing(undefined);
            if (begun) setSelected(new Map());
          }}
        />
      )}
    </>
  );
}
