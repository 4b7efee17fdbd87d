import type { ReactNode } from 'react';
import { ActivationFailure } from './ActivationFailure.tsx';
import { AssignDrawer } from './AssignDrawer.tsx';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import { UnassignHereDialog } from './UnassignHereDialog.tsx';
import type { StartedAction, UserAction } from './user-action.ts';

export interface UserDialogProps {
  started: StartedAction;
  onRetry: () => void;
  onClose: () => void;
  onGone: () => void;
}

const dialogs: Readonly<Record<UserAction, (props: UserDialogProps) => ReactNode>> = {
  activate: ({ started: { user, error }, onRetry, onClose }) => (
    <ActivationFailure user={user} error={error} onRetry={onRetry} onClose={onClose} />
  ),
  deactivate: ({ started: { user }, onClose }) => <DeactivateDialog user={user} onClose={onClose} />,
  invite: ({ started: { user }, onClose }) => <RecoveryDialog user={user} first onClose={onClose} />,
  recover: ({ started: { user }, onClose }) => <RecoveryDialog user={user} first={false} onClose={onClose} />,
  assign: ({ started: { user }, onClose }) => <AssignDrawer user={user} onClose={onClose} />,
  unassign: ({ started: { user }, onClose, onGone }) => (
    <UnassignHereDialog user={user} onClose={onClose} onGone={onGone} />
  ),
  delete: ({ started: { user }, onClose, onGone }) => (
    <DeleteUserDialog user={user} onClose={onClose} onGone={onGone} />
  ),
};

/** The dialog of an action. */
export function UserDialog(props: UserDialogProps) {
  return dialogs[props.started.action](props);
}
