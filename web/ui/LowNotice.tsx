import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface LowNoticeProps {
  /** Read out at once; without it when nothing else is said. */
  urgent?: boolean;
  /** There before what it will say, so that it is read out. */
  hidden?: boolean;
  children: ReactNode;
}

/**
 * Over the lower edge of the page, or beside a dialog that is open, and to be pressed then, too: news that must not be missed
 * and cannot stand where it belongs.
 */
export function LowNotice({ urgent = false, hidden = false, children }: LowNoticeProps) {
  const own = {
    className: hidden ? undefined : 'low-notice',
    hidden,
    'data-react-aria-top-layer': true,
  };
  return createPortal(
    urgent ? (
      <div role="alert" {...own}>
        {children}
      </div>
    ) : (
      <output {...own}>{children}</output>
    ),
    document.body,
  );
}
