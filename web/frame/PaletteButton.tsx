import { useTranslations } from 'use-intl';
import { SearchIcon } from '#web/ui/icons.tsx';
import { isApple } from '#web/ui/is-apple.ts';
import { onIntent } from '#web/ui/lazy-part.ts';
import { OpenedByKey } from './PaletteKey.tsx';
import { paletteStore } from './palette-store.ts';

/** Opens the palette, and teaches its key. */
export function PaletteButton() {
  const t = useTranslations('core.shell');
  return (
    <button
      type="button"
      className="palette-button"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      onClick={() => paletteStore.set('palette')}
      {...onIntent(OpenedByKey)}
    >
      <SearchIcon />
      <span className="palette-button-words">{t('palette')}</span>
      <kbd aria-hidden="true">{isApple ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  );
}
