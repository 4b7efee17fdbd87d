import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { byName } from '#shared/rules/name-order.ts';
import { below, paths } from '#web/address/paths.ts';
import { otherControlPlane } from '#web/cluster/cluster-facts.ts';
import type { Column } from '#web/table/column.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import type { ComparedCluster } from './compare-places.ts';
import { TwinPart, useStandingColumn } from './TwinPart.tsx';
import type { TwinPartOf } from './TwinRoles.tsx';
import type { SideNames } from './use-side-names.ts';
import type { Twin } from './use-twin.ts';

/** Clusters of the same names and what they run; what is behind leads to where it is brought forward. */
export function TwinClusters({ twin, names, showsAll }: TwinPartOf) {
  const t = useTranslations('twin.clusters');
  const { here, there, clusters = [], isRunning } = twin;
  const columns = useClusterColumns(twin, names);
  const isUnread = here.gaps.clusters || there.gaps.clusters;
  const behind = clusters.flatMap((row) => (upgradeOf(row)?.side === 'here' && row.here ? [row.here.id] : []));
  return (
    <TwinPart
      title={t('title')}
      names={names}
      rows={clusters}
      shown={showsAll ? clusters : clusters.filter(({ standing }) => standing !== 'equal')}
      columns={columns}
      rowHref={({ here: own, there: other }) =>
        own === undefined ? paths.cluster(there.scope, other?.id ?? '') : paths.cluster(here.scope, own.id)
      }
      isSure
      isRunning={isRunning}
      none={t('none')}
      unread={twin.clusters === undefined ? t('spacesOnly') : isUnread ? t('unread') : undefined}
      actions={
        behind.length > 1 ? (
          <ButtonLink to={below(here.scope, `clusters/wave?clusters=${behind.join()}`)}>
            {t('wave', { count: behind.length, ...names })}
          </ButtonLink>
        ) : undefined
      }
    />
  );
}

/** Which of the two is behind, and the version of the other one. */
function upgradeOf({ here, there, standing }: ComparedCluster) {
  const [own, other] = [here?.version, there?.version];
  if (standing !== 'differs' || own === undefined || other === undefined || own === other) return undefined;
  return byName(own, other) < 0 ? ({ side: 'here', to: other } as const) : ({ side: 'there', to: own } as const);
}

function useClusterColumns({ here, there }: Twin, names: SideNames): readonly Column<ComparedCluster>[] {
  const t = useTranslations('twin.clusters');
  const standing = useStandingColumn<ComparedCluster>(names, true);
  const versionOf = (cluster: Cluster | undefined) => {
    if (cluster === undefined) return undefined;
    const controlPlane = otherControlPlane(cluster);
    const { version } = cluster;
    if (version === undefined) return t('untold');
    return controlPlane === undefined ? version : t('both', { version, controlPlane });
  };
  return [
    { id: 'name', header: t('columns.name'), cell: ({ name }) => name },
    standing,
    { id: 'here', header: names.here, cell: (row) => versionOf(row.here), width: '20%', labelled: true },
    { id: 'there', header: names.there, cell: (row) => versionOf(row.there), width: '20%', labelled: true },
    {
      id: 'upgrade',
      header: t('columns.upgrade'),
      cell: (row) => {
        const upgrade = upgradeOf(row);
        const cluster = upgrade && row[upgrade.side];
        if (upgrade === undefined || cluster === undefined) return undefined;
        const { scope } = upgrade.side === 'here' ? here : there;
        return (
          <TextLink to={paths.upgrade(scope, cluster.id, upgrade.to)}>
            {t('upgrade', { place: names[upgrade.side], to: upgrade.to })}
          </TextLink>
        );
      },
      width: '22%',
    },
  ];
}
