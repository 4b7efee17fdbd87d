import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withWords } from '#web/messages/with-words.ts';
import { BellIcon } from '#web/ui/later-icons.tsx';
import { lazyPart, onIntent } from '#web/ui/lazy-part.ts';
import { useTooltip } from '#web/ui/tooltip.tsx';
import { isBad } from './notice.ts';
import { unreadOf, useNotices } from './use-notices.ts';

const NoticePanel = lazyPart(
  async () => (await withWords(import('./NoticePanel.tsx'), ['operations', 'runs'])).NoticePanel,
);

/** Highest number that fits into the mark. */
const mostCounted = 99;

/** How many ends of operations and runs are unread, and the way to them. */
export function NoticeBell() {
  const t = useTranslations('notices');
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const unread = unreadOf(useNotices());
  const label = t('bell', { count: unread.length });
  const { trigger: hints, tooltip } = useTooltip(label, { names: true });
  return (
    <>
      <button
        {...hints}
        ref={trigger}
        type="button"
        className="icon-button bell"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        {...onIntentWith(hints)}
      >
        <BellIcon />
        {unread.length === 0 ? undefined : (
          <span className="bell-count" data-bad={unread.some(isBad) || undefined}>
            {unread.length > mostCounted ? `${mostCounted}+` : unread.length}
          </span>
        )}
      </button>
      {tooltip}
      {open ? <NoticePanel trigger={trigger} onClose={() => setOpen(false)} /> : undefined}
    </>
  );
}

/** Shows the tooltip and fetches the panel. */
function onIntentWith(hints: ReturnType<typeof useTooltip>['trigger']) {
  const intent = onIntent(NoticePanel);
  return {
    onPointerEnter(event: Parameters<typeof hints.onPointerEnter>[0]) {
      intent.onPointerEnter();
      hints.onPointerEnter(event);
    },
    onFocus(event: Parameters<typeof hints.onFocus>[0]) {
      intent.onFocus();
      hints.onFocus(event);
    },
  };
}
