import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

/** Saves rows that are no list of the region's as a file, with its words. */
export const LazyExportButton = lazyPart(async () => {
  const [{ ExportButton }] = await Promise.all([
    import('#web/directory/ExportButton.tsx'),
    loadMessages(['directory']),
  ]);
  return ExportButton;
});
