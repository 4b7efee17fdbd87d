/** What is said of rows, with its words, which the code of the first page need not name. */
import { loadMessages } from '#web/messages/message-store.ts';
import { NoRows } from './NoRows.tsx';
import { RereadNotice } from './RereadNotice.tsx';

const load = () => loadMessages(['directory']);

/** @throws TypeError when the words cannot be fetched */
export async function loadNoRows(): Promise<typeof NoRows> {
  await load();
  return NoRows;
}

/** @throws TypeError when the words cannot be fetched */
export async function loadRereadNotice(): Promise<typeof RereadNotice> {
  await load();
  return RereadNotice;
}
