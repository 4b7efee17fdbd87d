import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import type { LinkPart } from './link-part.ts';

export interface LeaveLinkFooterProps {
  /** What has not been copied. */
  missing: readonly LinkPart[];
  /** The reader wants to leave although something is missing. */
  asking: boolean;
  onLeave: () => void;
  onClose: () => void;
  onStay: () => void;
}

/** The way out of an issued link, which cannot be shown again: asks first while something has not been copied. */
export function LeaveLinkFooter({ missing, asking, onLeave, onClose, onStay }: LeaveLinkFooterProps) {
  const t = useTranslations('recovery.issue');
  if (!asking || missing.length === 0) {
    const done = missing.length === 0;
    return (
      <Button variant={done ? 'primary' : 'secondary'} onClick={onLeave}>
        {done ? t('done') : t('close')}
      </Button>
    );
  }
  return (
    <>
      <p role="alert">{t('closeQuestion', { missing: missing.length === 1 ? (missing[0] ?? '') : 'both' })}</p>
      <Button variant="danger" onClick={onClose}>
        {t('closeAnyway')}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question replaces the focused button */}
      <Button autoFocus onClick={onStay}>
        {t('keepOpen')}
      </Button>
    </>
  );
}
