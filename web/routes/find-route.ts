/**
 * Which page is at an address. The first visit brings only the users list; the table of all other pages (routes.tsx)
 * follows when an address asks for it, so that another page costs the first one nothing.
 */
import { matchPath } from 'react-router';
import { lazyPage } from './lazy-page.ts';
import { listStateFrom } from '#web/list/list-state.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { pageRoute, type Opening, type PageRoute } from './page-route.ts';
import { usersRead } from '#web/pages/users/users-read.ts';
import { placeOf, usersPattern } from '#web/address/paths.ts';
import { lazyCode } from '#web/ui/lazy-code.ts';

/** `/` and `/{region}`. */
export const HomePage = lazyPage(async () => {
  const [page] = await Promise.all([import('#web/pages/home/HomePage.tsx'), loadMessages(['soon'])]);
  return page.HomePage;
});

const users = pageRoute({
  pattern: usersPattern,
  kinds: ['organisation', 'space'],
  load: async () => (await import('#web/pages/users/UsersPage.tsx')).UsersPage,
  areas: ['users'],
  reads: ({ scope, search }) => [usersRead(scope, listStateFrom(search))],
});

let routes: readonly PageRoute[] = [users];

/** What is at an address: a page and what it is opened with. */
export interface Found {
  readonly route: PageRoute;
  readonly opening: Opening;
}

/** The page at an address; undefined when there is none, or none among the routes fetched so far. */
export function routeAt(pathname: string, search: string): Found | undefined {
  const place = placeOf(pathname);
  if (place === undefined) return undefined;
  for (const route of routes) {
    const match = matchPath(`/${route.pattern}`, `/${place.rest}`);
    if (match === null || !route.kinds.includes(place.scope.kind)) continue;
    return { route, opening: { scope: place.scope, params: match.params, search: new URLSearchParams(search) } };
  }
  return undefined;
}

/** The table of all pages. @throws CodeMissing */
export const allRoutes = lazyCode(async () => {
  const { pageRoutes } = await import('./routes.tsx');
  routes = [users, ...pageRoutes];
  return routes;
});

/** As `routeAt`, once everything is known that it takes. @throws CodeMissing */
export async function findRoute(pathname: string, search: string): Promise<Found | undefined> {
  const found = routeAt(pathname, search);
  if (found !== undefined || placeOf(pathname) === undefined) return found;
  await allRoutes.load();
  return routeAt(pathname, search);
}
