import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { namesAsText } from './name-list.ts';
import { permissionsOfRole } from '#web/access/permission-names.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { queryFor } from '#web/api/queries.ts';
import { paths } from '#web/address/paths.ts';
import { LazyConsoleTraces } from '#web/journal/lazy-traces.ts';
import { AfterTitle } from '#web/page/AfterTitle.tsx';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { usePanel } from '#web/scope/use-panel.ts';
import { useParam, useScope } from '#web/scope/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { PencilIcon } from '#web/ui/icons.tsx';
import { DownloadIcon } from '#web/ui/later-icons.tsx';
import { onIntent } from '#web/ui/lazy-part.ts';
import { filled, type Filled, type MenuItem } from '#web/ui/menu-item.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { LazyEditRoleDrawer } from './lazy-parts.ts';
import { fileNameOf, isLocked, roleName } from './role-words.ts';
import { RoleFacts } from './RoleFacts.tsx';
import { RoleHolders } from './RoleHolders.tsx';
import { RoleKind } from './RoleKind.tsx';
import { RoleNotFound } from './RoleNotFound.tsx';
import { RolePermissions } from './RolePermissions.tsx';
import { roleRead } from './roles-read.ts';
import { useRoleActions } from './use-role-actions.tsx';
import { useRoleHolders } from '#web/access/use-role-holders.ts';

/** One role of an organisation or a space: what it gives, and everything that can be done with it. */
export function RolePage() {
  const t = useTranslations('role');
  const roles = useTranslations('roles');
  const scope = useScope();
  const roleUuid = useParam('roleUuid');
  const navigate = useNavigate();
  const [gone, setGone] = useState(false);
  const actions = useRoleActions(() => {
    setGone(true);
    void navigate(paths.roles(scope));
  });
  // From here on, so that a search begun in the list does not end before the part that shows it has come.
  const holders = useRoleHolders(scope);
  // While it is changed, its holders stand beside the draft with what that does to them.
  const isChanging = usePanel('change').subject !== undefined;
  // A role that was just deleted is not asked for again before the page is left.
  const { data: role, error, refetch } = useQuery({ ...queryFor(...roleRead(scope, roleUuid)), enabled: !gone });
  const held = useQuery({ ...permissionsOfRole(scope, roleUuid), enabled: false });
  const parent = { label: roles('title'), to: paths.roles(scope) };

  // An id that is not even well-formed is refused with 400.
  if (error instanceof ApiProblem && [400, 404].includes(error.status)) return <RoleNotFound />;
  if (role === undefined) {
    if (error === null) return <PageSkeleton />;
    const titles = { forbidden: t('forbiddenTitle'), failed: t('failedTitle') };
    return (
      <>
        <PageHead title={t('unknown')} parent={parent} />
        <ProblemPanel error={error} region={scope.region} titles={titles} onRetry={() => void refetch()} />
      </>
    );
  }
  const name = roleName(role);
  const { edit } = actions;
  const more = (): Filled<MenuItem> => {
    const all = actions.itemsFor(role);
    const others: readonly MenuItem[] = all.filter(({ id }) => id !== 'edit');
    if (held.data === undefined) return filled(others) ?? all;
    const names = held.data.map((permission) => permission.name);
    const save = () => saveFile(fileNameOf(role), namesAsText(names));
    return [...others, { id: 'export', label: roles('actions.export'), icon: DownloadIcon, onAction: save }];
  };
  return (
    <>
      <PageHead
        title={name}
        parent={parent}
        beside={<RoleKind role={role} />}
        actions={
          <AfterTitle>
            {edit ? (
              <Button
                icon={PencilIcon}
                disabledReason={isLocked(role) ? roles('lockedShort') : undefined}
                onClick={() => edit(role)}
                {...onIntent(LazyEditRoleDrawer)}
              >
                {roles('actions.edit')}
              </Button>
            ) : undefined}
            <Menu label={t('more')} variant="secondary" items={more}>
              {t('more')}
            </Menu>
          </AfterTitle>
        }
      />
      <AfterTitle>
        {error === null ? undefined : <Notice tone="warning" announce title={t('stale')} />}
        {isLocked(role) ? <Notice tone="info">{roles('locked')}</Notice> : undefined}
        {gone ? (
          <RoleFacts role={role} />
        ) : (
          <RolePermissions role={role}>
            {isChanging ? undefined : <RoleHolders role={role} holders={holders} />}
            <RoleFacts role={role} />
            <LazyConsoleTraces region={scope.region} target={roleUuid} />
          </RolePermissions>
        )}
      </AfterTitle>
      {actions.dialog}
    </>
  );
}
