/** Marks that say how a text is written (Unicode 23.8); whatever is UTF-8 needs none. */
const marks: readonly (readonly [bytes: readonly [number, number], encoding: string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * The text of a file in UTF-8, in UTF-16 with its mark, or else as Western spreadsheets write it (Windows-1252).
 * @param largest bytes
 * @returns undefined for what is larger, cannot be read, is empty or is no text.
 */
export async function readTextFile(file: Blob, largest: number): Promise<string | undefined> {
  const content = file.size <= largest ? await file.arrayBuffer().catch(() => undefined) : undefined;
  const text = content && decode(new Uint8Array(content));
  return text === undefined || text.trim() === '' || text.includes('\0') ? undefined : text;
}

function decode(bytes: Uint8Array): string {
  const marked = marks.find(([[first, second]]) => bytes[0] === first && bytes[1] === second);
  if (marked !== undefined) return new TextDecoder(marked[1]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
