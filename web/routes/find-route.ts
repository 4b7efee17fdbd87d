/**
 * Which page is at an address. The first visit brings only the users list; the table of all other pages (other-pages.ts)
 * follows when an address asks for it, so that another page costs the first one nothing.
 */
import { matchRoutes } from 'react-router';
import { placeOf } from '#web/address/paths.ts';
import { withWords } from '#web/messages/with-words.ts';
import type { Opening } from '#web/page/page-entry.ts';
import { page as usersPage } from '#web/pages/users/users.page.ts';
import { lazyCode } from '#web/ui/lazy-code.ts';
import { lazyPage } from './lazy-page.ts';
import { pageRoute, type PageRoute } from './page-route.ts';

/** `/` and `/{region}`. */
const HomePage = lazyPage(async () => (await withWords(import('#web/pages/home/HomePage.tsx'), ['overview'])).HomePage);

/** Those of all regions beside the overview, by what their addresses begin with. */
const pagesAside = new Map<string, typeof HomePage>(
  (['runs', 'fleet', 'journal', 'reviews'] as const).map((name) => [
    name,
    lazyPage(async () => (await import('./other-pages.ts')).loadAside[name]()),
  ]),
);

/** The page at an address that is below no scope; a region may be called `fleet-1`. */
export const pageAbove = (pathname: string) => pagesAside.get(pathname.split('/')[1] ?? '') ?? HomePage;

const users = pageRoute(usersPage);

let routes: readonly PageRoute[] = [users];

/** Asked several times on the way to a page; looking through all routes takes milliseconds on a slow phone. */
let looked: { readonly pathname: string; readonly search: string; readonly found: Found | undefined } | undefined;

/** What is at an address: a page and what it is opened with. */
export interface Found {
  readonly route: PageRoute;
  readonly opening: Opening;
}

/** What its path alone tells. */
interface Matched {
  readonly route: PageRoute;
  readonly opening: Omit<Opening, 'search'>;
}

/** The page at an address; undefined when there is none, or none among the routes fetched so far. */
export function routeAt(pathname: string, search: string): Found | undefined {
  if (looked?.pathname !== pathname || looked.search !== search) {
    // What is typed into a filter, or opened over a page, is no other page.
    const matched = looked?.pathname === pathname ? looked.found : lookUp(pathname);
    looked = { pathname, search, found: matched && withSearch(matched, search) };
  }
  return looked.found;
}

function withSearch({ route, opening }: Matched, search: string): Found {
  return { route, opening: { ...opening, search: new URLSearchParams(search) } };
}

function lookUp(pathname: string): Matched | undefined {
  const place = placeOf(pathname);
  if (place === undefined) return undefined;
  const { scope, rest } = place;
  // In the other kind of scope an address is not that of a page whose parameter happens to fit.
  const [match] = matchRoutes([...routes], `/${rest}`) ?? [];
  if (match?.route.kinds.includes(scope.kind) !== true) return undefined;
  return { route: match.route, opening: { scope, params: match.params } };
}

/** The table of all pages. @throws CodeMissing */
export const allRoutes = lazyCode(async () => {
  const { otherPages } = await import('./other-pages.ts');
  routes = [users, ...otherPages];
  looked = undefined;
  return routes;
});

/** As `routeAt`, once everything is known that it takes. @throws CodeMissing */
export async function findRoute(pathname: string, search: string): Promise<Found | undefined> {
  const found = routeAt(pathname, search);
  if (found !== undefined || placeOf(pathname) === undefined) return found;
  await allRoutes.load();
  return routeAt(pathname, search);
}
