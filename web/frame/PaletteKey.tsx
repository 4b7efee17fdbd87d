import { useLayoutEffect } from 'react';
import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useStore } from '#web/ui/store.ts';
import { closeTransient } from '#web/ui/transient.ts';
import { paletteStore } from './palette-store.ts';

export const OpenedByKey = lazyPart(
  async () => (await withWords(import('./OpenedByKey.tsx'), ['soon', 'operations'])).OpenedByKey,
);

/** What a key opens; of those that are typed, none where something is typed. */
function openedBy({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'palette' | 'keys' | undefined {
  // Lists are told of the keys of their field, too: what has the focus says where one types.
  if (key === '?' && !document.activeElement?.matches('input, textarea, select')) return 'keys';
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey ? 'palette' : undefined;
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
  return open && <OpenedByKey what={open} onClose={() => paletteStore.set(undefined)} />;
}
