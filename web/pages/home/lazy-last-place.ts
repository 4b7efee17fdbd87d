import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

export const LastPlace = lazyPart(async () => {
  const [part] = await Promise.all([import('./LastPlace.tsx'), loadMessages(['soon'])]);
  return part.LastPlace;
});
