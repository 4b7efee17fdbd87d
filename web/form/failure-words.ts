import { loadMessages } from '#web/messages/message-store.ts';

/** Longest that an explanation waits for its words; after that it makes do with the region's own. */
const patienceMs = 3_000;

/** Fetches the words of failures, which no page needs before something has failed. Resolves when they are here or late. */
export async function failureWords(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([loadMessages(['soon']).catch(() => undefined), late]);
}
