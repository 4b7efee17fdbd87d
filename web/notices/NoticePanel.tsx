import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/Button.tsx';
import { Popover } from '#web/ui/Popover.tsx';
import { DesktopSwitch } from './DesktopSwitch.tsx';
import { keyOf } from './notice.ts';
import { NoticeItem } from './NoticeItem.tsx';
import { pageNotices } from './page-notices.ts';
import { RunningNow } from './RunningNow.tsx';
import { unreadOf, useNotices } from './use-notices.ts';
import { useSessionSpaces } from './use-session-spaces.ts';
import { WatchState } from './WatchState.tsx';

export interface NoticePanelProps {
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** What runs and what has ended, newest first, whatever the space and region; and what is being watched. */
export function NoticePanel({ trigger, onClose }: NoticePanelProps) {
  const t = useTranslations('notices');
  const notices = useNotices();
  const unread = unreadOf(notices);
  const { spaces } = useSessionSpaces();
  const nameOf = (id: string) => spaces.find(({ spaceId }) => spaceId.toLowerCase() === id.toLowerCase())?.name;
  return (
    <Popover label={t('title')} trigger={trigger} placement="bottom end" onClose={onClose}>
      <div className="notices">
        <div className="notices-head">
          <h2>{t('title')}</h2>
          {unread.length === 0 ? undefined : (
            <Button size="small" onClick={() => pageNotices.markRead((notice) => unread.includes(notice))}>
              {t('markAllRead')}
            </Button>
          )}
        </div>
        <p className="quiet">{t('lead')}</p>
        <RunningNow nameOf={nameOf} onOpen={onClose} />
        <section aria-labelledby="notices-ended">
          <h3 id="notices-ended">{t('ended')}</h3>
          {notices.length === 0 ? (
            <p className="notices-none">{t('none')}</p>
          ) : (
            <ul className="notices-list">
              {notices.map((notice) => (
                <NoticeItem key={keyOf(notice)} notice={notice} nameOf={nameOf} onOpen={onClose} />
              ))}
            </ul>
          )}
        </section>
        <WatchState />
        <DesktopSwitch />
      </div>
    </Popover>
  );
}
