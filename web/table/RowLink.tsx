import type { ReactNode } from 'react';
import { nameText } from '#web/ui/name-text.ts';

export interface RowLinkProps {
  to: string;
  /** Takes the colour of its row. */
  quiet?: boolean;
  children: ReactNode;
}

/** A link in a row besides the one of its name. It is the browser's own: what holds the rows leads it to its page (`useLinkClicks`). */
export function RowLink({ to, quiet = false, children }: RowLinkProps) {
  return (
    <a className={quiet ? 'link link-quiet' : 'link'} href={to}>
      {typeof children === 'string' ? nameText(children) : children}
    </a>
  );
}
