import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

export interface ProblemPanelProps {
  error: unknown;
  /** For the region's name. */
  region?: string | undefined;
  /** Titles in the words of what could not be shown: "The users could not be loaded". */
  titles?: { readonly forbidden?: string; readonly failed?: string };
  onRetry?: (() => void) | undefined;
}

/**
 * Why something could not be read, in the place where it would be. Most pages never need it, so it comes once the first
 * page is shown: when the console does not answer, there is nowhere to fetch it from.
 */
export const ProblemPanel = lazyPart<ProblemPanelProps>(
  async () => (await withWords(import('./ProblemDetails.tsx'), ['soon'])).ProblemDetails,
);
