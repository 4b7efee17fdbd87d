import { createStore } from '#web/ui/store.ts';

/** Whether the palette is open; set by its button and by its key. */
export const paletteStore = createStore(false);
