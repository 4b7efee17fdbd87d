import { emailMaximum, emailPattern } from '#shared/contract/iam/user-limits.ts';

/** Whether the API looks for such an address: of anything else it says that it is none, and whoever looks it up gets nothing. */
export function isWholeAddress(text: string): boolean {
  return text.length <= emailMaximum && emailPattern.test(text);
}
