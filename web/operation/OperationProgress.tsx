import { useTranslations } from 'use-intl';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import { Progress } from '#web/ui/Progress.tsx';
import { useOperationWords } from './use-operation-words.ts';

/** A bar with its figure; where the region words its progress otherwise, its words. */
export function OperationProgress({ operation }: { operation: OperationState }) {
  const t = useTranslations('operations');
  const words = useOperationWords();
  const { status, percent, progress } = operation;
  if (percent === undefined && progress !== undefined) return <span>{progress}</span>;
  if (percent === undefined && isTerminal(status)) return undefined;
  return (
    <Progress
      label={t('progressOf', { kind: words.nameOf(operation) })}
      percent={percent}
      tone={status === 'DONE' ? 'good' : status === 'FAILED' ? 'bad' : 'accent'}
      showPercent
    />
  );
}
