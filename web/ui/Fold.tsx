import { useState, type ReactNode } from 'react';

export interface FoldProps {
  title: string;
  /** Unfolded to begin with. */
  startsOpen?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** Something further under a title, there once it is unfolded: what is secret does not stand on the page needlessly. */
export function Fold({ title, startsOpen = false, onToggle, children }: FoldProps) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <details
      className="fold"
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === open) return;
        setOpen(currentTarget.open);
        onToggle?.(currentTarget.open);
      }}
    >
      <summary>{title}</summary>
      {open ? children : undefined}
    </details>
  );
}
