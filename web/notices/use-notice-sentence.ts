import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { shortId } from '#web/ui/short-id.ts';
import type { Notice } from './notice.ts';

/** "Upgrade workers is done: production". A cluster whose name is not known yet goes by the start of its id. */
export function useNoticeSentence(): (notice: Notice) => string {
  const words = useOperationWords();
  return (notice) => words.ended(notice, notice.cluster ?? (notice.clusterId ? shortId(notice.clusterId) : ''));
}
