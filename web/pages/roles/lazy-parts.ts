/** Parts of the roles' pages that come with their words when they are asked for. */
import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

export const LazyCreateRoleDrawer = lazyPart(async () => (await import('./CreateRoleDrawer.tsx')).CreateRoleDrawer);

export const LazyEditRoleDrawer = lazyPart(async () => (await import('./EditRoleDrawer.tsx')).EditRoleDrawer);

/** Previews of what a change does use the words of access. */
const previewWords = () => loadMessages(['access']);

export const LazyDeleteRoleDialog = lazyPart(async () => {
  const [{ DeleteRoleDialog }] = await Promise.all([import('./DeleteRoleDialog.tsx'), previewWords()]);
  return DeleteRoleDialog;
});

export const LazyCopyRoleDrawer = lazyPart(async () => {
  const [{ CopyRoleDrawer }] = await Promise.all([import('./CopyRoleDrawer.tsx'), loadMessages(['role', 'access'])]);
  return CopyRoleDrawer;
});

export const LazyRoleEditing = lazyPart(async () => {
  const [{ RoleEditing }] = await Promise.all([import('./RoleEditing.tsx'), previewWords()]);
  return RoleEditing;
});

export const LazyRoleReceiptNotice = lazyPart(async () => {
  const [{ RoleReceiptNotice }] = await Promise.all([import('./RoleReceiptNotice.tsx'), previewWords()]);
  return RoleReceiptNotice;
});

export const LazyRoleHolders = lazyPart(async () => {
  const [{ RoleHolders }] = await Promise.all([import('./RoleHolders.tsx'), previewWords()]);
  return RoleHolders;
});
