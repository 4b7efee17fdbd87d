import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { operationKinds } from '#shared/rules/operation-state.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { Select } from '#web/ui/Select.tsx';
import { shortId } from '#web/ui/short-id.ts';
import { filterStatuses, type OperationFilter } from './operations-read.ts';

export interface OperationFiltersProps {
  filter: OperationFilter;
  clusters: readonly Cluster[];
  onChange: (filter: OperationFilter) => void;
}

/** Narrows the operations to statuses (any of them), to one kind, and to one cluster. */
export function OperationFilters({ filter, clusters, onChange }: OperationFiltersProps) {
  const t = useTranslations('operations');
  const w = useTranslations('work');
  const words = useOperationWords();
  const { statuses, kind: kindShown, clusterId } = filter;
  const kinds = operationKinds.map((kind) => ({ value: kind, label: words.kindOf({ kind }) }));
  const options = clusters.map(({ id, name }) => ({ value: id, label: name }));
  // A cluster that was deleted, or is beyond those loaded, is still filtered by.
  if (clusterId !== undefined && !clusters.some(({ id }) => id === clusterId)) {
    options.unshift({ value: clusterId, label: shortId(clusterId) });
  }
  return (
    <>
      <fieldset className="toggles">
        <legend className="visually-hidden">{w('filterStatus')}</legend>
        {filterStatuses.map((status) => (
          <label key={status} className="toggle">
            <input
              type="checkbox"
              checked={statuses.includes(status)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({
                  ...filter,
                  statuses: checked ? [...statuses, status] : statuses.filter((other) => other !== status),
                })
              }
            />
            {t('status', { status })}
          </label>
        ))}
      </fieldset>
      <Select
        label={w('filterKind')}
        value={kindShown ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...filter, kind: value === '' ? undefined : value })}
        options={[{ value: '', label: w('allKinds') }, ...kinds]}
      />
      <Select
        label={w('filterCluster')}
        value={clusterId ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filter, clusterId: value === '' ? undefined : value })
        }
        options={[{ value: '', label: w('allClusters') }, ...options]}
      />
    </>
  );
}
