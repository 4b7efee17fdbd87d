import { useTranslations } from 'use-intl';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { useRunWords } from '#web/runs/use-run-words.ts';
import { shortId } from '#web/ui/short-id.ts';
import { isBad, type Notice, type RunNotice } from './notice.ts';

/**
 * "Upgrade workers is done: production", "Activate 3 users: done", "Ada Lovelace has become active". A cluster or person
 * whose name is not known yet goes by the start of its id.
 */
export function useNoticeSentence(): (notice: Notice) => string {
  const t = useTranslations('runs.told');
  const link = useTranslations('notices.link');
  const words = useOperationWords();
  const { nameOf } = useRunWords();
  return (notice) => {
    if ('link' in notice) {
      const { how, userId } = notice.link;
      return link('sentence', { how, name: notice.person ?? shortId(userId) });
    }
    if (!('run' in notice)) {
      return words.ended(notice, notice.cluster ?? (notice.clusterId ? shortId(notice.clusterId) : ''));
    }
    return t('sentence', { name: nameOf(notice.run), how: howOf(notice) });
  };
}

function howOf(notice: RunNotice): string {
  const { kind, state, reason = 'failures' } = notice.run;
  if (state === 'done') return isBad(notice) ? 'doneInPart' : 'done';
  return kind === 'whenFree' && reason === 'failures' ? 'notSent' : reason;
}
