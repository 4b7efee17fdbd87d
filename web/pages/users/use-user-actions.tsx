import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { KeyIcon, LinkIcon, LockIcon, PencilIcon, SpaceIcon, TrashIcon, UserIcon } from '#web/ui/icons.tsx';
import type { Filled, MenuItem } from '#web/ui/menu-item.ts';
import { lazyCode } from '#web/ui/lazy-code.ts';
import { withCode } from '#web/ui/lazy-part.ts';
import { showToast } from '#web/ui/toast.ts';
import { later, LazyUserDialog } from './lazy-parts.ts';
import type { StartedAction, UserAction } from './user-action.ts';
import { userName } from './user-words.ts';

const activation = lazyCode(later);

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
  const client = useQueryClient();

  function start(action: UserAction, user: User) {
    if (action === 'activate') activate(user);
    else setStarted({ action, user });
  }

  function activate(user: User) {
    setStarted(undefined);
    void withCode(async () => {
      const { activateUser } = await activation.load();
      await activateUser(client, scope, user.id).then(
        () => showToast(t('activated', { name: userName(user) })),
        (error: unknown) => setStarted({ action: 'activate', user, error }),
      );
    });
  }

  function itemsFor(user: User): Filled<MenuItem> {
    LazyUserDialog.prefetch();
    const item = (
      action: Exclude<UserAction, 'invite' | 'reactivate'>,
      icon: MenuItem['icon'],
      danger = false,
    ): MenuItem => ({
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
      onRetry={() => activate(started.user)}
      onClose={() => setStarted(undefined)}
      onGone={() => {
        setStarted(undefined);
        onGone(started.user);
      }}
    />
  );
  return { itemsFor, start, started, dialog };
}
