import type { KnownWork } from '#web/cluster/use-cluster-lock.ts';
import { usePanel } from '#web/scope/use-panel.ts';
import type { ClusterActionsProps } from './ClusterActions.tsx';
import { DeleteCluster } from './DeleteCluster.tsx';
import { EditCluster, KubeconfigDialog } from './lazy-parts.ts';

/** What its actions open in front of a cluster's page, each under an address of its own. */
export function ClusterPanels({ scope, cluster, work }: ClusterActionsProps & { work: KnownWork }) {
  const kubeconfig = usePanel('kubeconfig');
  const edit = usePanel('edit');
  const deletion = usePanel('delete');
  const deletionLater = usePanel('delete-later');
  return (
    <>
      {kubeconfig.subject === undefined ? undefined : (
        <KubeconfigDialog scope={scope} cluster={cluster} onClose={kubeconfig.close} />
      )}
      {edit.subject === undefined ? undefined : <EditCluster scope={scope} cluster={cluster} onClose={edit.close} />}
      {deletion.subject === undefined ? undefined : (
        <DeleteCluster scope={scope} cluster={cluster} work={work} onClose={deletion.close} />
      )}
      {deletionLater.subject === undefined ? undefined : (
        <DeleteCluster scope={scope} cluster={cluster} work={work} later onClose={deletionLater.close} />
      )}
    </>
  );
}
