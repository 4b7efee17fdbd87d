import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { mostClusters } from '#shared/pace.ts';
import { below } from '#web/address/paths.ts';
import { ClearSelection } from '#web/list/ClearSelection.tsx';
import type { Selection } from '#web/list/use-selection.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { DownloadIcon } from '#web/ui/icons.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { KubeconfigsDialog } from './lazy-parts.ts';

/** What can be done with all selected clusters: kubeconfigs are fetched by the page, everything else is a run of the server. */
export function SelectedClusters({ chosen: { rows: clusters, choose } }: { chosen: Selection<Cluster> }) {
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
      <ClearSelection choose={choose} />
      {isSaving ? <KubeconfigsDialog scope={scope} clusters={clusters} onClose={() => setSaving(false)} /> : undefined}
    </>
  );
}
