/**
 * What a call does when the answer is 401. The session sets it; without one the 401 stands.
 * Resolves when the person is signed in to the region again, rejects when the caller gave up.
 */
type SignInAgain = (region: string, signal?: AbortSignal) => Promise<void>;

let handler: SignInAgain | undefined;

export function onSignInNeeded(next: SignInAgain): void {
  handler = next;
}

export function signInAgain(region: string, signal?: AbortSignal): Promise<void> {
  return handler?.(region, signal) ?? Promise.reject(new Error('nobody can sign in here'));
}
