import { useInfiniteQuery } from '@tanstack/react-query';
import type { Run } from '#shared/run.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { runStepsQuery } from '#web/api/run-calls.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';

/** Why the first step that a region has refused was, with what can be done about it. */
export function FirstRefusal({ run }: { run: Run }) {
  const { data } = useInfiniteQuery({ ...runStepsQuery(run, 'failed'), enabled: run.counts.failed > 0 });
  const step = data?.pages[0]?.items.find(({ problem }) => problem?.status !== undefined);
  if (run.counts.failed === 0 || step?.problem === undefined) return undefined;
  const { operation, path, problem } = step;
  const error = new ApiProblem(operation, problem.status ?? 0, problem);
  error.called = { region: run.scope.region, operation, path };
  return <ActionFailure error={error} />;
}
