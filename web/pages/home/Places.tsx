import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import { recentScopes } from '#web/scope/recent-scopes.ts';
import { useScopeNames } from '#web/scope/scope-names.ts';
import { useSession } from '#web/session/use-session.ts';
import { nameText } from '#web/ui/name-text.ts';
import { shortId } from '#web/ui/short-id.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { RegionMark } from './PlaceName.tsx';
import { missingIn, Section } from './Section.tsx';
import { partsOf } from './sight.ts';
import type { SeenNow } from './use-sight.ts';

/** Of however many there are: the others are found by their names. */
const mostShown = 5;

type Place = Scope & { readonly name?: string | undefined };

/** Where one can go on: where one worked lately in this session, then the organisations, and their first spaces. */
export function Places({ seen }: { seen: SeenNow }) {
  const { parts, isOver, within } = seen;
  const t = useTranslations('overview.places');
  const { regions } = useSession();
  const recent = recentScopes
    .read()
    .filter(({ region }) => region === (within.region ?? region) && regions.some(({ name }) => name === region))
    .filter(({ id }) => id !== within.scope?.id);
  const places = [...recent, ...placesIn(parts).filter(({ id }) => id !== within.scope?.id)];
  const distinct = places.filter(
    ({ region, id }, index) => places.findIndex((one) => one.region === region && one.id === id) === index,
  );
  return (
    <Section
      name="places"
      title={t('title')}
      none={t('none')}
      isEmpty={distinct.length === 0}
      isReading={!isOver}
      missing={missingIn(seen, 'spaces')}
    >
      <ul className="overview-rows">
        {distinct.slice(0, mostShown).map((place) => (
          <PlaceRow key={`${place.region} ${place.id}`} place={place} />
        ))}
        {distinct.length > mostShown ? (
          <li className="quiet">{t('more', { count: distinct.length - mostShown })}</li>
        ) : undefined}
      </ul>
    </Section>
  );
}

function PlaceRow({ place }: { place: Place }) {
  const shell = useTranslations('core.shell');
  const { name = '', kind, id } = place;
  const isUnnamed = name === '' && kind === 'organisation';
  return (
    <li>
      <span className="overview-words overview-line">
        <TextLink to={paths.overview(place)} title={nameText(name)}>
          {isUnnamed ? <OrganisationName scope={place} /> : name === '' ? shortId(id) : nameText(name)}
        </TextLink>{' '}
        <span className="overview-place">{shell(kind)}</span> <RegionMark region={place.region} />
      </span>
    </li>
  );
}

function OrganisationName({ scope }: { scope: Scope }) {
  const { organisation } = useScopeNames(scope);
  return <>{organisation?.name === undefined ? shortId(scope.id) : nameText(organisation.name)}</>;
}

/** The organisations, then the spaces, in the order in which their regions have answered. */
function placesIn(parts: SeenNow['parts']): readonly Place[] {
  const known = partsOf(parts, 'spaces');
  const organisations = known.flatMap(({ region, organisationId, of }): readonly Place[] =>
    organisationId === undefined || of !== 'organisation' ? [] : [{ region, kind: 'organisation', id: organisationId }],
  );
  const spaces = known.flatMap(({ region, items }) =>
    items.map(({ id, name }): Place => ({ region, kind: 'space', id, name })),
  );
  return [...organisations, ...spaces];
}
