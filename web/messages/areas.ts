/** The words by area, one file per area and language: each English file adds its own line here, by its name. */
export interface Messages {}

export type Area = keyof Messages;

/** A file of words: exports its area. */
export type MessageModule = Readonly<Record<string, Messages[Area]>>;
