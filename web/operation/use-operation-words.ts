import { useTranslations } from 'use-intl';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { nameText } from '#web/ui/name-text.ts';

type Named = Pick<OperationState, 'kind' | 'change'>;

export interface OperationWords {
  /** "Upgrade workers → 1.29.5", "Resize workers 6 → 8"; the kind where no more is known. Every place names operations so. */
  nameOf(operation: Named): string;
  /** "Upgrade workers", where kinds are told apart; one newer than ours is shown as the region words it. */
  kindOf(operation: Pick<OperationState, 'kind'>): string;
  /** Why a cluster takes no other operation now: "An operation is running: Upgrade workers → 1.29.5 40 %". */
  busy(operation: OperationState): string;
  /** That an operation has ended, and how, in one sentence. */
  ended(operation: Pick<OperationState, 'kind' | 'change' | 'status'>, cluster: string): string;
}

/** What to call operations in the reader's language. */
export function useOperationWords(): OperationWords {
  const t = useTranslations('operations');
  const kindOf: OperationWords['kindOf'] = ({ kind }) => t('kind', { kind: nameText(kind) });
  const nameOf: OperationWords['nameOf'] = ({ kind, change }) => {
    const word = kindOf({ kind });
    switch (change?.does) {
      case 'version':
        return t('does.version', { kind: word, version: change.version });
      case 'addPool':
        return t('does.addPool', { pool: nameText(change.pool), to: change.to });
      case 'deletePool':
        return t('does.deletePool', { pool: nameText(change.pool) });
      case 'workers':
        return t('does.workers', { kind, count: change.count });
      case 'resize': {
        const { pool, from, to } = change;
        if (pool === undefined) return t('does.count', { kind: word, from: from ?? 0, to });
        const named = nameText(pool);
        return from === undefined
          ? t('does.resizeTo', { pool: named, to })
          : t('does.resize', { pool: named, from, to });
      }
      default:
        return word;
    }
  };
  return {
    nameOf,
    kindOf,
    busy: (operation) =>
      operation.percent === undefined
        ? t('busy', { kind: nameOf(operation) })
        : t('busyPercent', { kind: nameOf(operation), percent: operation.percent }),
    ended: (operation, cluster) => t('endedNews', { status: operation.status, kind: nameOf(operation), cluster }),
  };
}
