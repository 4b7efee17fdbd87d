import { NavLink } from 'react-router';

export interface TabLink {
  to: string;
  label: string;
  count?: number | undefined;
  /** Only exactly this address is current, not the ones below it. */
  end?: boolean;
}

/** Sub-pages of one thing as links: each has an address, so Back and sharing work. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end={tab.end ?? false} className="tab">
          {tab.label}
          {tab.count === undefined ? undefined : <span className="tab-count">{tab.count}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
