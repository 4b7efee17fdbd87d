/** The console's own endpoints about one's sessions (shared/account.ts). */
import { queryOptions } from '@tanstack/react-query';
import { ownSessionsPath, type OwnAccount } from '#shared/account.ts';
import { exchange } from './http.ts';

/** Read anew from time to time while a closed session works on, for browsers that keep no stream. */
const lookAgain = 5_000;

/** One's sessions and what is kept for one. @throws ApiProblem 401 when nobody is signed in. */
export const ownAccountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => (await exchange({ method: 'GET', address: '/api/account', signal })) as OwnAccount,
  refetchInterval: ({ state }) => (state.data?.sessions.some(({ worksOn }) => worksOn) === true ? lookAgain : false),
});

/** Ends all of one's sessions, this one included. @throws ApiProblem */
export async function endAllSessions(): Promise<void> {
  await exchange({ method: 'DELETE', address: ownSessionsPath });
}

/** Ends one of one's sessions; succeeds when it is gone already. */
export async function endSession(handle: string): Promise<void> {
  await exchange({ method: 'DELETE', address: `${ownSessionsPath}/${encodeURIComponent(handle)}` });
}
