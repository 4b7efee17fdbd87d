/** What the tabs of one browser tell each other about the session. */

const channelName = 'portico-session';
type News = 'signedOut';

/** Closes the session in every other tab; tabs do not hear their own news. */
export function announceSignOut(): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is same-origin
  channel.postMessage('signedOut' satisfies News);
  channel.close();
}

/** Calls back when another tab signs out; returns how to stop listening. */
export function onSignOutElsewhere(act: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (data === 'signedOut') act();
  });
  return () => channel.close();
}
