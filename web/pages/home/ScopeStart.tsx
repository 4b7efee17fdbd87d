import { Navigate } from 'react-router';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';

/** An organisation or a space begins with its overview. */
export function ScopeStart() {
  return <Navigate to={paths.overview(useScope())} replace />;
}
