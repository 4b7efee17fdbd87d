import { CommandPalette } from './CommandPalette.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

/** What a key of the console's own opens. */
export function OpenedByKey({ what, onClose }: { what: 'palette' | 'keys'; onClose: () => void }) {
  return what === 'keys' ? <ShortcutsDialog onClose={onClose} /> : <CommandPalette onClose={onClose} />;
}
