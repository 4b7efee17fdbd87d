import { useLayoutEffect } from 'react';
import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useStore } from '#web/ui/store.ts';
import { closeTransient } from '#web/ui/transient.ts';
import { paletteStore } from './palette-store.ts';

export const CommandPalette = lazyPart(async () => {
  const [part] = await Promise.all([import('./CommandPalette.tsx'), loadMessages(['soon'])]);
  return part.CommandPalette;
});

const ShortcutsDialog = lazyPart(async () => {
  const [part] = await Promise.all([import('./ShortcutsDialog.tsx'), loadMessages(['soon'])]);
  return part.ShortcutsDialog;
});

/** What a key opens; of those that are typed, none where something is typed. */
function openedBy({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'palette' | 'keys' | undefined {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !altKey && !shiftKey ? 'palette' : undefined;
  // Lists are told of the keys of their field, too: what has the focus says where one types.
  const isTyped = document.activeElement?.matches('input, textarea, select') === true;
  return key === '?' && !altKey && !isTyped ? 'keys' : undefined;
}

/** Ctrl+K or Cmd+K opens the palette from anywhere, and ? tells of all such keys. */
export function PaletteKey() {
  const open = useStore(paletteStore);
  // Before anything is painted: whoever sees the page may press it.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const opened = openedBy(event);
      if (opened === undefined) return;
      event.preventDefault();
      closeTransient();
      paletteStore.set(paletteStore.read() === opened ? undefined : opened);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const Opened = open === 'keys' ? ShortcutsDialog : CommandPalette;
  return open && <Opened onClose={() => paletteStore.set(undefined)} />;
}
