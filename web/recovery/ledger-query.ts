/** Reading the console's ledger of recovery links (shared/recovery-ledger.ts). */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { linksPath, type RecoveryLedger } from '#shared/recovery-ledger.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { exchange } from '#web/api/http.ts';
import { signInAgain } from '#web/api/sign-in-again.ts';

const name = 'recovery-links';

/** The ledger of an organisation, for whoever may list its users. */
export function ledgerQuery(region: string, organisationId: string) {
  return queryOptions({
    queryKey: [region, name, organisationId] as const,
    queryFn: ({ signal }) => readLedger(region, organisationId, signal),
  });
}

/** To be called when a link was issued, which no cached write tells of. */
export function refreshLedger(client: QueryClient, region: string): void {
  void client.invalidateQueries({ queryKey: [region, name] });
}

/** As every read, it waits while the person signs in again. @throws ApiProblem whatever goes wrong. */
async function readLedger(region: string, organisationId: string, signal: AbortSignal): Promise<RecoveryLedger> {
  const address = `${linksPath}/${encodeURIComponent(region)}/${encodeURIComponent(organisationId)}`;
  const send = async () => (await exchange({ method: 'GET', address, signal })) as RecoveryLedger;
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
    await signInAgain({ region, isWrite: false, signal });
    return send();
  }
}
