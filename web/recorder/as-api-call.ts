import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** What a dialog's one call is, folded, for whoever would rather send it from elsewhere. */
export const AsApiCall = lazyPart(async () => {
  const [part] = await Promise.all([import('./ApiCallText.tsx'), loadMessages(['calls'])]);
  return part.ApiCallText;
});
