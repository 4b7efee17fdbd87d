import { memo } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { below, paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import { useFirstPageShown } from '#web/ui/use-first-page-shown.ts';
import { withWords } from '#web/messages/with-words.ts';
import { useScopeNames } from '#web/scope/scope-names.ts';
import { CheckIcon, ClockIcon, ClusterIcon, HomeIcon, PlayIcon } from '#web/ui/icons.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { navigationIn } from './navigation.ts';

const RecentPlaces = lazyPart(async () => (await withWords(import('./RecentPlaces.tsx'), ['soon'])).RecentPlaces);

const WaitingRuns = lazyPart(
  async () => (await withWords(import('#web/notices/WaitingRuns.tsx'), ['notices'])).WaitingRuns,
);

const ShutMark = lazyPart(async () => (await withWords(import('./ShutMark.tsx'), ['soon'])).ShutMark);

const above = [
  ['overviewOfAll', paths.home, HomeIcon],
  ['fleet', paths.fleet, ClusterIcon],
  ['work', paths.work, PlayIcon],
  ['journal', paths.journal, ClockIcon],
  ['reviews', paths.reviews, CheckIcon],
] as const;

/** The pages of all regions, and below them those of a scope, or where one worked lately. */
export const SideNavigation = memo(function SideNavigation({ scope }: { scope: Scope | undefined }) {
  const t = useTranslations('core.shell');
  const shown = useFirstPageShown();
  return (
    <nav className="side" id="side" aria-label={t('navigation')}>
      <ul className="side-group">
        {above.map(([name, to, Icon]) => (
          <li key={name}>
            <NavLink to={to} end className="side-link">
              <Icon />
              {t(name)}
              {shown && name === 'work' ? <WaitingRuns /> : undefined}
            </NavLink>
          </li>
        ))}
      </ul>
      {scope === undefined ? <RecentPlaces /> : <PagesOf scope={scope} shown={shown} />}
    </nav>
  );
});

/**
 * The pages of a scope in groups; nothing of a space that is not there, whose pages would lead nowhere. Those that are shut to a
 * person stay where they are, quietly.
 */
function PagesOf({ scope, shown }: { scope: Scope; shown: boolean }) {
  const t = useTranslations('core');
  const { isMissing } = useScopeNames(scope);
  if (isMissing) return undefined;
  return navigationIn(scope).map(({ label, pages }) => (
    <section className="side-group" key={label} aria-labelledby={`side-${label}`}>
      <h2 id={`side-${label}`}>{t(`navigation.${label}`)}</h2>
      <ul>
        {pages.map(({ path, icon: Icon }) => (
          <li key={path}>
            <NavLink to={below(scope, path)} className="side-link">
              <Icon />
              {t(`titles.${path}`)}
              {shown ? <ShutMark scope={scope} path={path} /> : undefined}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
