import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { createdOf } from '#web/cluster/cluster-facts.ts';
import { Copy } from '#web/ui/Copy.tsx';
import { KeyValueList, type KeyValue } from '#web/ui/KeyValueList.tsx';
import { DateTime } from '#web/ui/Time.tsx';

/** The facts of a cluster that are looked up rather than looked at. */
export function ClusterDetails({ cluster }: { cluster: Cluster }) {
  const t = useTranslations('clusters.detail');
  const { id, urls, controlPlaneVersion } = cluster;
  const created = createdOf(cluster);
  const facts: KeyValue[] = [
    { label: t('facts.id'), value: <Copy value={id} label={t('copyId')} /> },
    { label: t('facts.console'), value: urls?.console && <Copy value={urls.console} label={t('copyConsole')} /> },
    { label: t('facts.controlPlane'), value: controlPlaneVersion },
  ];
  if (created !== undefined) facts.push({ label: t('facts.created'), value: <DateTime at={created} show="both" /> });
  return (
    <section className="page-section" aria-labelledby="cluster-details">
      <h2 id="cluster-details">{t('details')}</h2>
      <KeyValueList columns={2} items={facts} />
    </section>
  );
}
