import { useParams } from 'react-router';
import { LastPlace } from './lazy-last-place.ts';
import { OverviewPage } from './OverviewPage.tsx';

/** `/` is the overview of all places; `/{region}` leads to where one worked last there. */
export function HomePage() {
  const { region } = useParams();
  return region === undefined ? <OverviewPage /> : <LastPlace />;
}
