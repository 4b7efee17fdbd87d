/** What is written in one tab of the browser is read again in the others. */
import type { QueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown } from './api-problem.ts';
import { readAgain, type OutOfDate } from './queries.ts';

/** Tells the other tabs what is written through `client`, and has it read again what they have written. Returns how to end that. */
export function shareWrites(client: QueryClient): () => void {
  // One for telling and hearing: a channel does not hear what it told itself.
  const channel = new BroadcastChannel('portico-writes');
  const stopTelling = client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, mutation } = event;
    const isDone = action.type === 'success' || (action.type === 'error' && isOutcomeUnknown(action.error));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is same-origin
    if (isDone && mutation.meta !== undefined) channel.postMessage(mutation.meta);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<OutOfDate>) => void readAgain(client, data));
  return () => {
    stopTelling();
    channel.close();
  };
}
