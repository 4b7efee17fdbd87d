import { createElement, Suspense, use } from 'react';
import { Route, Routes, type Location } from 'react-router';
import { allRoutes, pageAbove, routeAt } from '#web/routes/find-route.ts';
import { paths, placeOf } from '#web/address/paths.ts';
import { LazyNotFound } from '#web/page/lazy-not-found.tsx';
import { LazyRegionSignIn } from '#web/page/lazy-region-sign-in.ts';
import { useSession } from '#web/session/use-session.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';

const prefixes = {
  organisation: '/:region/organisations/:organisationId/',
  space: '/:region/spaces/:spaceId/',
} as const;

/** The page at `location`, or why there is none. */
export function Pages({ location }: { location: Location }) {
  const { pathname } = location;
  return (
    <PageBoundary key={pathname} region={placeOf(pathname)?.scope.region}>
      <Suspense fallback={<PageSkeleton />}>
        <PageAt location={location} />
      </Suspense>
    </PageBoundary>
  );
}

/** Pages read the scope from the address: what only looks like one, such as an id that is none, has no page. */
function PageAt({ location }: { location: Location }) {
  const { regions } = useSession();
  const { pathname, search } = location;
  const { region, kind } = placeOf(pathname)?.scope ?? {};
  if (kind && routeAt(pathname, search) === undefined) use(allRoutes.attempt());
  const found = routeAt(pathname, search);
  if (found && region && !regions.some(({ name }) => name === region)) {
    return <LazyRegionSignIn key={region} region={region} />;
  }
  const above = createElement(pageAbove(pathname));
  return (
    <Routes location={location}>
      <Route path="/:region?" element={above} />
      <Route path={`${paths.work}/:runId`} element={above} />
      {kind && found && <Route path={prefixes[kind] + found.route.path} element={<found.route.Page />} />}
      <Route path="*" element={<LazyNotFound />} />
    </Routes>
  );
}
