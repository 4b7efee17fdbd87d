import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import { nameText } from '#web/ui/name-text.ts';
import type { Tone } from '#web/ui/StatusPill.tsx';
import { isChanging, stateOf } from './cluster-facts.ts';

const tones: Readonly<Record<string, Tone>> = {
  PENDING: 'waiting',
  CREATING: 'busy',
  RUNNING: 'good',
  DELETING: 'busy',
  FAILED: 'bad',
};

export interface StateWords {
  readonly words: string;
  readonly tone: Tone;
  /** How far what is done to it is, where its region says so. */
  readonly percent?: string;
}

/**
 * How a cluster is, as people say it, in one way for every page: "Upgrading" with how far that is, where `work` is under way;
 * else the state that its region tells, words newer than ours as they come.
 */
export function useStateWords(): (cluster: Cluster, work: OperationState | undefined) => StateWords {
  const t = useTranslations('operations');
  const clusters = useTranslations('clusters');
  return (cluster, work) => {
    const state = stateOf(cluster);
    const told = { words: clusters('state', { state }), tone: tones[state] ?? 'off' } as const;
    if (work === undefined || isTerminal(work.status)) return told;
    const { kind, status, percent } = work;
    if (status !== 'RUNNING') return isChanging(cluster) ? told : { words: t('status', { status }), tone: 'waiting' };
    const words = t('doing', { kind: nameText(kind) });
    return { words, tone: 'busy', ...(percent !== undefined && { percent: t('percent', { percent }) }) };
  };
}
