/** When something was read, of what the cache says of it (`dataUpdatedAt`): that is 0 for never, which is no time. */
export const readAtOf = (dataUpdatedAt: number): number | undefined => dataUpdatedAt || undefined;
