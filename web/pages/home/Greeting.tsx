import { withWords } from '#web/messages/with-words.ts';
import { greeted } from '#web/preferences/greeted.ts';
import { useSession } from '#web/session/use-session.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useStore } from '#web/ui/store.ts';
import type { Within } from './within.ts';

const ArrivalHints = lazyPart(async () => (await withWords(import('./ArrivalHints.tsx'), ['tour'])).ArrivalHints);

/** Tells a person who is here for the first time how to begin. Administrators' service accounts are told nothing. */
export function Greeting({ within: { region, scope } }: { within: Within }) {
  const { regions } = useSession();
  const marks = useStore(greeted);
  const own = regions.find(({ name, person }) => person !== undefined && (region ?? name) === name);
  if (own === undefined || greeted.has(marks, own.clientId)) return undefined;
  return <ArrivalHints signedIn={own} scope={scope} />;
}
