/** Size of what a Base64 text encodes, without decoding it. */

/** Bytes once decoded; undefined for a text that is not padded Base64 (RFC 4648 section 4). */
export function decodedSize(text: string): number | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return (text.length / 4) * 3 - padding;
}
