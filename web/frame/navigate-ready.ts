/** Going to another page: its code, words and first data are fetched before it is shown, or when one is about to go. */
import { startTransition, useEffect, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation, type Location } from 'react-router';
import { queryFor } from '#web/api/queries.ts';
import { findRoute, pageAbove, routeAt, type Found } from '#web/routes/find-route.ts';
import { sessionStore } from '#web/session/session-store.ts';

/** Data that takes longer than this is waited for on the new page, under its grey lines. */
const patienceMs = 250;

/** Fetches what an address needs. @throws TypeError when code or words cannot be had. */
export async function prepare(client: QueryClient, pathname: string, search: string): Promise<void> {
  const found = await findRoute(pathname, search);
  if (found === undefined) {
    await pageAbove(pathname).load();
    return;
  }
  const queries = queriesOf(found);
  const data = queries.map((query) => client.prefetchQuery(query));
  await found.route.Page.load();
  // What the page is about is known: the rest comes into its place.
  if (isKnown(client, queries)) return;
  await Promise.race([Promise.all(data), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

function queriesOf({ route, opening }: Found) {
  const signedIn = sessionStore.read().session?.regions.some(({ name }) => name === opening.scope.region);
  const reads = signedIn ? route.reads(opening) : [];
  return reads.flatMap((read) => (read === undefined ? [] : queryFor(...read)));
}

/** Whether what a page is about, the first of what it reads, is known. */
function isKnown(client: QueryClient, [first]: ReturnType<typeof queriesOf>): boolean {
  return first !== undefined && client.getQueryData(first.queryKey) !== undefined;
}

/** Nothing has to be waited for: the click itself can show the page. */
function isAtHand(client: QueryClient, { pathname, search }: Location): boolean {
  const found = routeAt(pathname, search);
  return found?.route.Page.arrived() !== undefined && isKnown(client, queriesOf(found));
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

  if (location !== shown && (samePage || isAtHand(client, location))) setShown(location);
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
