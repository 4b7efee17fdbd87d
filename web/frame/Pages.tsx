import { createElement, Suspense, use } from 'react';
import { Route, Routes, type Location } from 'react-router';
import { allRoutes, pageAbove, routeAt } from '#web/routes/find-route.ts';
import { paths, placeOf } from '#web/address/paths.ts';
import { LazyRegionSignIn } from '#web/page/lazy-region-sign-in.ts';
import { useSession } from '#web/session/use-session.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { lazyPage } from '#web/routes/lazy-page.ts';

const NotFoundPage = lazyPage(async () => (await import('#web/page/NotFoundPage.tsx')).NotFoundPage);

const prefixes = {
  organisation: '/:region/organisations/:organisationId/',
  space: '/:region/spaces/:spaceId/',
} as const;

/** The page at `location`, or why there is none. */
export function Pages({ location }: { location: Location }) {
  const region = placeOf(location.pathname)?.scope.region;
  const above = createElement(pageAbove(location.pathname));
  return (
    <PageBoundary key={location.pathname} region={region}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes location={location}>
          <Route path="/:region?" element={above} />
          <Route path={`${paths.work}/:runId`} element={above} />
          <Route path="*" element={<PageBelowScope location={location} />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}

/** Pages read the scope from the address: what only looks like one, such as an id that is none, has no page. */
function PageBelowScope({ location }: { location: Location }) {
  const { regions } = useSession();
  const place = placeOf(location.pathname);
  if (place === undefined) return <NotFoundPage />;
  if (routeAt(location.pathname, location.search) === undefined) use(allRoutes.attempt());
  const found = routeAt(location.pathname, location.search);
  if (found === undefined) return <NotFoundPage />;

  const { region, kind } = place.scope;
  if (!regions.some(({ name }) => name === region)) return <LazyRegionSignIn key={region} region={region} />;
  return (
    <Routes location={location}>
      <Route path={prefixes[kind] + found.route.path} element={<found.route.Page />} />
    </Routes>
  );
}
