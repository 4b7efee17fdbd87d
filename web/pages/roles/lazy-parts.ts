/** Parts of the roles' pages that come with their words when they are asked for. */
import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

export const LazyCreateRoleDrawer = lazyPart(async () => (await import('./CreateRoleDrawer.tsx')).CreateRoleDrawer);

export const LazyEditRoleDrawer = lazyPart(async () => (await import('./EditRoleDrawer.tsx')).EditRoleDrawer);

/** Previews of what a change does use the words of access. */
const previewWords = ['access'] as const;

export const LazyDeleteRoleDialog = lazyPart(
  async () => (await withWords(import('./DeleteRoleDialog.tsx'), previewWords)).DeleteRoleDialog,
);

export const LazyCopyRoleDrawer = lazyPart(
  async () => (await withWords(import('./CopyRoleDrawer.tsx'), ['role', 'access'])).CopyRoleDrawer,
);

export const LazyRoleEditing = lazyPart(
  async () => (await withWords(import('./RoleEditing.tsx'), previewWords)).RoleEditing,
);

export const LazyRoleReceiptNotice = lazyPart(
  async () => (await withWords(import('./RoleReceiptNotice.tsx'), previewWords)).RoleReceiptNotice,
);

export const LazyFoundHolders = lazyPart(
  async () => (await withWords(import('./FoundHolders.tsx'), previewWords)).FoundHolders,
);
