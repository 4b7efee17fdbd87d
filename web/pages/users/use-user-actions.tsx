import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { KeyIcon, LinkIcon, LockIcon, PencilIcon, SpaceIcon, TrashIcon, UserIcon } from '#web/ui/icons.tsx';
import type { Filled, MenuItem } from '#web/ui/menu-item.ts';
import { LazyUserDialog } from './lazy-parts.ts';
import type { StartedAction, UserAction } from './user-action.ts';

export interface UserActions {
  /** Everything that can be done to a user in this scope. Rights are not known beforehand: a refusal names what lacks. */
  readonly itemsFor: (user: User) => Filled<MenuItem>;
  readonly start: (action: UserAction, user: User) => void;
  /** The action whose dialog is open. */
  readonly started: StartedAction | undefined;
  /** To be rendered by the page. */
  readonly dialog: ReactNode;
}

export interface UserActionsOptions {
  onEdit: (user: User) => void;
  /** The user has left this scope: deleted, or unassigned from this space. */
  onGone: (user: User) => void;
}

/** What can be done to users in the scope at hand, from a row's menu and from the user's own page alike. */
export function useUserActions({ onEdit, onGone }: UserActionsOptions): UserActions {
  const t = useTranslations('users');
  const scope = useScope();
  const [started, setStarted] = useState<StartedAction>();
  const start = (action: UserAction, user: User) => setStarted({ action, user });

  function itemsFor(user: User): Filled<MenuItem> {
    LazyUserDialog.prefetch();
    const item = (action: Exclude<UserAction, 'invite'>, icon: MenuItem['icon'], danger = false): MenuItem => ({
      id: action,
      label: t(`actions.${action}`),
      ...(icon && { icon }),
      danger,
      onAction: () => start(action, user),
    });
    return [
      { id: 'edit', label: t('actions.edit'), icon: PencilIcon, onAction: () => onEdit(user) },
      user.active ? item('deactivate', LockIcon) : item('activate', UserIcon),
      item('recover', KeyIcon),
      ...(scope.kind === 'organisation'
        ? [item('assign', SpaceIcon), item('delete', TrashIcon, true)]
        : [item('unassign', LinkIcon, true)]),
    ];
  }

  const dialog = started && (
    <LazyUserDialog
      key={`${started.action} ${started.user.id}`}
      started={started}
      onClose={() => setStarted(undefined)}
      onGone={() => {
        setStarted(undefined);
        onGone(started.user);
      }}
    />
  );
  return { itemsFor, start, started, dialog };
}
