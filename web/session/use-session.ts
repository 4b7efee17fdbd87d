import type { Session, SignedInRegion } from '#shared/session.ts';
import { useStore } from '#web/ui/store.ts';
import { sessionStore, type SessionState } from './session-store.ts';

export function useSessionState(): SessionState {
  return useStore(sessionStore);
}

/** The session of a page that is only reached signed in. @throws Error when there is none. */
export function useSession(): Session {
  const { session } = useSessionState();
  if (session === undefined) throw new Error('this page is only for people who are signed in');
  return session;
}

/** The sign-in to `region`; undefined when there is none. */
export function useSignedInRegion(region: string | undefined): SignedInRegion | undefined {
  return useSession().regions.find(({ name }) => name === region);
}
