import type { ReactNode } from 'react';

/** A short neutral mark beside a name: a count, a kind, "deprecated". */
export function Badge({ children, accent = false }: { children: ReactNode; accent?: boolean }) {
  return (
    <span className="badge" data-accent={accent || undefined}>
      {children}
    </span>
  );
}
