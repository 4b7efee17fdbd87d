import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { isNotOffered } from '#web/api/is-not-offered.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { isChanging } from '#web/cluster/cluster-facts.ts';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { StatusPill, type Tone } from '#web/ui/StatusPill.tsx';
import { healthRead } from './clusters-read.ts';
import { summaryOf } from './node-health.ts';

/** How often the region is asked again while the page is in sight, milliseconds; no watch tells of health. */
const every = 60_000;
/** Nodes named one by one, at most. */
const named = 10;

const tones: Readonly<Record<string, Tone>> = { OK: 'good', KO: 'bad' };

/** Whether a cluster is well, and which of its nodes are not. */
export function ClusterHealth({ scope, cluster }: { scope: Scope; cluster: Cluster }) {
  const t = useTranslations('clusters.health');
  const isKnown = !isChanging(cluster);
  const { data, error, refetch } = useQuery({
    ...queryFor(...healthRead(scope, cluster.id)),
    enabled: isKnown,
    refetchInterval: every,
  });
  return (
    <section className="page-section" aria-labelledby="cluster-health">
      <h2 id="cluster-health">{t('title')}</h2>
      {!isKnown ? (
        <p className="quiet">{t('later')}</p>
      ) : isNotOffered(error) ? (
        <p className="quiet">{t('unavailable', { region: scope.region })}</p>
      ) : error !== null && data === undefined ? (
        <ProblemPanel
          error={error}
          region={scope.region}
          titles={{ forbidden: t('failed'), failed: t('failed') }}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <p className="quiet">{t('asking')}</p>
      ) : (
        <Nodes {...summaryOf(data)} health={data.health} />
      )}
    </section>
  );
}

function Nodes({ health, total, well, ill }: ReturnType<typeof summaryOf> & { health: string }) {
  const t = useTranslations('clusters.health');
  return (
    <>
      <p className="health">
        <StatusPill tone={tones[health] ?? 'off'}>{t('health', { health })}</StatusPill>
        <span>{total === 0 ? t('noNodes') : t('nodes', { well, total })}</span>
      </p>
      {ill.length === 0 ? undefined : (
        <ul className="effects">
          {ill.slice(0, named).map(({ name, status }) => (
            <li key={name}>
              <code>{name}</code> {t('nodeStatus', { status })}
            </li>
          ))}
          {ill.length > named ? <li>{t('more', { count: ill.length - named })}</li> : undefined}
        </ul>
      )}
    </>
  );
}
