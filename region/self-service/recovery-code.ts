/** Recovery codes: what somebody who has lost the device of the second factor signs in with, each of them once. */
import { randomInt } from 'node:crypto';

/** How many make a set. */
export const recoveryCodeCount = 10;

const digits = 12;

/** New codes, each of twelve digits: as the code of an application they are typed on the keypad of any phone. */
export function createRecoveryCodes(): readonly string[] {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) {
    codes.add(Array.from({ length: digits }, () => String(randomInt(10))).join(''));
  }
  return [...codes];
}

/** Whether this may be a recovery code: an application's code is shorter. */
export function isRecoveryCode(text: string): boolean {
  return text.length === digits && /^\d+$/.test(text);
}

/** As they are read and typed: `4821 0937 5512`. */
export function groupedCode(code: string): string {
  return code.replace(/(?<=\d)(?=(?:\d{4})+$)/g, ' ');
}
