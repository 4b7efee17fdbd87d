import { NoticeStore } from './notice-store.ts';

function ownStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

const channel = new BroadcastChannel('portico-notices');

/** The notices of this page. */
export const pageNotices = new NoticeStore({
  storage: ownStorage(),
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is same-origin
  post: (message) => channel.postMessage(message),
  onMessage: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  // Undefined outside of secure contexts, whatever the types say.
  locks: (navigator as Partial<Navigator>).locks,
});
