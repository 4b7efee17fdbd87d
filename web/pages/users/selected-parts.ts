/** Dialogs about all selected users, fetched when one of them is opened. */
import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

export const LazyBulkRecoveryDialog = lazyPart(
  async () => (await withWords(import('#web/recovery/BulkRecoveryDialog.tsx'), ['recovery'])).BulkRecoveryDialog,
);

export const LazyAssignManyDrawer = lazyPart(
  async () => (await withWords(import('./AssignManyDrawer.tsx'), ['user'])).AssignManyDrawer,
);

export const LazyGrantManyDrawer = lazyPart(
  async () => (await withWords(import('#web/runs/GrantManyDrawer.tsx'), ['access', 'roles'])).GrantManyDrawer,
);

export const LazySameAccessDrawer = lazyPart(
  async () => (await withWords(import('#web/runs/SameAccessDrawer.tsx'), ['access', 'roles'])).SameAccessDrawer,
);
