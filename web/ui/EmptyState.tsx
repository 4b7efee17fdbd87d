import type { ReactNode } from 'react';
import { ClockIcon, LockIcon, PlusIcon, RefreshIcon, RegionIcon, SearchIcon } from './icons.tsx';

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
  /** Stands below the words. */
  note?: ReactNode;
  actions?: ReactNode;
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
export function EmptyState({ kind, title, children, note, actions }: EmptyStateProps) {
  const Icon = icons[kind];
  const failed = kind === 'not-loaded' || kind === 'region-down';
  return (
    <div className="empty" data-kind={kind} role={failed ? 'alert' : undefined}>
      <span className="empty-mark">
        <Icon size={20} />
      </span>
      <h2>{title}</h2>
      {children === undefined ? undefined : <div className="empty-words">{children}</div>}
      {note}
      {actions === undefined ? undefined : <div className="empty-actions">{actions}</div>}
    </div>
  );
}
