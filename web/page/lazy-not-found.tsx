import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Says of an address that it leads nowhere, with its words. */
export const LazyNotFound = lazyPart(
  async () => (await withWords(import('./NotFoundPage.tsx'), ['soon'])).NotFoundPage,
  <PageSkeleton />,
);
