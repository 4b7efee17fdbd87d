import { useParams } from 'react-router';
import { LazyRegionSignIn } from '#web/page/lazy-region-sign-in.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { OverviewPage } from './OverviewPage.tsx';

/** `/` is the overview of all places, `/{region}` that of a region. */
export function HomePage() {
  const { region } = useParams();
  const signedIn = useSignedInRegion(region);
  if (region === undefined) return <OverviewPage within={{}} />;
  return signedIn === undefined ? (
    <LazyRegionSignIn key={region} region={region} />
  ) : (
    <OverviewPage within={{ region }} />
  );
}
