import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { useClusterLock } from '#web/cluster/use-cluster-lock.ts';
import { useDoLater } from '#web/operation/after-operation.ts';
import type { LaterAction } from '#web/operation/after-operation-queue.ts';
import type { LaterFault } from './pool-later.ts';
import type { PoolPanelProps } from './use-accepted.ts';

/** What a panel asks for, to be done once the cluster is free. */
export interface PanelAction extends Omit<LaterAction, 'refuse' | 'evenAfterFailure'> {
  readonly refuse?: (cluster: Cluster) => LaterFault | undefined;
}

export interface PanelLater {
  /** Puts it off and closes the panel; undefined when it is to be done at once. */
  readonly doLater: ((action: PanelAction) => void) | undefined;
  /** Why it cannot be asked for now. */
  readonly lock: string | undefined;
  /** Words of the button that asks for it. */
  readonly confirm: (label: string) => string;
}

/**
 * Whether what a panel asks for is done at once or when the running operation ends. Nothing of it is done after a
 * failure: not a deletion either, which may have waited for the pool that takes the place of the one to be deleted.
 */
export function usePanelLater({ scope, cluster, lock, later, onClose }: PoolPanelProps): PanelLater {
  const l = useTranslations('later');
  const lockOf = useClusterLock();
  const sentenceOf = useFaultSentence();
  const possibleLater = useDoLater(scope, cluster.id);
  if (later !== true || possibleLater === undefined) return { doLater: undefined, lock, confirm: (label) => label };
  return {
    doLater: ({ refuse, ...action }) => {
      possibleLater({
        ...action,
        refuse: (now) => {
          const fault = refuse?.(now);
          return lockOf(now, { busy: undefined, isKnown: true }) ?? (fault && sentenceOf(fault));
        },
      });
      onClose();
    },
    lock: undefined,
    confirm: (label) => l('confirm', { label }),
  };
}

function useFaultSentence() {
  const t = useTranslations('pools');
  const l = useTranslations('later');
  return (fault: LaterFault): string => {
    switch (fault.why) {
      case 'nameTaken':
        return t('add.nameTaken');
      case 'poolGone':
      case 'poolIsLast':
      case 'lastWorker':
        return l(fault.why, { name: fault.name });
      case 'poolHasCount':
        return l('poolHasCount', { name: fault.name, count: fault.count });
      case 'profileGone':
        return l('profileGone', { profile: fault.profile });
      default:
        return l('otherPool', { name: fault.name, profile: fault.profile });
    }
  };
}
