/** Why nobody is signed in, for the words of the sign-in page: as far as this browser knows, until somebody signs in. */

/**
 * - `idle`, `absolute`: the session ran into that limit.
 * - `elsewhere`: it is gone before its time; who ended it is not known here.
 * - `signedOut`, `otherTab`: somebody signed out, here or in another tab.
 * - `notLetIn`: the region sent somebody back who had gone there to sign in.
 */
export const endings = ['idle', 'absolute', 'elsewhere', 'signedOut', 'otherTab', 'notLetIn'] as const;
export type Ending = (typeof endings)[number];

export const endingKey = 'portico-ending';

export type Kind = 'session' | 'local';

/** What this tab has noted; what the browser has, where it has noted nothing. */
export function notedEnding(kinds: readonly Kind[] = ['session', 'local']): Ending | undefined {
  const noted = kinds.map((kind) => storage(kind)?.getItem(endingKey));
  return endings.find((ending) => ending === (noted[0] ?? noted[1]));
}

/** Where the browser allows none, the sign-in page gives no reason. */
export function storage(kind: Kind): Storage | undefined {
  try {
    return window[`${kind}Storage`];
  } catch {
    return undefined;
  }
}
