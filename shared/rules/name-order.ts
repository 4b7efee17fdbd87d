/**
 * The order of what regions name, and of versions: a number in it counts by its worth. It is one for the server and every
 * page, whatever the language that somebody reads, so that what comes in it can be shown as it comes. Lists that a person
 * sorts go by their language.
 */
export const { compare: byName } = new Intl.Collator('en', { numeric: true });

/** Versions from the newest to the oldest; two- and three-part ones alike. */
export const newestFirst = (left: string, right: string): number => byName(right, left);
