/** What the tabs of one browser tell each other about the session. */

const channelName = 'portico-session';

/** What another tab has done; `regionsChanged`: the session has to be asked for again. */
export type SessionNews =
  { readonly kind: 'signedOut' | 'regionsChanged' } | { readonly kind: 'leavesRegion'; readonly region: string };

/** Tells every other tab; tabs do not hear their own news. */
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
