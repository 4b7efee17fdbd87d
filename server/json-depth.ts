/** How deeply JSON may be nested that somebody sent. */

export const deepestJson = 32;

/** Counts brackets outside of strings in one pass, so that hostile nesting is refused before a parser meets it. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (quoted) {
      if (character === '\\') index += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > deepestJson) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
}
