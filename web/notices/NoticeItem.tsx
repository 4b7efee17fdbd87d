import { useTranslations } from 'use-intl';
import { OperationStatus } from '#web/operation/OperationStatus.tsx';
import { toneOf, useRunWords } from '#web/runs/use-run-words.ts';
import { CheckIcon } from '#web/ui/icons.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { shortId } from '#web/ui/short-id.ts';
import { keyOf, type Notice, type RunNotice } from './notice.ts';
import { noticePath } from './notice-path.ts';
import { pageNotices } from './page-notices.ts';
import { useNoticeSentence } from './use-notice-sentence.ts';

export interface NoticeItemProps {
  notice: Notice;
  /** Name of a space by its id; undefined while it is not known. */
  nameOf: (spaceId: string) => string | undefined;
  onOpen: () => void;
}

/** One end, or use of a link: what, how, where and when, with the way to it. */
export function NoticeItem({ notice, nameOf, onOpen }: NoticeItemProps) {
  const t = useTranslations('notices');
  const sentence = useNoticeSentence()(notice);
  const isUnread = notice.isRead === undefined;
  const markRead = () => pageNotices.markRead((other) => keyOf(other) === keyOf(notice));
  return (
    <li className="notices-item" data-unread={isUnread || undefined}>
      <div className="notices-words">
        {isUnread ? <VisuallyHidden>{t('unread')} </VisuallyHidden> : undefined}
        <TextLink
          to={noticePath(notice)}
          onClick={() => {
            markRead();
            onOpen();
          }}
        >
          {sentence}
        </TextLink>
        <span className="notices-facts">
          <Facts notice={notice} nameOf={nameOf} />
          <DateTime at={notice.at} />
        </span>
      </div>
      {isUnread ? (
        <IconButton icon={CheckIcon} size="small" label={t('dismiss', { sentence })} onClick={markRead} />
      ) : undefined}
    </li>
  );
}

function Facts({ notice, nameOf }: Pick<NoticeItemProps, 'notice' | 'nameOf'>) {
  const t = useTranslations('notices');
  if ('link' in notice) return <span>{notice.region}</span>;
  if ('run' in notice) return <RunFacts run={notice.run} />;
  return (
    <>
      <OperationStatus status={notice.status} />
      <span>{t('where', { space: nameOf(notice.spaceId) ?? shortId(notice.spaceId), region: notice.region })}</span>
    </>
  );
}

function RunFacts({ run }: Pick<RunNotice, 'run'>) {
  const { stateOf } = useRunWords();
  return (
    <>
      <StatusPill tone={toneOf(run)}>{stateOf(run)}</StatusPill>
      <span>{run.scope.region}</span>
    </>
  );
}
