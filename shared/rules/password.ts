/** Which passwords people may choose (behaviours B9.8): 16 to 72 characters of four classes. */

export type PasswordRule = 'shortest' | 'longest' | 'upperCase' | 'lowerCase' | 'digit' | 'special';

const shortestPassword = 16;
const longestPassword = 72;

const checks: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  shortest: (password) => characters(password) >= shortestPassword,
  longest: (password) => characters(password) <= longestPassword,
  upperCase: (password) => /\p{Lu}/u.test(password),
  lowerCase: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[\p{P}\p{S}]/u.test(password),
};

/**
 * The rules a password breaks, in the order in which people are told; none for a good one. Characters are code points
 * of the normalised text, whatever number of bytes they take. A space is a character, but not a special one.
 */
export function unmetPasswordRules(password: string): PasswordRule[] {
  const normal = normalisePassword(password);
  return (Object.keys(checks) as PasswordRule[]).filter((rule) => !checks[rule](normal));
}

/** One form for what keyboards compose differently, as in `é`: the form that is counted and hashed (RFC 8265). */
export function normalisePassword(password: string): string {
  return password.normalize('NFC');
}

function characters(text: string): number {
  return Array.from(text).length;
}
