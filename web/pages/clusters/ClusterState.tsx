import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { useStateWords } from '#web/cluster/use-state-words.ts';

export interface ClusterStateProps {
  cluster: Cluster;
  /** What is done to it now. */
  work: OperationState | undefined;
  /** How far that is stands elsewhere. */
  isShort?: boolean;
}

/** How a cluster is, as people say it. */
export function ClusterState({ cluster, work, isShort = false }: ClusterStateProps) {
  const { words, tone, percent } = useStateWords()(cluster, work);
  return (
    <>
      <StatusPill tone={tone}>{words}</StatusPill>
      {percent === undefined || isShort ? undefined : <> {percent}</>}
    </>
  );
}
