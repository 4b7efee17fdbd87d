/** Parts of the roles' pages that come with their words when they are asked for. */
import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

export const LazyCreateRoleDrawer = lazyPart(async () => (await import('./CreateRoleDrawer.tsx')).CreateRoleDrawer);

export const LazyEditRoleDrawer = lazyPart(async () => (await import('./EditRoleDrawer.tsx')).EditRoleDrawer);

export const LazyDeleteRoleDialog = lazyPart(async () => (await import('./DeleteRoleDialog.tsx')).DeleteRoleDialog);

export const LazyCopyRoleDrawer = lazyPart(async () => {
  const [{ CopyRoleDrawer }] = await Promise.all([import('./CopyRoleDrawer.tsx'), loadMessages(['role'])]);
  return CopyRoleDrawer;
});

export const LazyAddPermissionsDrawer = lazyPart(
  async () => (await import('./AddPermissionsDrawer.tsx')).AddPermissionsDrawer,
);

export const LazyRemovePermissionsDialog = lazyPart(
  async () => (await import('./RemovePermissionsDialog.tsx')).RemovePermissionsDialog,
);
