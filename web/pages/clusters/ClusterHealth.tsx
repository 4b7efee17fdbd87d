import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { isNotOffered } from '#web/api/is-not-offered.ts';
import type { Scope } from '#web/api/scope.ts';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { summaryOf } from './node-health.ts';
import { useHealth } from './use-health.ts';

/** Nodes named one by one, at most. */
const named = 10;

/** Which nodes of a cluster are not well, or why nobody knows; nothing where all is well. */
export function ClusterHealth({ scope, cluster }: { scope: Scope; cluster: Cluster }) {
  const t = useTranslations('clusters.health');
  const { data, error, refetch } = useHealth(scope, cluster);
  if (error !== null && data === undefined && !isNotOffered(error)) {
    return (
      <ProblemPanel
        error={error}
        region={scope.region}
        titles={{ forbidden: t('failed'), failed: t('failed') }}
        onRetry={() => void refetch()}
      />
    );
  }
  const { ill, well, total } = summaryOf(data ?? {});
  if (ill.length === 0) return undefined;
  return (
    <Notice tone="warning" title={t('nodes', { well, total })}>
      <ul className="effects">
        {ill.slice(0, named).map(({ name, status }) => (
          <li key={name}>
            <code>{nameText(name)}</code> {t('nodeStatus', { status })}
          </li>
        ))}
        {ill.length > named ? <li>{t('more', { count: ill.length - named })}</li> : undefined}
      </ul>
    </Notice>
  );
}
