import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { queryFor } from '#web/api/queries.ts';
import { paths } from '#web/address/paths.ts';
import { LazyRegionSignIn } from '#web/page/lazy-region-sign-in.ts';
import { useSession } from '#web/session/use-session.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { PageTitle } from '#web/page/PageTitle.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { recentScopes } from '#web/scope/recent-scopes.ts';
import { useOrganisationId } from '#web/scope/scope-names.ts';

/** Leads to where one worked last, in the region of the address or in any, or else to the first place one may work in. */
export function LastPlace() {
  const { region } = useParams();
  const { regions } = useSession();
  const signedIn = regions.map(({ name }) => name);
  const recent = recentScopes
    .read()
    .find((scope) => signedIn.includes(scope.region) && scope.region === (region ?? scope.region));
  if (recent !== undefined) return <Navigate to={paths.users(recent)} replace />;
  const wanted = region ?? signedIn[0];
  if (wanted === undefined || !signedIn.includes(wanted)) return <LazyRegionSignIn region={wanted ?? ''} />;
  return <FirstScope region={wanted} />;
}

function FirstScope({ region }: { region: string }) {
  const t = useTranslations('core.shell');
  const home = useTranslations('soon.home');
  const organisationId = useOrganisationId(region);
  const spaces = useQuery({
    ...queryFor(region, 'ListMySpaces', { path: { organisationId: organisationId ?? '' }, page: { size: 50 } }),
    enabled: organisationId !== undefined,
  });
  const ready = spaces.data?.items.find(({ status }) => status === 'READY');
  if (ready !== undefined) return <Navigate to={paths.users({ region, kind: 'space', id: ready.id })} replace />;
  if (organisationId !== undefined && spaces.isSuccess) {
    return <Navigate to={paths.users({ region, kind: 'organisation', id: organisationId })} replace />;
  }
  return (
    <>
      <PageTitle title={t('home')} />
      <h1 className="visually-hidden">{t('home')}</h1>
      {spaces.isError ? (
        <ProblemPanel error={spaces.error} region={region} onRetry={() => void spaces.refetch()} />
      ) : spaces.isFetching ? (
        <PageSkeleton />
      ) : (
        <EmptyState kind="none-yet" title={home('noScopeTitle')}>
          {home('noScope')}
        </EmptyState>
      )}
    </>
  );
}
