/** Overlays that many pages open from a list they must not slow down; `onIntent(LazyConfirmDialog)` fetches ahead. */
import { lazyPart } from './lazy-part.ts';

export const LazyConfirmDialog = lazyPart(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);
