import type { ReactNode } from 'react';
import { CheckIcon, ErrorIcon, InfoIcon, WarningIcon } from './icons.tsx';

export interface NoticeProps {
  tone: 'info' | 'good' | 'warning' | 'error';
  title?: string | undefined;
  children?: ReactNode;
  /** Buttons or links that belong to the message. */
  actions?: ReactNode;
  /** Read out at once when it appears; for what the reader did not ask for. */
  announce?: boolean;
}

const icons = { info: InfoIcon, good: CheckIcon, warning: WarningIcon, error: ErrorIcon };

/** A message in the place it belongs to; stays until its reason is gone. */
export function Notice({ tone, title, children, actions, announce = false }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className="notice" data-tone={tone} role={announce ? (tone === 'error' ? 'alert' : 'status') : undefined}>
      <Icon />
      <div className="notice-body">
        {title === undefined ? undefined : <p className="notice-title">{title}</p>}
        {children}
        {actions === undefined ? undefined : <div className="notice-actions">{actions}</div>}
      </div>
    </div>
  );
}
