import type { ReactNode } from 'react';
import { useKitText } from './kit-text.ts';

export interface PageHeaderProps {
  title: ReactNode;
  /** Stands after the title in a lighter tone: a count, a status. */
  beside?: ReactNode;
  /** One line below: what this is. */
  lead?: ReactNode;
  actions?: ReactNode;
}

/** The page's name (its only h1), what is known about it at a glance, and its commands. */
export function PageHeader({ title, beside, lead, actions }: PageHeaderProps) {
  const { locale } = useKitText();
  const told = typeof beside === 'number' ? new Intl.NumberFormat(locale).format(beside) : beside;
  return (
    <header className="page-header">
      <div className="page-title">
        <h1>{title}</h1>
        {told !== undefined && <span className="page-beside">{told}</span>}
      </div>
      {lead !== undefined && <p className="page-lead">{lead}</p>}
      {actions !== undefined && <div className="page-actions">{actions}</div>}
    </header>
  );
}
