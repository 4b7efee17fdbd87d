import { useScopeNames } from '#web/scope/scope-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import type { StartedAction } from './account-action.ts';
import { AssignAccountDrawer } from './AssignAccountDrawer.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

export interface AccountDialogProps {
  started: StartedAction;
  onClose: () => void;
  onLeft: () => void;
}

/** The dialog of an action; `delete` in the organisation and `remove` in a space are the same call. */
export function AccountDialog({ started: { action, account }, onClose, onLeft }: AccountDialogProps) {
  const scope = useScope();
  const { space } = useScopeNames(scope);
  if (action === 'assign') return <AssignAccountDrawer account={account} onClose={onClose} />;
  return (
    <DeleteAccountDialog account={account} scope={scope} spaceName={space?.name} onClose={onClose} onLeft={onLeft} />
  );
}
