import type { ReactNode } from 'react';
import type { User } from '#shared/contract/iam/users.ts';
import { Losses } from '#web/access/Losses.tsx';
import { RecoveryDialog } from '#web/recovery/RecoveryDialog.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { AssignDrawer } from './AssignDrawer.tsx';
import { DeleteUserDialog } from './DeleteUserDialog.tsx';
import { StateDialog } from './StateDialog.tsx';
import { UnassignHereDialog } from './UnassignHereDialog.tsx';
import type { StartedAction, UserAction } from './user-action.ts';

export interface UserDialogProps {
  started: StartedAction;
  onClose: () => void;
  onGone: () => void;
}

const dialogs: Readonly<Record<UserAction, (props: UserDialogProps) => ReactNode>> = {
  activate: ({ started: { user }, onClose }) => <StateDialog user={user} active onClose={onClose} />,
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
  const scope = useScope();
  const whileOff = <Losses subject={{ type: 'users', id: user.id }} from={scope} fate="idle" />;
  return <RecoveryDialog scope={scope} person={user} first={first} whileOff={whileOff} onClose={onClose} />;
}

/** The dialog of an action. */
export function UserDialog(props: UserDialogProps) {
  return dialogs[props.started.action](props);
}
