import { useEffect } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { useSession } from '#web/session/use-session.ts';

/** Drops what was read from a region once the session is not signed in to it any more: the next account may see less. */
export function useForgetRegions(client: QueryClient): void {
  const names = useSession()
    .regions.map(({ name }) => name)
    .join(' ');
  useEffect(() => {
    const signedIn = new Set<unknown>(names.split(' '));
    client.removeQueries({ predicate: ({ queryKey: [region] }) => !signedIn.has(region) });
  }, [client, names]);
}
