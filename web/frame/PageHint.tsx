import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { SignedInRegion } from '#shared/session.ts';
import { placeOf } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import { withWords } from '#web/messages/with-words.ts';
import { greeted, isHinted, type HintedPage } from '#web/preferences/greeted.ts';
import { openAreasQuery } from '#web/scope/open-areas.ts';
import { useSession } from '#web/session/use-session.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useStore } from '#web/ui/store.ts';

const HintOfPage = lazyPart(async () => (await withWords(import('./HintOfPage.tsx'), ['tour'])).HintOfPage);

/** One sentence for a person who is on the list of users or clusters for the first time, until they have read it. */
export function PageHint() {
  const { regions } = useSession();
  const marks = useStore(greeted);
  const { scope, rest = '' } = placeOf(useLocation().pathname) ?? {};
  const own = regions.find(({ name, person }) => person !== undefined && name === scope?.region);
  if (scope === undefined || own === undefined || !isHinted(rest)) return undefined;
  return greeted.has(marks, own.clientId, rest) ? undefined : <IfOpen scope={scope} page={rest} signedIn={own} />;
}

/** Whoever may not see the page is told so by it, and nothing else. */
function IfOpen({ scope, page, signedIn }: { scope: Scope; page: HintedPage; signedIn: SignedInRegion }) {
  const { data } = useQuery(openAreasQuery(scope));
  if (data?.[page] !== 'open') return undefined;
  return <HintOfPage page={page} onClose={() => greeted.add(signedIn.clientId, page)} />;
}
