import type { Broadcast } from './stores.ts';

/** Where one process holds the store. */
export const noOthers: Broadcast = { tell: () => undefined, hear: () => () => undefined };
