import { useParams } from 'react-router';
import type { Scope } from '#web/api/scope.ts';
import { LastPlace } from './lazy-last-place.ts';
import { OverviewPage } from './OverviewPage.tsx';

export interface HomePageProps {
  /** What is shown of the place where one worked last. */
  addressOf?: (scope: Scope) => string;
}

/** `/` is the overview of all places; `/{region}` leads to where one worked last there, `/runs` to the runs of such a place. */
export function HomePage({ addressOf }: HomePageProps) {
  const { region } = useParams();
  if (addressOf !== undefined) return <LastPlace addressOf={addressOf} />;
  return region === undefined ? <OverviewPage /> : <LastPlace />;
}
