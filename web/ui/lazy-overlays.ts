/** The overlays for pages that must not pay for them before they are asked for; `onIntent(LazyDrawer)` fetches ahead. */
import { lazyPart } from './lazy-part.ts';

export const LazyDrawer = lazyPart(async () => (await import('./Drawer.tsx')).Drawer);
export const LazyDialog = lazyPart(async () => (await import('./Dialog.tsx')).Dialog);
export const LazyConfirmDialog = lazyPart(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);
export const LazyPopover = lazyPart(async () => (await import('./Popover.tsx')).Popover);
export const LazyPickList = lazyPart(async () => (await import('./PickList.tsx')).PickList);
export const LazyCombobox = lazyPart(async () => (await import('./Combobox.tsx')).Combobox);
