/** A call that was answered 401. */
export interface RefusedCall {
  readonly region: string;
  readonly isWrite: boolean;
  readonly signal: AbortSignal | undefined;
}

/**
 * What a call does when the answer is 401. The session sets it; without one the 401 stands.
 * Resolves when the person is signed in to the region again, rejects when the caller gave up.
 */
type SignInAgain = (refused: RefusedCall) => Promise<void>;

let handler: SignInAgain | undefined;

export function onSignInNeeded(next: SignInAgain): void {
  handler = next;
}

export function signInAgain(refused: RefusedCall): Promise<void> {
  return handler?.(refused) ?? Promise.reject(new Error('nobody can sign in here'));
}
