import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

export interface RereadNoticeProps {
  /** All that is shown was read at some time; otherwise reading stopped on the way. */
  isWhole: boolean;
  onRetry: () => void;
}

/** Above rows that stay: they could not be read again, or not all of them could be read. */
export function RereadNotice({ isWhole, onRetry }: RereadNoticeProps) {
  const t = useTranslations('directory.reread');
  const kit = useTranslations('core.kit');
  return (
    <Notice
      tone="warning"
      announce
      title={t(isWhole ? 'stale' : 'incomplete')}
      actions={
        <Button size="small" onClick={onRetry}>
          {kit('retry')}
        </Button>
      }
    />
  );
}
