import { Suspense } from 'react';
import { Route, Routes, type Location } from 'react-router';
import { placeOf } from '#web/paths.ts';
import { HomePage, pageRoutes, routeAt } from '#web/routes.tsx';
import { LazyRegionSignIn } from '#web/session/lazy-region-sign-in.ts';
import { useSession } from '#web/session/use-session.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

const prefixes = {
  organisation: '/:region/organisations/:organisationId/',
  space: '/:region/spaces/:spaceId/',
} as const;

const addresses = pageRoutes.flatMap((route) =>
  route.kinds.map((kind) => ({ path: prefixes[kind] + route.pattern, route })),
);

/** The page at `location`, or why there is none. */
export function Pages({ location }: { location: Location }) {
  const { regions } = useSession();
  const place = placeOf(location.pathname);
  const region = place?.scope.region;
  const known = location.pathname === '/' || routeAt(location.pathname, location.search) !== undefined;
  if (known && region !== undefined && !regions.some(({ name }) => name === region)) {
    return <LazyRegionSignIn key={region} region={region} />;
  }
  return (
    <PageBoundary key={location.pathname} region={region}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes location={location}>
          <Route path="/" element={<HomePage />} />
          <Route path="/:region" element={<HomePage />} />
          {/* Pages read the scope from the address: what only looks like one, such as an id that is none, has no page. */}
          {(place === undefined ? [] : addresses).map(({ path, route }) => (
            <Route key={path} path={path} element={<route.Page />} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </PageBoundary>
  );
}
