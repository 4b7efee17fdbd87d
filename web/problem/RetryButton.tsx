import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { useNow } from '#web/ui/now.ts';

export interface RetryButtonProps {
  /** When the server lets one try again, by the browser's clock; undefined where it did not say. */
  retryAt: number | undefined;
  onRetry: () => void;
}

/** Tries again, once the time is over that the server asked to wait. */
export function RetryButton({ retryAt = 0, onRetry }: RetryButtonProps) {
  const t = useTranslations();
  const seconds = Math.ceil((retryAt - useNow('second')) / 1_000);
  const wait = seconds > 0 ? t('soon.failures.retryIn', { seconds }) : undefined;
  return (
    <Button onClick={onRetry} disabledReason={wait}>
      {wait ?? t('core.kit.retry')}
    </Button>
  );
}
