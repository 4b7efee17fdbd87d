import type { ReactNode } from 'react';
import { CopyReport } from './CopyReport.tsx';
import { ClockIcon, LockIcon, PlusIcon, RefreshIcon, RegionIcon, SearchIcon } from './icons.tsx';
import { useKitText } from './kit-text.ts';

/**
 * Why nothing is shown: there is none yet, none matches, one may not see it, it could not be loaded, the region is
 * down, or what it belongs to is still being made.
 */
export type EmptyKind = 'none-yet' | 'none-match' | 'forbidden' | 'not-loaded' | 'region-down' | 'preparing';

export interface EmptyStateProps {
  kind: EmptyKind;
  title: string;
  /** What it means and what to do; names the missing permission when forbidden. */
  children?: ReactNode;
  actions?: ReactNode;
  /** Of the error that led here: the id to quote when asking for help, and plain text to copy. */
  error?: { readonly requestId: string | undefined; readonly report: string };
}

const icons = {
  'none-yet': PlusIcon,
  'none-match': SearchIcon,
  forbidden: LockIcon,
  'not-loaded': RefreshIcon,
  'region-down': RegionIcon,
  preparing: ClockIcon,
};

/** Stands where a list or a page would be. */
export function EmptyState({ kind, title, children, actions, error }: EmptyStateProps) {
  const text = useKitText();
  const Icon = icons[kind];
  const failed = kind === 'not-loaded' || kind === 'region-down';
  return (
    <div className="empty" data-kind={kind} role={failed ? 'alert' : undefined}>
      <span className="empty-mark">
        <Icon size={20} />
      </span>
      <h2>{title}</h2>
      {children === undefined ? undefined : <div className="empty-words">{children}</div>}
      {error?.requestId === undefined ? undefined : (
        <p className="error-request">
          {text.requestId} <code>{error.requestId}</code>
        </p>
      )}
      {actions === undefined && error === undefined ? undefined : (
        <div className="empty-actions">
          {actions}
          {error ? <CopyReport report={error.report} /> : undefined}
        </div>
      )}
    </div>
  );
}
