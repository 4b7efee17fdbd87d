import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths, placeOf } from '#web/address/paths.ts';
import { withWords } from '#web/messages/with-words.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { CommandPalette } from './CommandPalette.tsx';
import type { Opened } from './palette-store.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const RecorderDrawer = lazyPart(
  async () => (await withWords(import('#web/recorder/RecorderDrawer.tsx'), ['calls'])).RecorderDrawer,
);

/** What a key of the console's own opens, and what the palette opens in turn. */
export function OpenedByKey({ what, onClose }: { what: Opened; onClose: () => void }) {
  // Whoever has to sign in first can go nowhere.
  const isHeld = useSessionState().signInTo !== undefined && what !== 'calls';
  useEffect(() => {
    if (isHeld) onClose();
  }, [isHeld, onClose]);
  if (isHeld) return undefined;
  if (what === 'calls') return <Recorder onClose={onClose} />;
  return what === 'keys' ? <ShortcutsDialog onClose={onClose} /> : <CommandPalette onClose={onClose} />;
}

/** What is recorded of the place one is in leads to the roles that suffice for it. */
function Recorder({ onClose }: { onClose: () => void }) {
  const scope = placeOf(useLocation().pathname)?.scope;
  const place = scope && { scope, rolesFor: (called: readonly string[]) => paths.fitRoles(scope, called.join(',')) };
  return <RecorderDrawer place={place} onClose={onClose} />;
}
