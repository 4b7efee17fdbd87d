/** Dialogs about all selected users, fetched when one of them is opened. */
import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

export const LazyBulkRecoveryDialog = lazyPart(async () => {
  const load = import('#web/recovery/BulkRecoveryDialog.tsx');
  return (await Promise.all([load, loadMessages(['recovery'])]))[0].BulkRecoveryDialog;
});

export const LazyAssignManyDrawer = lazyPart(async () => {
  const load = import('./AssignManyDrawer.tsx');
  return (await Promise.all([load, loadMessages(['user'])]))[0].AssignManyDrawer;
});

export const LazyGrantManyDrawer = lazyPart(async () => {
  const load = import('#web/runs/GrantManyDrawer.tsx');
  return (await Promise.all([load, loadMessages(['access', 'roles'])]))[0].GrantManyDrawer;
});

export const LazySameAccessDrawer = lazyPart(async () => {
  const load = import('#web/runs/SameAccessDrawer.tsx');
  return (await Promise.all([load, loadMessages(['access', 'roles'])]))[0].SameAccessDrawer;
});
