import { useParams } from 'react-router';
import { RunAddress } from './RunAddress.tsx';
import { RunsPage } from './RunsPage.tsx';

/** `/runs` is what the console's server does in all regions; `/runs/{id}` leads to one of it. */
export function WorkPage() {
  const { runId } = useParams();
  return runId === undefined ? <RunsPage /> : <RunAddress id={runId} />;
}
