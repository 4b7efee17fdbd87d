/** The console's own endpoints about links that were used (shared/recovery-ledger.ts). */
import { queryOptions } from '@tanstack/react-query';
import { linksPath, type LinkNewsList } from '#shared/recovery-ledger.ts';
import { exchange } from './http.ts';

/** What the accounts signed in issued that was used, and that they have not seen. @throws ApiProblem */
export const linkNewsQuery = queryOptions({
  queryKey: ['link-news'] as const,
  queryFn: async ({ signal }) => (await exchange({ method: 'GET', address: linksPath, signal })) as LinkNewsList,
});

/** Says that these were seen. @throws ApiProblem */
export async function sendSeen(ids: readonly string[]): Promise<void> {
  await exchange({ method: 'POST', address: `${linksPath}/seen`, body: { ids } });
}
