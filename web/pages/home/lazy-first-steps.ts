import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** The first steps and the way to them, with their words. */
export const LazyFirstSteps = lazyPart(async () => {
  const [part] = await Promise.all([import('./FirstSteps.tsx'), loadMessages(['tour'])]);
  return part.FirstSteps;
});
