/** Parts of the page that come when they are asked for. */
import { lazyPart } from '#web/ui/lazy-part.ts';

export const LazyGiveAclsDrawer = lazyPart(async () => (await import('./GiveAclsDrawer.tsx')).GiveAclsDrawer);

export const LazyImportAclsDrawer = lazyPart(async () => (await import('./ImportAclsDrawer.tsx')).ImportAclsDrawer);

export const LazyDeleteAclsDialog = lazyPart(async () => (await import('./DeleteAclsDialog.tsx')).DeleteAclsDialog);

export const LazyUndoAcls = lazyPart(async () => (await import('./UndoAcls.tsx')).UndoAcls);
