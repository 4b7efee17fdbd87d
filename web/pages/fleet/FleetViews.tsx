import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { fleetViewTo, type FleetView } from './fleet-address.ts';
import { matching } from './fleet-lines.ts';
import type { Fleet } from './fleet-rows.ts';
import { usualView, usualViews } from './fleet-views.ts';

export interface FleetViewsProps {
  view: FleetView;
  fleet: Fleet;
}

/** Views with how many clusters each shows of those that were read. */
export function FleetViews({ view, fleet }: FleetViewsProps) {
  const t = useTranslations('fleet.views');
  const query = fleetViewTo(view).toString();
  return (
    <nav className="fleet-views" aria-label={t('label')}>
      <ul>
        {usualViews.map((name) => {
          const own = usualView(name, view);
          const ownQuery = fleetViewTo(own).toString();
          return (
            <li key={name}>
              <Link to={`?${ownQuery}`} preventScrollReset aria-current={ownQuery === query ? 'page' : undefined}>
                {t(name)} <span className="quiet">{matching(fleet.rows, own).length}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
