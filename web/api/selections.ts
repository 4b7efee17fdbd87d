/** The part of the cache in which lists keep what is selected in them, for whoever comes back: by its visit, or all of it. */
export const selectionKey = (visit?: string) => (visit === undefined ? ['selection'] : ['selection', visit]);
