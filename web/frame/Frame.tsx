import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { AtPath } from '#web/address/AtPath.tsx';
import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useReadyLocation } from './navigate-ready.ts';
import { Pages } from './Pages.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { TopBar } from './TopBar.tsx';
import { useArrival } from './use-arrival.ts';
import { useMenu } from './use-menu.ts';
import { useKnownScope } from '#web/scope/use-scope.ts';

const DiscardedNotice = lazyPart(
  async () => (await withWords(import('./DiscardedNotice.tsx'), ['soon'])).DiscardedNotice,
);

/** What stands around every page: the bar, the navigation, and the place where the page is. */
export function Frame({ discarded }: { discarded: boolean }) {
  const t = useTranslations('core');
  const { shown, underWay } = useReadyLocation();
  const menu = useMenu(useLocation().pathname);
  const scope = useKnownScope();
  useArrival(shown);

  return (
    <div className="frame" data-menu={menu.open ? 'open' : 'closed'}>
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <AtPath>
        <TopBar scope={scope} menuOpen={menu.open} onMenu={menu.toggle} />
        <SideNavigation scope={scope} />
      </AtPath>
      <main id="content" className="content" tabIndex={-1} aria-busy={underWay || undefined}>
        {discarded ? <DiscardedNotice /> : undefined}
        <Pages location={shown} />
      </main>
    </div>
  );
}
