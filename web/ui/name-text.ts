/**
 * Characters that cannot be seen: format characters, which may also turn the direction of the words around them
 * (UAX 9), controls, and letters without a shape. The two joiners belong inside the words of scripts whose letters are
 * joined; beside a letter of another script, a digit, a blank or nothing they only make two names look alike.
 */
const unseen =
  /(?![\u200C\u200D])\p{Cf}|(?![\t\n\r])\p{Cc}|[\u034F\u115F\u1160\u2028\u2029\u3164\uFFA0]|(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\s])[\u200C\u200D]|[\u200C\u200D](?=$|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\s])/gu;

/** Every name of printable ASCII, which is nearly every name, is passed on without another look. */
const isPlain = /^[ -~]*$/;

/** A name as it may be shown or stand in a sentence: what cannot be seen is marked by its code, as in `ada⟨U+202E⟩`. */
export function nameText(name: string): string {
  if (isPlain.test(name)) return name;
  return name.replace(unseen, (character) => `⟨U+${codeOf(character)}⟩`);
}

function codeOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

/**
 * What has to be typed to confirm a name: what can be seen of it, where a browser shows runs of blanks as one, and with
 * an accent as one letter, however the region stores it.
 */
export function nameToType(name: string): string {
  return name
    .replace(/⟨U\+[\dA-F]{4,6}⟩/g, '')
    .replace(unseen, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}
