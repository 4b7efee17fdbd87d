import { notedEnding } from './noted-ending.ts';
import { onNewsFromOtherTabs, type SessionNews } from './other-tabs.ts';
import { follow, sessionStore, settledSession } from './session-store.ts';
import { endingAsTold, leaveFor } from './why-ended.ts';

/** Does here what another tab has done to the session that they share; told before the page stands, too. Called once, by main.tsx. */
export function hearOtherTabs(): void {
  onNewsFromOtherTabs((news) => void take(news));
}

async function take(news: SessionNews): Promise<void> {
  // Behind a link, or where one is about to sign in, there is nothing to leave. An answer on its way may tell of before.
  if ((sessionStore.read().session ?? (await settledSession())) === undefined) return;
  if (news.kind === 'signedOut') leaveFor(endingAsTold(notedEnding(['session'])));
  else await follow(news).catch(() => undefined);
}
