import { useTranslations } from 'use-intl';
import { paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import { useAllPlaces } from '#web/scope/use-all-places.ts';
import { nameText } from '#web/ui/name-text.ts';
import { shortId } from '#web/ui/short-id.ts';
import { TextLink } from '#web/ui/TextLink.tsx';

/** More than so many are chosen among in the bar. */
const mostShown = 8;

/** From an organisation, of which often no page is open to a person, to what each of its spaces has open. */
export function OwnSpaces({ region }: Pick<Scope, 'region'>) {
  const t = useTranslations('access.own');
  const { spaces = [] } = useAllPlaces().find((one) => one.region === region) ?? {};
  if (spaces.length === 0) return undefined;
  return (
    <div className="open-here">
      <p>{t('spaces', { more: Math.max(0, spaces.length - mostShown) })}</p>
      <ul>
        {spaces.slice(0, mostShown).map(({ id, name }) => (
          <li key={id}>
            <TextLink to={paths.account({ region, kind: 'space', id })}>{nameText(name ?? shortId(id))}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
