import { useScope } from '#web/scope/use-scope.ts';
import { OverviewPage } from './OverviewPage.tsx';

/** The overview of an organisation or a space. */
export function ScopeOverview() {
  const scope = useScope();
  return <OverviewPage within={{ region: scope.region, scope }} />;
}
