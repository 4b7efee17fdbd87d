import { Link } from 'react-router';
import { nameText } from './name-text.ts';
import { Skeleton } from './Skeleton.tsx';

export interface Crumb {
  /** Undefined while it is being asked for: its place is kept. */
  label: string | undefined;
  /** Left out on the current page. */
  to?: string | undefined;
}

/** The way from the top to this page; the last crumb is the page itself. */
export function Breadcrumb({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol>
        {crumbs.map((crumb, depth) => (
          // oxlint-disable-next-line react/no-array-index-key -- a link that has the focus when its name arrives keeps it
          <li key={depth}>
            {crumb.label === undefined ? (
              <Skeleton />
            ) : crumb.to === undefined ? (
              <span aria-current={depth === crumbs.length - 1 ? 'page' : undefined}>{nameText(crumb.label)}</span>
            ) : (
              <Link to={crumb.to} className="link link-quiet">
                {nameText(crumb.label)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
