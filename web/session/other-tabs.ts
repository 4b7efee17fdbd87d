/** What the tabs of one browser tell each other about the session. */

const channelName = 'portico-session';

/** What another tab has done to regions; `regionsChanged`: the session has to be asked for again. */
export type RegionNews =
  | { readonly kind: 'regionsChanged' }
  | { readonly kind: 'leavesRegion'; readonly region: string };

/** What another tab has done. */
export type SessionNews = RegionNews | { readonly kind: 'signedOut' };

/** Tells every tab, this one too where it listens. */
export function tellOtherTabs(news: SessionNews): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is same-origin
  channel.postMessage(news);
  channel.close();
}

/** Calls back with what other tabs tell; returns how to stop listening. */
export function onNewsFromOtherTabs(act: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => act(data));
  return () => channel.close();
}
