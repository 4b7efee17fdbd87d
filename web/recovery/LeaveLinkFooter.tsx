import { useTranslations } from 'use-intl';
import { DiscardQuestion } from '#web/form/DiscardQuestion.tsx';
import type { LeaveQuestion } from '#web/form/use-leave-question.ts';
import { Button } from '#web/ui/Button.tsx';
import type { LinkPart } from './link-part.ts';

export interface LeaveLinkFooterProps {
  /** What has not been copied. */
  missing: readonly LinkPart[];
  /** The reader wants to leave although something is missing. */
  question: LeaveQuestion['question'];
  onLeave: () => void;
}

/** The way out of an issued link, which cannot be shown again: asks first while something has not been copied. */
export function LeaveLinkFooter({ missing, question, onLeave }: LeaveLinkFooterProps) {
  const t = useTranslations('recovery.issue');
  if (question === undefined) {
    const done = missing.length === 0;
    return (
      <Button variant={done ? 'primary' : 'secondary'} onClick={onLeave}>
        {done ? t('done') : t('close')}
      </Button>
    );
  }
  const lost = t('closeQuestion', { missing: missing.length === 1 ? (missing[0] ?? '') : 'both' });
  return <DiscardQuestion {...question} words={{ question: lost, discard: t('closeAnyway'), keep: t('keepOpen') }} />;
}
