import { shortId } from './short-id.ts';

/** What to call a thing in the head of its page. An id stands there only where no name comes: not to jump to it. */
export function awaitedName(name: string | undefined, id: string, isAwaited: boolean): string {
  return name ?? (isAwaited ? '…' : shortId(id));
}
