import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import { queryFor } from '#web/api/queries.ts';
import { CreateButton, Creation } from '#web/access/Creation.tsx';
import { ListView } from '#web/list/ListView.tsx';
import { useList } from '#web/list/use-list.ts';
import { paths } from '#web/address/paths.ts';
import { twinAddress } from '#web/address/twin-address.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { usePanel } from '#web/scope/use-panel.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';
import { showToast } from '#web/ui/toast.ts';
import { withExactFirst } from './exact-first.ts';
import { HoldersState } from '#web/access/HoldersState.tsx';
import { LazyCreateRoleDrawer } from './lazy-parts.ts';
import { roleName } from './role-words.ts';
import { useRoleColumns } from './roles-columns.tsx';
import { roleList } from '#web/directory/searched-lists.ts';
import { allRoles, roleNamed, rolesRead } from './roles-read.ts';
import { useRoleHolders } from '#web/access/use-role-holders.ts';
import { useRoleActions } from './use-role-actions.tsx';

/** The roles of an organisation or a space, custom and predefined. */
export function RolesPage() {
  const t = useTranslations('roles');
  const scope = useScope();
  const navigate = useNavigate();
  const holders = useRoleHolders(scope);
  const walked = useList<Role>(roleList, {
    columns: useRoleColumns(holders.known),
    read: (state) => rolesRead(scope, state),
    walk: allRoles(scope),
  });
  const text = walked.state.text.trim();
  // A whole name is found at once, however far the walk has come.
  const exact = useQuery({ ...queryFor(...roleNamed(scope, text)), enabled: text !== '' });
  const list = text === '' ? walked : withExactFirst(walked, exact.data?.items ?? []);
  const create = usePanel('create');
  const [goneId, setGoneId] = useState<string>();
  const actions = useRoleActions(({ uuid }) => setGoneId(uuid));
  // The row that had the focus has gone with its role.
  useEffect(() => {
    if (goneId !== undefined) focusTitle();
  }, [goneId]);
  const createButton = (
    <CreateButton list={list} panel={create} part={LazyCreateRoleDrawer} operation="CreateRole">
      {t('actions.create')}
    </CreateButton>
  );

  return (
    <>
      <PageHead
        title={t('title')}
        beside={list.total}
        lead={t('lead')}
        actions={
          <>
            <ButtonLink variant="quiet" to={twinAddress(scope)}>
              {t('actions.twin')}
            </ButtonLink>
            <ButtonLink to={paths.fitRoles(scope)}>{t('actions.fit')}</ButtonLink>
            {createButton}
          </>
        }
      />
      <ListView
        list={list}
        region={scope.region}
        caption={t('caption')}
        filterLabel={t('filter')}
        commands={<HoldersState holders={holders} />}
        rowName={roleName}
        rowHref={({ uuid }) => paths.role(scope, uuid)}
        rowActions={actions.itemsFor}
        none={{ title: t('noneTitle'), words: t('none') }}
        titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
      />
      <Creation list={list} panel={create} operation="CreateRole">
        <LazyCreateRoleDrawer
          onClose={create.close}
          onCreated={(role) => {
            showToast(t('created', { name: roleName(role) }));
            void navigate(paths.role(scope, role.uuid), { replace: true });
          }}
        />
      </Creation>
      {actions.dialog}
    </>
  );
}
