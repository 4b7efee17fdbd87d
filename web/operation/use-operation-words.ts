import { useTranslations } from 'use-intl';
import type { OperationState } from '#shared/rules/operation-state.ts';

export interface OperationWords {
  /** "Upgrade workers"; a kind newer than ours is shown as the region words it. */
  kind(operation: Pick<OperationState, 'kind'>): string;
  /** Why a cluster takes no other operation now: "An operation is running: Upgrade workers 40 %". */
  busy(operation: OperationState): string;
  /** That an operation has ended, and how, in one sentence. */
  ended(operation: OperationState, cluster: string): string;
}

/** What to call operations in the reader's language. */
export function useOperationWords(): OperationWords {
  const t = useTranslations('operations');
  const kind: OperationWords['kind'] = (operation) => t('kind', { kind: operation.kind });
  return {
    kind,
    busy: (operation) =>
      operation.percent === undefined
        ? t('busy', { kind: kind(operation) })
        : t('busyPercent', { kind: kind(operation), percent: operation.percent }),
    ended: (operation, cluster) => t('endedNews', { status: operation.status, kind: kind(operation), cluster }),
  };
}
