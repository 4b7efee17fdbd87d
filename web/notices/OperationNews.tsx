import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { useSpaceStatus, useWatchedSpaces } from '#web/live/use-live.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { Notice as Message } from '#web/ui/Notice.tsx';
import { NewVersion } from './NewVersion.tsx';
import { HaltedRun } from './HaltedRun.tsx';
import { isBad, keyOf, type Notice, type OperationNotice, type RunNotice } from './notice.ts';
import { isShownAt, noticePath } from './notice-path.ts';
import { pageNotices } from './page-notices.ts';
import { unreadCount } from '#web/page/unread-count.ts';
import { unreadOf, useNotices } from './use-notices.ts';
import { useNoticeRecorder } from './use-notice-recorder.ts';
import { useLinkRecorder } from './use-link-recorder.ts';
import { useNoticeSentence } from './use-notice-sentence.ts';
import { eyedSpaces, useSessionSpaces, useVisitedSpaces } from './use-session-spaces.ts';
import { usePageVisible } from './use-page-visible.ts';
import { useRunRecorder } from './use-run-recorder.ts';
import { isOfVisit, useTellNotices } from './use-tell-notices.ts';

const mostShown = 3;

/**
 * Watches every space of the session, and tells on every page that an operation has ended: a screen reader hears it
 * once, and a failure in a space of this visit stays in sight until it is dismissed or its page is opened. So it is with
 * runs; of links it is told that somebody has used them. A new version of the console is told of in the same place, as are
 * the `children`.
 */
export function OperationNews({ children }: { children?: ReactNode }) {
  const visited = useVisitedSpaces();
  useWatchedSpaces(visited.map(({ region, id }) => ({ region, spaceId: id })));
  useWatchedSpaces(eyedSpaces(useSessionSpaces().spaces), { isShown: false });
  useNoticeRecorder();
  useRunRecorder();
  useLinkRecorder();
  const unread = unreadOf(useNotices());
  useEffect(() => unreadCount.set(unread.length), [unread.length]);
  useEffect(() => () => unreadCount.set(0), []);
  return (
    <News visited={visited} unread={unread}>
      <NewVersion />
      {children}
    </News>
  );
}

interface NewsProps {
  visited: readonly Scope[];
  unread: readonly Notice[];
  children: ReactNode;
}

/** What is news at the address shown. */
function News({ visited, unread, children }: NewsProps) {
  const t = useTranslations('notices');
  const location = useLocation();
  const visible = usePageVisible();
  const said = useTellNotices(visited);

  // Whoever has its page in sight knows of it.
  const isShownUnread = visible && unread.some((notice) => isShownAt(notice, location));
  useEffect(() => {
    if (isShownUnread) pageNotices.markRead((notice) => isShownAt(notice, location));
  }, [isShownUnread, location]);

  const failures = unread.filter(
    (notice): notice is OperationNotice | RunNotice =>
      isBad(notice) && !isShownAt(notice, location) && isOfVisit(notice, visited),
  );
  return (
    <>
      <output className="visually-hidden">{said}</output>
      <div className="news">
        {failures.length === 0 ? undefined : (
          <section aria-label={t('failures')}>
            {failures
              .slice(0, mostShown)
              .map((notice) =>
                'run' in notice ? (
                  <HaltedRun key={keyOf(notice)} notice={notice} />
                ) : (
                  <Failure key={keyOf(notice)} notice={notice} />
                ),
              )}
          </section>
        )}
        {children}
      </div>
    </>
  );
}

function Failure({ notice }: { notice: OperationNotice }) {
  const t = useTranslations('operations');
  const words = useOperationWords();
  const sentenceOf = useNoticeSentence();
  const { region, spaceId, id } = notice;
  // Of the live watch only: errors are not kept in the browser.
  const error = useSpaceStatus(region, spaceId)?.operations.find((operation) => operation.id === id)?.error;
  return (
    <div className="news-item">
      <Message
        tone="error"
        title={sentenceOf(notice)}
        actions={
          <ButtonLink size="small" to={noticePath(notice)}>
            {t('openOperation')}
          </ButtonLink>
        }
      >
        {error === undefined ? undefined : <p className="news-error">{nameText(error)}</p>}
      </Message>
      <IconButton
        icon={CloseIcon}
        label={t('dismissNews', { kind: words.nameOf(notice) })}
        size="small"
        onClick={() => pageNotices.markRead((other) => keyOf(other) === keyOf(notice))}
      />
    </div>
  );
}
