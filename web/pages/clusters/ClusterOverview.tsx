import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { createdOf, isChanging, isWebAddress, otherControlPlane } from '#web/cluster/cluster-facts.ts';
import { Copy, CopyButton } from '#web/ui/Copy.tsx';
import { KeyValueList, type KeyValue } from '#web/ui/KeyValueList.tsx';
import { ExternalLink } from '#web/ui/TextLink.tsx';
import { DateTime } from '#web/ui/Time.tsx';

/** The facts of a cluster. */
export function ClusterOverview({ cluster }: { cluster: Cluster }) {
  const t = useTranslations('clusters.detail');
  const { urls, cidr, version, id } = cluster;
  const created = createdOf(cluster);
  const later = isChanging(cluster) ? <span className="quiet">{t('urlsLater')}</span> : undefined;
  const facts: KeyValue[] = [
    { label: t('facts.api'), value: urls?.api ? <Address value={urls.api} label={t('copyApi')} /> : later },
    {
      label: t('facts.console'),
      value: urls?.console ? <Address value={urls.console} label={t('copyConsole')} /> : later,
    },
    { label: t('facts.version'), value: version },
    { label: t('facts.controlPlane'), value: otherControlPlane(cluster) ?? cluster.controlPlaneVersion },
    { label: t('facts.cidr'), value: cidr && <Copy value={cidr} label={t('copyCidr')} /> },
    { label: t('facts.id'), value: <Copy value={id} label={t('copyId')} /> },
  ];
  if (created !== undefined) facts.push({ label: t('facts.created'), value: <DateTime at={created} show="both" /> });
  return (
    <section className="page-section" aria-labelledby="cluster-overview">
      <h2 id="cluster-overview">{t('overview')}</h2>
      <KeyValueList columns={2} items={facts} />
    </section>
  );
}

/** An address as the region gave it: a link only when it is one of the web, and always to be copied. */
function Address({ value, label }: { value: string; label: string }) {
  if (!isWebAddress(value)) return <Copy value={value} label={label} />;
  return (
    <span className="copy-value">
      <ExternalLink href={value}>{value}</ExternalLink>
      <CopyButton value={value} label={label} />
    </span>
  );
}
