/** Parts of these pages that come when they are asked for. */
import { lazyPart } from '#web/ui/lazy-part.ts';

export const LazyCreateDatabaseDrawer = lazyPart(
  async () => (await import('./CreateDatabaseDrawer.tsx')).CreateDatabaseDrawer,
);
export const LazyRestoreDrawer = lazyPart(async () => (await import('./RestoreDrawer.tsx')).RestoreDrawer);
export const LazyBackupDrawer = lazyPart(async () => (await import('./BackupDrawer.tsx')).BackupDrawer);
export const LazyDeleteBackup = lazyPart(async () => (await import('./DeleteBackup.tsx')).DeleteBackup);
