/** What a machine is given to run when it is first started: text or a file, as Base64 (contract 4.3). */

/** 500 KiB, before Base64 (shared/contract/platform/vms.ts holds the rule; this page is fetched before it). */
export const mostUserData = 512_000;

export interface ChosenFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Absent when the file cannot be sent. */
  readonly base64?: string;
  readonly fault?: 'tooLarge' | 'unreadable';
}

/** How many bytes go through one call; more would not fit on the call stack. */
const atOnce = 0x8000;

/** Padded Base64 (RFC 4648 section 4). */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += atOnce) {
    binary += String.fromCharCode(...bytes.subarray(start, start + atOnce));
  }
  return btoa(binary);
}

/** Text as Base64 of its UTF-8 bytes. */
export function textToBase64(text: string): string {
  return toBase64(new TextEncoder().encode(text));
}

/** Bytes of a text in UTF-8. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Reads a file, unless it is larger than may be sent: then it is not even opened. */
export async function chosen(file: File): Promise<ChosenFile> {
  const { name, size } = file;
  if (size > mostUserData) return { name, size, fault: 'tooLarge' };
  try {
    return { name, size, base64: toBase64(new Uint8Array(await file.arrayBuffer())) };
  } catch {
    return { name, size, fault: 'unreadable' };
  }
}
