/** Going to another page: its code, words and first data are fetched before it is shown, or when one is about to go. */
import { startTransition, useEffect, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation, type Location } from 'react-router';
import { queryFor } from '#web/api/queries.ts';
import { findRoute, HomePage } from '#web/routes/find-route.ts';
import { sessionStore } from '#web/session/session-store.ts';

/** Data that takes longer than this is waited for on the new page, under its grey lines. */
const patienceMs = 250;

/** Fetches what an address needs. @throws TypeError when code or words cannot be had. */
export async function prepare(client: QueryClient, pathname: string, search: string): Promise<void> {
  const found = await findRoute(pathname, search);
  if (found === undefined) {
    await HomePage.load();
    return;
  }
  const { route, opening } = found;
  const signedIn = sessionStore.read().session?.regions.some(({ name }) => name === opening.scope.region);
  const data = (signedIn ? route.reads(opening) : []).map((read) => {
    if (read === undefined) return Promise.resolve();
    const [region, id, args] = read;
    return client.prefetchQuery(queryFor(region, id, args));
  });
  await route.Page.load();
  await Promise.race([Promise.all(data), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

export interface ReadyLocation {
  /** Where the page shown is: the address, as soon as everything for it has come. */
  readonly shown: Location;
  /** Another page is being fetched. */
  readonly underWay: boolean;
}

/** The address to show: the page stays on screen until the next one is ready. */
export function useReadyLocation(): ReadyLocation {
  const location = useLocation();
  const client = useQueryClient();
  const [shown, setShown] = useState(location);
  const samePage = location.pathname === shown.pathname;

  if (samePage && location !== shown) setShown(location);
  useEffect(() => {
    if (samePage) return undefined;
    let current = true;
    const show = () => {
      if (current) startTransition(() => setShown(location));
    };
    // What could not be fetched is reported by the page that misses it.
    prepare(client, location.pathname, location.search).then(show, show);
    return () => {
      current = false;
    };
  }, [client, location, samePage]);

  return { shown: samePage ? location : shown, underWay: !samePage };
}

/** Prepares the page behind any link of ours as soon as the pointer or the focus reaches it. */
export function usePrepareOnIntent(): void {
  const client = useQueryClient();
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return;
      prepare(client, link.pathname, link.search).catch(() => undefined);
    };
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [client]);
}
