import { useKitText } from '#web/ui/kit-text.ts';
import { untilText } from '#web/ui/until-text.ts';
import { serverNow } from './session-store.ts';
import { useSessionState } from './use-session.ts';

/** Arguments of the words that say until when something goes on with nobody there, or nothing about it. */
export type UnattendedEnd = { readonly known: 'yes' | 'no'; readonly at: string };

/** Until when the server goes on without anybody, for words. */
export function useUnattendedEnd() {
  const { locale } = useKitText();
  const { session } = useSessionState();
  /** Of work that is under way, by what the server says of it. */
  const of = (end: string | undefined): UnattendedEnd =>
    end === undefined ? { known: 'no', at: '' } : { known: 'yes', at: untilText(locale, Date.parse(end), serverNow()) };
  return {
    of,
    /** Of what is confirmed now, with the present session: as long as in all of these regions. */
    fromNow: (...regions: readonly string[]) => {
      const ends = (session?.regions ?? []).flatMap(({ name, expiresAt }) =>
        regions.includes(name) ? [expiresAt] : [],
      );
      return of(ends.length < regions.length ? undefined : ends.sort()[0]);
    },
  };
}
