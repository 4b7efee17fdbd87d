import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { aclQuery } from '#web/access/acl-address.ts';
import type { Scope } from '#web/api/scope.ts';
import { stateOf } from '#web/cluster/cluster-facts.ts';
import { useDeletionLock, type KnownWork } from '#web/cluster/use-cluster-lock.ts';
import { LiveMark } from '#web/operation/LiveMark.tsx';
import { paths } from '#web/address/paths.ts';
import { usePanel } from '#web/scope/use-panel.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PencilIcon, TrashIcon } from '#web/ui/icons.tsx';
import { DownloadIcon } from '#web/ui/later-icons.tsx';
import { onIntent } from '#web/ui/lazy-part.ts';
import { LazyConfirmDialog } from '#web/ui/lazy-overlays.ts';
import { EditCluster, KubeconfigDialog } from './lazy-parts.ts';

export interface ClusterActionsProps {
  scope: Scope;
  cluster: Cluster;
  work: KnownWork;
}

/** What can be done to a cluster; what cannot be done now says why, and opens by itself. Panels: ClusterPanels.tsx. */
export function ClusterActions({ scope, cluster, work }: ClusterActionsProps) {
  const t = useTranslations('clusters');
  const deletionLock = useDeletionLock();
  const kubeconfig = usePanel('kubeconfig');
  const edit = usePanel('edit');
  const deletion = usePanel('delete');
  const only = aclQuery({ pair: { service: 'kubernetes', resource: 'cluster' }, resourceId: cluster.id });
  const isFailed = stateOf(cluster) === 'FAILED';
  const unreachable = isFailed ? t('lock.failed') : t('lock.noAddress');
  return (
    <>
      <LiveMark scope={scope} />
      <ButtonLink to={paths.acls(scope, `${only}&give`)}>{t('detail.giveAccess')}</ButtonLink>
      <ButtonLink to={paths.upgrade(scope, cluster.id)} disabledReason={isFailed ? t('lock.failed') : undefined}>
        {t('detail.upgrade')}
      </ButtonLink>
      <Button
        icon={DownloadIcon}
        disabledReason={cluster.urls?.api ? undefined : unreachable}
        onClick={() => kubeconfig.open()}
        {...onIntent(KubeconfigDialog)}
      >
        {t('detail.kubeconfig')}
      </Button>
      <Button
        icon={PencilIcon}
        disabledReason={isFailed ? t('lock.failed') : undefined}
        onClick={() => edit.open()}
        {...onIntent(EditCluster)}
      >
        {t('detail.edit')}
      </Button>
      <Button
        icon={TrashIcon}
        disabledReason={deletionLock(work)}
        onClick={() => deletion.open()}
        {...onIntent(LazyConfirmDialog)}
      >
        {t('detail.delete')}
      </Button>
    </>
  );
}
