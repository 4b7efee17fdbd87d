import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { aclQuery } from '#web/access/acl-address.ts';
import { useClusterRights } from '#web/access/use-cluster-rights.ts';
import type { Scope } from '#web/api/scope.ts';
import { stateOf } from '#web/cluster/cluster-facts.ts';
import { useDeletionLock } from '#web/cluster/use-cluster-lock.ts';
import { useClusterWork } from '#web/cluster/use-cluster-work.ts';
import { LiveMark } from '#web/operation/LiveMark.tsx';
import { paths } from '#web/address/paths.ts';
import { usePanel } from '#web/scope/use-panel.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PencilIcon, TrashIcon } from '#web/ui/icons.tsx';
import { DownloadIcon } from '#web/ui/later-icons.tsx';
import { onIntent } from '#web/ui/lazy-part.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { KubeconfigDialog } from './lazy-parts.ts';

export interface ClusterActionsProps {
  scope: Scope;
  cluster: Cluster;
}

/**
 * What can be done to a cluster; what cannot be done now says why, and opens by itself. One of them comes first, where the
 * account is known to be let do it, unless something runs: then the panel of that offers what follows it. Panels: ClusterPanels.tsx.
 */
export function ClusterActions({ scope, cluster }: ClusterActionsProps) {
  const t = useTranslations('clusters');
  const work = useClusterWork(scope, cluster.id);
  const rights = useClusterRights(scope, cluster.id);
  const deletionLock = useDeletionLock();
  const kubeconfig = usePanel('kubeconfig');
  const edit = usePanel('edit');
  const deletion = usePanel('delete');
  const only = aclQuery({ pair: { service: 'kubernetes', resource: 'cluster' }, resourceId: cluster.id });
  const failed = stateOf(cluster) === 'FAILED' ? t('lock.failed') : undefined;
  const unreachable = failed ?? t('lock.noAddress');
  return (
    <>
      <LiveMark scope={scope} />
      <ButtonLink to={paths.acls(scope, `${only}&give`)}>{t('detail.giveAccess')}</ButtonLink>
      <Button
        icon={DownloadIcon}
        disabledReason={cluster.urls?.api ? undefined : unreachable}
        onClick={() => kubeconfig.open()}
        {...onIntent(KubeconfigDialog)}
      >
        {t('detail.kubeconfig')}
      </Button>
      {work.busy === undefined ? (
        <ButtonLink
          variant={rights.change.isHeld ? 'primary' : 'secondary'}
          to={paths.upgrade(scope, cluster.id)}
          disabledReason={failed}
        >
          {t('detail.upgrade')}
        </ButtonLink>
      ) : undefined}
      <Menu
        label={t('detail.more')}
        items={() => [
          // While something runs it is there for when that ends.
          ...(work.busy === undefined
            ? []
            : [
                {
                  id: 'upgrade',
                  label: t('detail.upgrade'),
                  href: paths.upgrade(scope, cluster.id),
                  note: rights.change.doubt,
                },
              ]),
          {
            id: 'edit',
            label: t('detail.edit'),
            icon: PencilIcon,
            disabledReason: failed,
            note: rights.change.doubt,
            onAction: () => edit.open(),
          },
          {
            id: 'delete',
            label: t('detail.delete'),
            icon: TrashIcon,
            danger: true,
            disabledReason: deletionLock(work),
            note: rights.deletion.doubt,
            onAction: () => deletion.open(),
          },
        ]}
      />
    </>
  );
}
