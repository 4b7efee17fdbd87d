import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Asks again, also where an earlier question still waits for its answer, which may never come. Never rejects. */
export async function readAnew(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  await client.refetchQueries({ queryKey, exact: true });
}
