import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { mostClusters } from '#shared/pace.ts';
import { KubeconfigsDialog } from '#web/cluster/KubeconfigsDialog.tsx';
import { useNarrow } from '#web/table/narrow.ts';
import { Button } from '#web/ui/Button.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { CloseIcon, PlayIcon } from '#web/ui/icons.tsx';
import { DownloadIcon } from '#web/ui/later-icons.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import type { FleetRow } from './fleet-rows.ts';
import { minorsOf, plannerOf, reachOf } from './fleet-selection.ts';
import { useUpgradeRight } from './use-upgrade-right.ts';

export interface SelectedFleetProps {
  rows: readonly FleetRow[];
  /** How many of them the view does not show. */
  hidden: number;
  onClear: () => void;
}

/** What is selected, in figures, and what can be done with it: waves are runs of the server, kubeconfigs are fetched by the page. */
export function SelectedFleet({ rows, hidden, onClear }: SelectedFleetProps) {
  const t = useTranslations('fleet.selected');
  const wave = useTranslations('wave.selected');
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const [isSaving, setSaving] = useState(false);
  const right = useUpgradeRight(rows);
  const disabledReason = rows.length > mostClusters ? wave('tooMany', { most: mostClusters }) : undefined;
  const plan = (isOfPackages: boolean) => void navigate(plannerOf(rows, isOfPackages));
  const save = () => setSaving(true);
  return (
    <section className="fleet-selected" aria-label={t('label')}>
      <output>
        <strong>{t('count', { count: rows.length })}</strong> <Summary rows={rows} />
        {hidden === 0 ? undefined : <span className="quiet"> · {t('hidden', { count: hidden })}</span>}
        {right === undefined ? undefined : <span className="quiet"> · {t('doubtful', { ...right })}</span>}
      </output>
      {/* Nothing is put forward of which nobody can tell whether it is allowed. */}
      <Button
        variant={right === undefined ? 'primary' : 'secondary'}
        icon={PlayIcon}
        disabledReason={disabledReason}
        onClick={() => plan(false)}
      >
        {t('wave')}
      </Button>
      {isNarrow ? (
        <Menu
          label={t('more')}
          items={() => [
            { id: 'packages', label: wave('packages'), disabledReason, onAction: () => plan(true) },
            { id: 'kubeconfigs', label: wave('kubeconfigs'), icon: DownloadIcon, onAction: save },
          ]}
        />
      ) : (
        <>
          <Button disabledReason={disabledReason} onClick={() => plan(true)}>
            {wave('packages')}
          </Button>
          <Button icon={DownloadIcon} onClick={save}>
            {wave('kubeconfigs')}
          </Button>
        </>
      )}
      <IconButton
        icon={CloseIcon}
        label={t('clear')}
        onClick={() => {
          onClear();
          focusTitle({ preventScroll: true });
        }}
      />
      {isSaving ? (
        <KubeconfigsDialog
          clusters={rows.map(({ scope, cluster: { id, name } }) => ({ scope, id, name }))}
          onClose={() => setSaving(false)}
        />
      ) : undefined}
    </section>
  );
}

function Summary({ rows }: { rows: readonly FleetRow[] }) {
  const t = useTranslations('fleet.selected');
  const reach = reachOf(rows);
  const said = [
    minorsOf(rows)
      .map((one) => t('at', { ...one }))
      .join(', '),
    reach && t('reach', { ...reach, all: reach.count === rows.length ? 'yes' : 'no' }),
  ];
  return <span className="quiet fleet-summary">{said.filter(Boolean).join(' · ')}</span>;
}
