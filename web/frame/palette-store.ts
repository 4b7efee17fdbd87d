import { createStore } from '#web/ui/store.ts';

/** The palette, the list of keys, or the calls of the API. */
export type Opened = 'palette' | 'keys' | 'calls';

/** Which of them is open; set by keys, the palette's button, the palette and the account menu. */
export const paletteStore = createStore<Opened | undefined>(undefined);

/** What is typed into the palette, from the key that opens it on: its letters come before its code has. */
export const paletteText = createStore('');
