import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { mostClusters } from '#shared/pace.ts';
import { below } from '#web/address/paths.ts';
import { clusterList } from '#web/directory/searched-lists.ts';
import { SelectAll, type SelectableList } from '#web/list/SelectAll.tsx';
import type { Selection } from '#web/list/use-selection.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { DownloadIcon } from '#web/ui/later-icons.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { allClusters } from './clusters-read.ts';
import { KubeconfigsDialog } from './lazy-parts.ts';

export interface SelectedClustersProps {
  list: SelectableList<Cluster>;
  chosen: Selection<Cluster>;
}

/** What can be done with all selected clusters: kubeconfigs are fetched by the page, everything else is a run of the server. */
export function SelectedClusters({ list, chosen: { rows: clusters, choose } }: SelectedClustersProps) {
  const t = useTranslations('wave.selected');
  const scope = useScope();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const label = t('menu', { count: clusters.length });
  const ids = clusters.map(({ id }) => id);
  const disabledReason = ids.length > mostClusters ? t('tooMany', { most: mostClusters }) : undefined;
  const plan = (more = '') => void navigate(below(scope, `clusters/wave?clusters=${ids.join()}${more}`));
  return (
    <>
      <Menu
        label={label}
        variant="secondary"
        items={() => [
          { id: 'upgrade', label: t('upgrade'), disabledReason, onAction: () => plan() },
          { id: 'packages', label: t('packages'), disabledReason, onAction: () => plan('&do=packages') },
          { id: 'kubeconfigs', label: t('kubeconfigs'), icon: DownloadIcon, onAction: () => setSaving(true) },
        ]}
      >
        {label}
      </Menu>
      <SelectAll
        list={list}
        read={allClusters(scope)}
        definition={clusterList}
        chosen={clusters}
        choose={choose}
        most={mostClusters}
      />
      {isSaving ? (
        <KubeconfigsDialog
          clusters={clusters.map(({ id, name }) => ({ scope, id, name }))}
          onClose={() => setSaving(false)}
        />
      ) : undefined}
    </>
  );
}
