import { useTranslations } from 'use-intl';
import { useRunWords } from '#web/runs/use-run-words.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Notice as Message } from '#web/ui/Notice.tsx';
import { keyOf, type RunNotice } from './notice.ts';
import { noticePath } from './notice-path.ts';
import { pageNotices } from './page-notices.ts';
import { useNoticeSentence } from './use-notice-sentence.ts';

/** A run that waits for somebody, or did not do all it was to do. */
export function HaltedRun({ notice }: { notice: RunNotice }) {
  const t = useTranslations('runs.told');
  const notices = useTranslations('notices');
  const sentence = useNoticeSentence()(notice);
  const { reasonOf } = useRunWords();
  return (
    <div className="news-item">
      <Message
        tone={notice.run.state === 'paused' ? 'warning' : 'error'}
        title={sentence}
        actions={
          <ButtonLink size="small" to={noticePath(notice)}>
            {t('open')}
          </ButtonLink>
        }
      >
        {notice.run.state === 'paused' ? <p>{reasonOf(notice.run)}</p> : undefined}
      </Message>
      <IconButton
        icon={CloseIcon}
        label={notices('dismiss', { sentence })}
        size="small"
        onClick={() => pageNotices.markRead((other) => keyOf(other) === keyOf(notice))}
      />
    </div>
  );
}
