import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import { recentScopes } from '#web/scope/recent-scopes.ts';
import { useSession } from '#web/session/use-session.ts';
import { nameText } from '#web/ui/name-text.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { RegionMark } from './PlaceName.tsx';
import { Section } from './Section.tsx';

/** Where one worked lately in this session. */
export function RecentPlaces() {
  const t = useTranslations('overview.recent');
  const shell = useTranslations('core.shell');
  const { regions } = useSession();
  const places = recentScopes.read().filter(({ region }) => regions.some(({ name }) => name === region));
  return (
    <Section
      name="recent"
      title={t('title')}
      none={t('none')}
      isEmpty={places.length === 0}
      isReading={false}
      isMissing={false}
    >
      <ul className="overview-rows">
        {places.map((place) => (
          <li key={`${place.region} ${place.id}`}>
            <span className="overview-words">
              <TextLink to={paths.users(place)}>{nameText(place.name)}</TextLink>{' '}
              <span className="overview-place">{shell(place.kind)}</span> <RegionMark region={place.region} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
