import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import type { NodeProfile } from '#web/cluster/node-profiles.ts';
import { asCurl } from '#web/recorder/as-curl.ts';
import { RawBlock } from '#web/ui/RawBlock.tsx';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { sizeOf, toBody, type ClusterValues } from './cluster-form.ts';

export interface ClusterSummaryProps {
  form: UseFormReturn<ClusterValues>;
  scope: Scope;
  profiles: readonly NodeProfile[];
}

/** What will be created, as it is typed, and the same as a call of the API. */
export function ClusterSummary({ form, scope, profiles }: ClusterSummaryProps) {
  const t = useTranslations('clusters.form');
  const values = useWatch({ control: form.control, compute: (current: ClusterValues) => current });
  const { nodes, cpu, memory, known } = sizeOf(values.nodePools, profiles);
  const command = asCurl([
    { region: scope.region, operation: 'CreateCluster', args: { path: { spaceId: scope.id }, body: toBody(values) } },
  ]);
  const missing = <span className="quiet">{t('notGiven')}</span>;
  return (
    <aside className="summary" aria-labelledby="cluster-summary">
      <h2 id="cluster-summary">{t('summary')}</h2>
      <KeyValueList
        items={[
          { label: t('name'), value: values.name.trim() || missing },
          { label: t('cidr'), value: values.cidr.trim() ? <code>{values.cidr.trim()}</code> : missing },
          { label: t('version'), value: values.version || missing },
          {
            label: t('pools'),
            value: values.nodePools.map(({ nodeProfile, nodeCount, gpu }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- pools have no id, and may have equal names while typed
              <span key={index} className="summary-pool">
                {t('poolLine', { count: nodeCount.trim() || '–', profile: nodeProfile })}
                {gpu === '' ? undefined : ` · ${gpu}`}
              </span>
            )),
          },
          {
            label: t('total'),
            value: (
              <>
                {t('totalNodes', { nodes })}
                {known && nodes > 0 ? <span className="quiet"> · {t('totalSize', { cpu, memory })}</span> : undefined}
              </>
            ),
          },
        ]}
      />
      <details className="api-call">
        <summary>{t('apiTitle')}</summary>
        <p className="quiet">{t('apiLead')}</p>
        <RawBlock label={t('apiTitle')} text={command} copyLabel={t('copyCall')} />
      </details>
    </aside>
  );
}
