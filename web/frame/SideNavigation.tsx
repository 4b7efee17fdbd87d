import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { navigationIn } from './navigation.ts';

/** The pages of a scope, in groups. */
export function SideNavigation({ scope }: { scope: Scope }) {
  const t = useTranslations('core');
  return (
    <nav className="side" id="side" aria-label={t('shell.navigation')}>
      {navigationIn(scope).map(({ label, entries }) => (
        <section className="side-group" key={label} aria-labelledby={`side-${label}`}>
          <h2 id={`side-${label}`}>{t(`navigation.${label}`)}</h2>
          <ul>
            {entries.map(({ label: word, icon: Icon, to }) => (
              <li key={word}>
                <NavLink to={to(scope)} className="side-link">
                  <Icon />
                  {t(`navigation.${word}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
