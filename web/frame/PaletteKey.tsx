import { useLayoutEffect } from 'react';
import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useStore } from '#web/ui/store.ts';
import { closeTransient } from '#web/ui/transient.ts';
import { paletteStore, paletteText, type Opened } from './palette-store.ts';

export const OpenedByKey = lazyPart(
  async () => (await withWords(import('./OpenedByKey.tsx'), ['soon', 'operations'])).OpenedByKey,
);

/** What a key opens; of those that are typed, none where something is typed. */
function openedBy({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Opened | undefined {
  // Lists are told of the keys of their field, too: what has the focus says where one types.
  if (key === '?' && !document.activeElement?.matches('input, textarea, select')) return 'keys';
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey ? 'palette' : undefined;
}

function show(opened: Opened | undefined): void {
  paletteText.set('');
  paletteStore.set(opened);
}

/** Letters typed before the palette is there are its own. */
function typeAhead(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  const isOpening = paletteStore.read() === 'palette' && !document.querySelector('.palette-note');
  if (!isOpening || key.length > 1 || ctrlKey || metaKey || altKey) return;
  event.preventDefault();
  paletteText.set(paletteText.read() + key);
}

/** Ctrl+K or Cmd+K opens the palette from anywhere, and ? tells of all such keys. */
export function PaletteKey() {
  const open = useStore(paletteStore);
  // Before anything is painted: whoever sees the page may press it.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const opened = openedBy(event);
      if (opened === undefined) return typeAhead(event);
      event.preventDefault();
      closeTransient();
      show(paletteStore.read() === opened ? undefined : opened);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return open && <OpenedByKey what={open} onClose={() => show(undefined)} />;
}
