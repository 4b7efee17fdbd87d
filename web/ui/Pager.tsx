import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { useKitText } from './kit-text.ts';

export interface PagerProps {
  /** Accessible name: "Pages of users". */
  label: string;
  /** "Rows 31–60 of 240", or whatever is known. */
  children?: ReactNode;
  /** Left out at the first page. */
  onPrevious?: (() => void) | undefined;
  /** Left out at the last page. */
  onNext?: (() => void) | undefined;
  /** The next page is on its way. */
  pending?: boolean;
  /** Why there is nothing before or after, for the button that cannot be pressed. */
  firstReason: string;
  lastReason: string;
}

/** Back and forth through pages that only know their neighbours. */
export function Pager({ label, children, onPrevious, onNext, pending = false, firstReason, lastReason }: PagerProps) {
  const text = useKitText();
  return (
    <nav className="pager" aria-label={label}>
      <span className="pager-position">{children}</span>
      <Button
        size="small"
        icon={ChevronLeftIcon}
        onClick={onPrevious}
        disabledReason={onPrevious ? undefined : firstReason}
      >
        {text.previousPage}
      </Button>
      <Button size="small" onClick={onNext} pending={pending} disabledReason={onNext ? undefined : lastReason}>
        {text.nextPage}
        <ChevronRightIcon />
      </Button>
    </nav>
  );
}
