/** What the palette leads to by the console's own words, made ready once to be looked through with every letter. */
import { useTranslations } from 'use-intl';
import { firstStepsAddress } from '#web/address/first-steps-address.ts';
import { below, paths } from '#web/address/paths.ts';
import { folded } from '#web/directory/folded.ts';
import { finderOf } from '#web/directory/matches-words.ts';
import { useLocation } from 'react-router';
import { recentScopes } from '#web/scope/recent-scopes.ts';
import { useKnownRegions } from '#web/session/regions-store.ts';
import { useSession } from '#web/session/use-session.ts';
import type { Option } from '#web/ui/option.ts';
import { inOtherScope } from './in-other-scope.ts';
import { navigationIn } from './navigation.ts';
import { usePaletteCreations } from './use-palette-actions.ts';
import type { NamedScope } from './use-palette-scopes.ts';

/** Opens the calls of the API, in the place of an address. */
export const recorderOption = '#calls';

/** Those that have every word of a text; where one worked lately comes first only while nothing is looked for. */
export type PaletteOffers = (wanted: string) => readonly Option[];

/** Pages, places and what can be begun in those scopes. */
export function usePaletteOffers(scopes: readonly NamedScope[]): PaletteOffers {
  const t = useTranslations('core.shell');
  const finder = useTranslations('soon.finder');
  const own = useTranslations('soon.session');
  const word = useTranslations('core.navigation');
  const called = useTranslations('core.titles');
  const { pathname } = useLocation();
  const { regions } = useSession();
  const demoRegions = useKnownRegions().filter(({ demo }) => demo);
  const creations = usePaletteCreations(scopes);

  const above: Option[] = [
    { id: paths.home, label: t('overviewOfAll'), detail: t('allRegions') },
    { id: paths.fleet, label: t('fleet'), detail: t('allRegions') },
    { id: paths.work, label: t('work'), detail: t('allRegions') },
    { id: paths.journal, label: t('journal'), detail: t('allRegions') },
    { id: paths.reviews, label: t('reviews'), detail: t('allRegions') },
  ];
  const pages = scopes.flatMap((one) =>
    navigationIn(one.scope).flatMap((group) =>
      group.pages.map(({ path }): Option => {
        return { id: below(one.scope, path), label: called(path), detail: word(group.label) + one.suffix };
      }),
    ),
  );
  const recent: Option[] = recentScopes.read().map(({ name, ...other }) => ({
    id: inOtherScope(pathname, other),
    label: name,
    detail: `${t(other.kind)} · ${other.region}`,
  }));
  const hasSteps = regions.some(
    ({ name, person }) => person === undefined && demoRegions.some((region) => region.name === name),
  );
  const begun: Option[] = [
    ...creations,
    { id: recorderOption, label: own('calls'), detail: finder('action') },
    ...(hasSteps ? [{ id: firstStepsAddress, label: finder('firstSteps'), detail: finder('action') }] : []),
  ];
  const looked = [...above, ...pages, ...recent, ...begun].map((option) => ({ option, words: folded(option.label) }));
  return (wanted) => {
    if (wanted === '') return [...recent, ...above, ...pages, ...begun];
    const isMeant = finderOf(wanted);
    return looked.filter(({ words }) => isMeant(words)).map(({ option }) => option);
  };
}
