import type { SignedInRegion } from '#shared/session.ts';
import type { Subject } from '#web/address/paths.ts';

/** Whom policies are about, of somebody who is signed in: the person, or the service account. */
export function ownSubject({ clientId, person }: SignedInRegion): Subject {
  return { type: person === undefined ? 'serviceAccounts' : 'users', id: clientId };
}
