import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { recentScopes } from '#web/scope/recent-scopes.ts';
import { useSession } from '#web/session/use-session.ts';
import { RegionIcon, SpaceIcon } from '#web/ui/icons.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { ZoneMark } from '#web/ui/ZoneMark.tsx';

/** Where one worked lately, in the regions signed in to. */
export function RecentPlaces() {
  const t = useTranslations('soon.home');
  const zones = useTranslations('core.zone');
  const { regions } = useSession();
  const places = recentScopes.read().flatMap((place) => {
    const zone = regions.find(({ name }) => name === place.region)?.zone;
    return zone === undefined ? [] : [{ ...place, zone }];
  });
  if (places.length === 0) return undefined;
  return (
    <section className="side-group" aria-labelledby="side-recent">
      <h2 id="side-recent">{t('recentPlaces')}</h2>
      <ul>
        {places.map(({ zone, name, ...place }) => (
          <li key={`${place.region} ${place.id}`}>
            <Link to={paths.overview(place)} className="side-link">
              {place.kind === 'space' ? <SpaceIcon /> : <RegionIcon />}
              <span className="side-name">{nameText(name)}</span>
              <ZoneMark zone={zone} title={`${zones(zone)} · ${place.region}`} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
