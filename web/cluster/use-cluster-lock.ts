import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { isChanging, stateOf } from './cluster-facts.ts';

/** Why a cluster takes no further operation at this moment; undefined when it takes one. */
export type ClusterLock = (cluster: Cluster, busy: OperationState | undefined) => string | undefined;

/**
 * The rules of contract 3.2 and behaviours B6.3 and B6.6 in the reader's words: one operation at a time, and none but
 * its deletion once the cluster has failed. `busy` is what runs on it, from the live watch, so a lock opens by itself.
 */
export function useClusterLock(): ClusterLock {
  const t = useTranslations('clusters');
  const words = useOperationWords();
  return (cluster, busy) => {
    if (busy !== undefined) return words.busy(busy);
    const state = stateOf(cluster);
    if (state === 'FAILED') return t('lock.failed');
    // Regions without operation records show what is going on in the state alone (behaviours B12.6).
    return isChanging(cluster) ? t('lock.changing', { state: t('state', { state }) }) : undefined;
  };
}
