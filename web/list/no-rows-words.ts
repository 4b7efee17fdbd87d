import { loadMessages } from '#web/messages/message-store.ts';
import { NoRows } from './NoRows.tsx';

/** The part with its words, which the code of the first page need not name. @throws TypeError when they cannot be fetched */
export async function loadNoRows(): Promise<typeof NoRows> {
  await loadMessages(['directory']);
  return NoRows;
}
