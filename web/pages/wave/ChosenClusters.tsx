import { useTranslations } from 'use-intl';
import { DataTable } from '#web/table/DataTable.tsx';
import { focusTitle } from '#web/ui/focus-title.ts';
import { CloseIcon } from '#web/ui/icons.tsx';
import { nameOf, useChosenColumns } from './chosen-columns.tsx';
import type { Chosen } from './use-chosen.ts';
import type { Goal } from '#web/upgrade/wave-plan.ts';

export interface ChosenClustersProps {
  chosen: Chosen;
  goal: Goal;
}

/** The chosen clusters in the order they came, each with its stage and what would become of it. */
export function ChosenClusters({ chosen, goal }: ChosenClustersProps) {
  const t = useTranslations('wave');
  const columns = useChosenColumns(chosen, goal);
  return (
    <DataTable
      caption={t('chosen')}
      columns={columns}
      rows={chosen.clusters}
      rowKey={({ id }) => id}
      rowName={nameOf}
      rowActions={({ id }) => [
        {
          id: 'leaveOut',
          label: t('leaveOut'),
          icon: CloseIcon,
          onAction: () => {
            chosen.leaveOut(id);
            focusTitle();
          },
        },
      ]}
    />
  );
}
