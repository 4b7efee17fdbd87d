import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';

/** A cache whose reads are never sent: what they answer is put there. Until `onlineManager` is told to be online again. */
export function createUnsentReads(): QueryClient {
  onlineManager.setOnline(false);
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, networkMode: 'online' } });
  return client;
}
