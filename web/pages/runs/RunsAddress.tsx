import { Navigate, useLocation } from 'react-router';
import { paths } from '#web/address/paths.ts';

/** What the console's server does is one list, wherever one is: its addresses below a scope lead there. */
export function RunsAddress() {
  const { search } = useLocation();
  return <Navigate to={paths.work + search} replace />;
}
