import { useEffect, useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '#web/api/query-client.ts';
import { AtPath } from '#web/address/AtPath.tsx';
import { longWaitStore } from '#web/api/waits.ts';
import { withWords } from '#web/messages/with-words.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { lazyPart, whenIdle } from '#web/ui/lazy-part.ts';
import { useStore } from '#web/ui/store.ts';
import { Frame } from './Frame.tsx';
import { prepare } from './navigate-ready.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PaletteKey } from './PaletteKey.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useForgetRegions } from './use-forget-regions.ts';

const AfterFirst = lazyPart(async () => (await import('./AfterFirst.tsx')).AfterFirst);
const LiveUpdates = lazyPart(async () => (await import('./LiveUpdates.tsx')).loadLiveUpdates());

// Comes with all it may need: when the session has ended there may be no server to fetch it from.
const SessionEnd = lazyPart(
  async () => (await withWords(import('#web/session/SessionEnd.tsx'), ['signIn', 'soon'])).SessionEnd,
);

const StillWaiting = lazyPart(async () => (await withWords(import('./StillWaiting.tsx'), ['soon'])).StillWaiting);

/** What the first visit reads from; filled with what its page needs before that is shown. */
const firstClient = createQueryClient();

/** Fetches code, words and, unless they are slow, the data of the page at an address of the first visit. */
export function prepareFirstPage(pathname: string, search: string): Promise<void> {
  return prepare(firstClient, pathname, search);
}

/** Everything behind the sign-in. Opened afresh, with nothing kept, when somebody else has signed in. */
export function Console() {
  const { accountChanges } = useSessionState();
  return <Visit key={accountChanges} again={accountChanges > 0} />;
}

function Visit({ again }: { again: boolean }) {
  const [client] = useState(() => (again ? createQueryClient() : firstClient));
  const [idle, setIdle] = useState(false);
  const { signInTo, leaving } = useSessionState();
  const isLong = useStore(longWaitStore).length > 0;
  useForgetRegions(client);
  // The first page comes first; what it shows is watched from then on.
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true);
        ProblemPanel.prefetch();
        StillWaiting.prefetch();
      }),
    [],
  );
  return (
    <QueryClientProvider client={client}>
      <PageBoundary>
        <Frame discarded={again} />
      </PageBoundary>
      {isLong ? <StillWaiting /> : undefined}
      {idle ? <LiveUpdates /> : undefined}
      <AtPath>
        <PaletteKey />
        {idle ? <AfterFirst /> : undefined}
        {idle || (signInTo ?? leaving) !== undefined ? <SessionEnd /> : undefined}
      </AtPath>
    </QueryClientProvider>
  );
}
