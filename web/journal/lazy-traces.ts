/** Traces come after what the page is about, with their words. */
import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

export const LazyConsoleTraces = lazyPart(async () => {
  const [{ ConsoleTraces }] = await Promise.all([import('./ConsoleTraces.tsx'), loadMessages(['journal'])]);
  return ConsoleTraces;
});
