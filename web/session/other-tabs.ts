/** What the tabs of one browser tell each other about the session. */

/** One for telling and hearing: a channel does not hear what it told itself. */
const channel = new BroadcastChannel('portico-session');

/** What another tab has done to regions; `regionsChanged`: the session has to be asked for again. */
export type RegionNews =
  | { readonly kind: 'regionsChanged' }
  | { readonly kind: 'leavesRegion'; readonly region: string };

/** What another tab has done. */
export type SessionNews = RegionNews | { readonly kind: 'signedOut' };

/** Tells every other tab. */
export function tellOtherTabs(news: SessionNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is same-origin
  channel.postMessage(news);
}

/** Calls back with what other tabs tell, as long as the page is there. */
export function onNewsFromOtherTabs(act: (news: SessionNews) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => act(data));
}
