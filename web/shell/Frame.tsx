import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { placeOf } from '#web/paths.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { useReadyLocation, usePrepareOnIntent } from './navigate-ready.ts';
import { Pages } from './Pages.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { TopBar } from './TopBar.tsx';
import { useArrival } from './use-arrival.ts';

/** What stands around every page: the bar, the navigation, and the place where the page is. */
export function Frame({ discarded }: { discarded: boolean }) {
  const t = useTranslations('core');
  const { shown, underWay } = useReadyLocation();
  const { pathname } = useLocation();
  // The address at which the menu was opened: it closes by going anywhere else.
  const [menuAt, setMenuAt] = useState<string>();
  const menuOpen = menuAt === pathname;
  const scope = placeOf(pathname)?.scope;
  usePrepareOnIntent();
  useArrival(shown);

  return (
    <div className="frame" data-menu={menuOpen ? 'open' : 'closed'}>
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <TopBar scope={scope} menuOpen={menuOpen} onMenu={() => setMenuAt(menuOpen ? undefined : pathname)} />
      {scope ? <SideNavigation scope={scope} /> : undefined}
      <main id="content" className="content" tabIndex={-1} aria-busy={underWay || undefined}>
        {discarded ? <Notice tone="info" title={t('session.draftsDiscarded')} announce /> : undefined}
        <Pages location={shown} />
      </main>
    </div>
  );
}
