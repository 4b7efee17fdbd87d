import { Link, NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { below, paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import { useScopeNames } from '#web/scope/scope-names.ts';
import { HomeIcon } from '#web/ui/icons.tsx';
import { navigationIn } from './navigation.ts';

/** The way to all places, and the pages of a scope in groups; nothing of a space that is not there, whose pages would lead nowhere. */
export function SideNavigation({ scope }: { scope: Scope }) {
  const t = useTranslations('core');
  const { isMissing } = useScopeNames(scope);
  if (isMissing) return undefined;
  return (
    <nav className="side" id="side" aria-label={t('shell.navigation')}>
      <div className="side-group">
        <Link to={paths.home} className="side-link">
          <HomeIcon />
          {t('shell.overview')}
        </Link>
      </div>
      {navigationIn(scope).map(({ label, pages }) => (
        <section className="side-group" key={label} aria-labelledby={`side-${label}`}>
          <h2 id={`side-${label}`}>{t(`navigation.${label}`)}</h2>
          <ul>
            {pages.map(({ path, icon: Icon }) => (
              <li key={path}>
                <NavLink to={below(scope, path)} className="side-link">
                  <Icon />
                  {t(`titles.${path}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
