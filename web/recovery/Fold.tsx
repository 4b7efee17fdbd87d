import { useState, type ReactNode } from 'react';

/** Something further under a title, there once it is unfolded: what is secret does not stand on the page needlessly. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="handover" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {open ? children : undefined}
    </details>
  );
}
