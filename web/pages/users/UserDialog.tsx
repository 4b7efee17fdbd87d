import type { ReactNode } from 'react';
import type { User } from '#shared/contract/iam/users.ts';
import { RecoveryDialog } from '#web/recovery/RecoveryDialog.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { ActivationFailure } from './ActivationFailure.tsx';
import { AssignDrawer } from './AssignDrawer.tsx';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { StateDialog } from './StateDialog.tsx';
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
  reactivate: ({ started: { user }, onClose }) => <StateDialog user={user} active onClose={onClose} />,
  deactivate: ({ started: { user }, onClose }) => <StateDialog user={user} active={false} onClose={onClose} />,
  invite: ({ started: { user }, onClose }) => <IssueDialog user={user} first onClose={onClose} />,
  recover: ({ started: { user }, onClose }) => <IssueDialog user={user} first={false} onClose={onClose} />,
  assign: ({ started: { user }, onClose }) => <AssignDrawer user={user} onClose={onClose} />,
  unassign: ({ started: { user }, onClose, onGone }) => (
    <UnassignHereDialog user={user} onClose={onClose} onGone={onGone} />
  ),
  delete: ({ started: { user }, onClose, onGone }) => (
    <DeleteUserDialog user={user} onClose={onClose} onGone={onGone} />
  ),
};

function IssueDialog({ user, first, onClose }: { user: User; first: boolean; onClose: () => void }) {
  return <RecoveryDialog scope={useScope()} person={user} first={first} onClose={onClose} />;
}

/** The dialog of an action. */
export function UserDialog(props: UserDialogProps) {
  return dialogs[props.started.action](props);
}
