/** Invisible characters, apart from the two joiners that some scripts need inside words. */
const invisible = /(?![\u200C\u200D])\p{Cf}/gu;

/**
 * A name as it may stand in a sentence: without the characters that would turn the direction of the words around it
 * (UAX 9), or that nobody could type to confirm it.
 */
export function nameText(name: string): string {
  return name.replace(invisible, '');
}

/**
 * What has to be typed to confirm a name: as it reads on the screen, where a browser shows runs of blanks as one, and
 * with an accent as one letter, however the region stores it.
 */
export function nameToType(name: string): string {
  return nameText(name).normalize('NFC').replace(/\s+/g, ' ').trim();
}
