import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { addressesIn } from '#shared/rules/cidr.ts';
import { isNotOffered } from '#web/api/is-not-offered.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { VersionRungs } from '#web/chart/VersionRungs.tsx';
import { isChanging, isWebAddress, nodesIn, otherControlPlane } from '#web/cluster/cluster-facts.ts';
import type { NodeProfile } from '#web/cluster/node-profiles.ts';
import type { KnownWork } from '#web/cluster/use-cluster-lock.ts';
import { Copy, CopyButton } from '#web/ui/Copy.tsx';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';
import { ExternalLink } from '#web/ui/ExternalLink.tsx';
import { availableVersion } from './available-version.ts';
import { capacityOf } from '#web/cluster/capacity.ts';
import { ClusterState } from './ClusterState.tsx';
import { versionsRead } from './clusters-read.ts';
import { summaryOf } from './node-health.ts';
import { useHealth } from './use-health.ts';

export interface ClusterStripProps {
  scope: Scope;
  cluster: Cluster;
  work: KnownWork;
  /** Undefined until the region has told them. */
  profiles: readonly NodeProfile[] | undefined;
}

/** What a cluster is, at a glance. */
export function ClusterStrip({ scope, cluster, work, profiles }: ClusterStripProps) {
  const t = useTranslations('clusters');
  const { nodePools = [], cidr, urls } = cluster;
  const capacity = profiles && capacityOf(nodePools, profiles);
  const addresses = cidr === undefined ? undefined : addressesIn(cidr);
  return (
    <dl className="strip">
      <Fact label={t('detail.facts.state')} reason={work.busy && t('strip.waits')}>
        <ClusterState cluster={cluster} work={work.busy} />
      </Fact>
      <HealthFact scope={scope} cluster={cluster} />
      <VersionFact scope={scope} cluster={cluster} />
      <Fact
        label={t('strip.nodes')}
        reason={nodePools.length > 0 && capacity ? t('strip.capacity', { ...capacity }) : undefined}
        isAsked={nodePools.length > 0 && profiles === undefined}
      >
        {t('strip.inPools', { nodes: nodesIn(cluster), pools: nodePools.length })}
      </Fact>
      <Fact
        label={t('detail.facts.cidr')}
        reason={addresses === undefined ? undefined : t('strip.addresses', { count: addresses })}
      >
        {cidr === undefined ? '–' : <Copy value={cidr} label={t('detail.copyCidr')} />}
      </Fact>
      <Fact
        label={t('strip.api')}
        reason={
          urls?.console && isWebAddress(urls.console) ? (
            <ExternalLink href={urls.console}>{t('strip.console')}</ExternalLink>
          ) : undefined
        }
      >
        {urls?.api ? (
          <Address value={urls.api} label={t('detail.copyApi')} />
        ) : isChanging(cluster) ? (
          <span className="quiet">{t('detail.urlsLater')}</span>
        ) : (
          '–'
        )}
      </Fact>
    </dl>
  );
}

interface FactProps {
  label: string;
  reason?: ReactNode;
  /** The reason is on its way: its line is kept, so that nothing moves when it comes. */
  isAsked?: boolean;
  children: ReactNode;
}

function Fact({ label, reason, isAsked = false, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {reason === undefined && !isAsked ? undefined : <dd className="strip-reason">{reason ?? '\u00A0'}</dd>}
    </div>
  );
}

const tones: Readonly<Record<string, Tone>> = { OK: 'good', KO: 'bad' };

function HealthFact({ scope, cluster }: Pick<ClusterStripProps, 'scope' | 'cluster'>) {
  const t = useTranslations('clusters.health');
  const { isKnown, data, error } = useHealth(scope, cluster);
  if (!isKnown || data === undefined) {
    const why = () => {
      if (!isKnown) return t('later');
      if (error === null) return t('asking');
      return isNotOffered(error) ? t('unavailable', { region: scope.region }) : t('failed');
    };
    return (
      <Fact label={t('title')} reason={why()}>
        –
      </Fact>
    );
  }
  const { total, well } = summaryOf(data);
  return (
    <Fact label={t('title')} reason={total === 0 ? t('noNodes') : t('nodes', { well, total })}>
      <StatusPill tone={tones[data.health] ?? 'off'}>{t('health', { health: data.health })}</StatusPill>
    </Fact>
  );
}

function VersionFact({ scope, cluster }: Pick<ClusterStripProps, 'scope' | 'cluster'>) {
  const t = useTranslations('clusters');
  const { data, isPending } = useQuery({ ...queryFor(...versionsRead(scope.region)), staleTime: Infinity });
  const available = data && availableVersion(cluster, data.versions);
  const controlPlane = otherControlPlane(cluster);
  const isNews = available !== undefined && available !== controlPlane;
  const offer = isNews ? t('strip.available', { version: available }) : undefined;
  const reason =
    controlPlane === undefined ? (
      offer
    ) : (
      // Two lines from the start: there is no room for both in one, and the second comes later.
      <>
        {t('controlPlane', { version: controlPlane })}
        <br />
        {offer ?? '\u00A0'}
      </>
    );
  return (
    <Fact label={t('columns.version')} reason={reason} isAsked={isPending}>
      {data === undefined || cluster.version === undefined ? undefined : (
        <>
          <VersionRungs
            offered={data.versions}
            workers={cluster.version}
            ahead={controlPlane}
            possible={available}
          />{' '}
        </>
      )}
      {cluster.version ?? '–'}
    </Fact>
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
