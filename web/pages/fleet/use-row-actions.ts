import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { ClusterIcon, NodesIcon, OperationIcon, SpaceIcon } from '#web/ui/icons.tsx';
import type { Filled, MenuEntry } from '#web/ui/menu-item.ts';
import type { FleetRow } from './fleet-rows.ts';

/** Where one goes on from a cluster of the fleet. */
export function useRowActions(): (row: FleetRow) => Filled<MenuEntry> {
  const t = useTranslations('clusters');
  const fleet = useTranslations('fleet');
  return ({ scope, cluster }) => [
    { id: 'open', label: t('open'), icon: ClusterIcon, href: paths.cluster(scope, cluster.id) },
    { id: 'upgrade', label: fleet('upgrade'), href: paths.upgrade(scope, cluster.id) },
    { id: 'pools', label: t('managePools'), icon: NodesIcon, href: paths.nodePools(scope, cluster.id) },
    { id: 'operations', label: t('operationsOf'), icon: OperationIcon, href: paths.operationsOf(scope, cluster.id) },
    { id: 'space', label: fleet('toSpace'), icon: SpaceIcon, href: paths.clusters(scope) },
  ];
}
