import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { MenuIcon } from '#web/ui/icons.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { BrandMark } from './BrandMark.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { ScopeBar } from './ScopeBar.tsx';

export interface TopBarProps {
  scope: Scope | undefined;
  menuOpen: boolean;
  onMenu: () => void;
}

/** Always in sight: where one works, the way to anywhere else, whose session it is. */
export function TopBar({ scope, menuOpen, onMenu }: TopBarProps) {
  const t = useTranslations('core.shell');
  return (
    <header className="bar">
      {scope ? (
        <span className="bar-menu">
          <IconButton
            icon={MenuIcon}
            label={t('menu')}
            aria-expanded={menuOpen}
            aria-controls="side"
            onClick={onMenu}
          />
        </span>
      ) : undefined}
      <Link to={paths.home} className="bar-home">
        <BrandMark />
      </Link>
      {scope ? <ScopeBar scope={scope} /> : undefined}
      <span className="bar-end">
        <PaletteButton />
        <AccountMenu />
      </span>
    </header>
  );
}
