import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { isChanging, stateOf } from './cluster-facts.ts';
import type { ClusterWork } from './use-cluster-work.ts';

export type KnownWork = Pick<ClusterWork, 'busy' | 'isKnown'>;

/** Why a cluster takes no further operation at this moment; undefined when it takes one. */
export type ClusterLock = (cluster: Cluster, work: KnownWork) => string | undefined;

/** Why it cannot be deleted at this moment, which a failed cluster can (behaviours B6.7). */
export function useDeletionLock(): (work: KnownWork) => string | undefined {
  const t = useTranslations('clusters');
  const words = useOperationWords();
  return ({ busy, isKnown }) => (busy === undefined ? (isKnown ? undefined : t('lock.unknown')) : words.busy(busy));
}

/**
 * The rules of contract 3.2 and behaviours B6.3 and B6.6 in the reader's words: one operation at a time, and none but
 * its deletion once the cluster has failed. What is known of its work follows the live watch: a lock opens by itself.
 */
export function useClusterLock(): ClusterLock {
  const t = useTranslations('clusters');
  const deletionLock = useDeletionLock();
  return (cluster, work) => {
    const lock = deletionLock(work);
    if (lock !== undefined) return lock;
    const state = stateOf(cluster);
    if (state === 'FAILED') return t('lock.failed');
    // Regions without operation records show what is going on in the state alone (behaviours B12.6).
    return isChanging(cluster) ? t('lock.changing', { state: t('state', { state }) }) : undefined;
  };
}
