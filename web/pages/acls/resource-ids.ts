/** Resource ids as people type or paste them. */
import { sameCase } from '#web/access/acl-entry.ts';

/** Longest id of a resource (contract 2.8). */
export const longestId = 255;

/** Every id once, in the order found: one per line, or separated by commas, semicolons or blanks. */
export function parseIds(text: string): readonly string[] {
  return [
    ...new Set(
      text
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(sameCase),
    ),
  ];
}
