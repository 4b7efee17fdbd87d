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

/** Ctrl+K or Cmd+K opens the palette from anywhere. */
export function PaletteKey() {
  const open = useStore(paletteStore);
  // Before anything is painted: whoever sees the page may press it.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      closeTransient();
      paletteStore.set(!paletteStore.read());
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return open ? <CommandPalette onClose={() => paletteStore.set(false)} /> : undefined;
}
