import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Role } from '#shared/contract/iam/roles.ts';
import { useUnavailable } from '#web/api/unavailable.ts';
import { paths } from '#web/address/paths.ts';
import { usePanel } from '#web/scope/use-panel.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { CopyIcon, PencilIcon, RoleIcon, TrashIcon } from '#web/ui/icons.tsx';
import type { Filled, MenuItem } from '#web/ui/menu-item.ts';
import { LazyCopyRoleDrawer, LazyDeleteRoleDialog, LazyEditRoleDrawer } from './lazy-parts.ts';
import { isLocked } from './role-words.ts';

export interface RoleActions {
  /** Everything that can be done to a role; what cannot be done to this one says why. */
  readonly itemsFor: (role: Role) => Filled<MenuItem>;
  /** Undefined where the region does not offer it. */
  readonly edit: ((role: Role) => void) | undefined;
  /** To be rendered by the page. */
  readonly dialog: ReactNode;
}

/** What can be done to roles, from a row's menu and from the role's own page alike. */
export function useRoleActions(onGone: (role: Role) => void): RoleActions {
  const t = useTranslations('roles');
  const scope = useScope();
  const edit = usePanel('edit');
  const copy = usePanel('copy');
  const [leaving, setLeaving] = useState<Role>();
  const cannotEdit = useUnavailable(scope.region, 'UpdateRole');

  function itemsFor(role: Role): Filled<MenuItem> {
    const lock = isLocked(role) ? { disabledReason: t('lockedShort') } : {};
    const editItem: MenuItem = {
      id: 'edit',
      label: t('actions.edit'),
      icon: PencilIcon,
      onAction: () => edit.open(role.uuid),
      ...lock,
    };
    return [
      ...(cannotEdit ? [] : [editItem]),
      { id: 'copy', label: t('actions.copy'), icon: CopyIcon, onAction: () => copy.open(role.uuid) },
      { id: 'compare', label: t('actions.compare'), icon: RoleIcon, href: paths.compareRoles(scope, role.uuid) },
      {
        id: 'delete',
        label: t('actions.delete'),
        icon: TrashIcon,
        danger: true,
        onAction: () => setLeaving(role),
        ...lock,
      },
    ];
  }

  const dialog = (
    <>
      {edit.subject === undefined ? undefined : <LazyEditRoleDrawer roleUuid={edit.subject} onClose={edit.close} />}
      {copy.subject === undefined ? undefined : <LazyCopyRoleDrawer roleUuid={copy.subject} onClose={copy.close} />}
      {leaving ? (
        <LazyDeleteRoleDialog
          role={leaving}
          onClose={() => setLeaving(undefined)}
          onGone={() => {
            setLeaving(undefined);
            onGone(leaving);
          }}
        />
      ) : undefined}
    </>
  );
  return { itemsFor, edit: cannotEdit ? undefined : ({ uuid }) => edit.open(uuid), dialog };
}
