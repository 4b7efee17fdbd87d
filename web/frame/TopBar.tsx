import { memo } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { withWords } from '#web/messages/with-words.ts';
import { paths } from '#web/address/paths.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { MenuIcon } from '#web/ui/icons.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BrandMark } from '#web/page/BrandMark.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { ScopeBar } from './ScopeBar.tsx';
import { useFirstPageShown } from '#web/ui/use-first-page-shown.ts';

const NoticeBell = lazyPart(
  async () => (await withWords(import('#web/notices/NoticeBell.tsx'), ['notices'])).NoticeBell,
);

const RunLine = lazyPart(async () => (await import('#web/notices/RunLine.tsx')).RunLine);

export interface TopBarProps {
  scope: Scope | undefined;
  menuOpen: boolean;
  onMenu: () => void;
}

/** Always in sight: where one works, the way to anywhere else, whose session it is. */
export const TopBar = memo(function TopBar({ scope, menuOpen, onMenu }: TopBarProps) {
  const t = useTranslations('core.shell');
  const shown = useFirstPageShown();
  return (
    <header className="bar">
      <span className="bar-menu">
        <IconButton icon={MenuIcon} label={t('menu')} aria-expanded={menuOpen} aria-controls="side" onClick={onMenu} />
      </span>
      <Link to={paths.home} className="bar-home">
        <BrandMark />
      </Link>
      <ScopeBar scope={scope} />
      {shown ? <RunLine /> : undefined}
      <span className="bar-end">
        <PaletteButton />
        <span className="bar-notices">{shown ? <NoticeBell /> : undefined}</span>
        <AccountMenu />
      </span>
    </header>
  );
});
