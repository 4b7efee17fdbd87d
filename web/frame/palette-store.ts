import { createStore } from '#web/ui/store.ts';

/** What of the keyboard's own is open; set by its keys, and by the palette's button. */
export const paletteStore = createStore<'palette' | 'keys' | undefined>(undefined);
