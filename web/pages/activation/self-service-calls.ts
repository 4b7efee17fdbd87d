/** The steps behind a link, asked of the console's server. Never through a cache: bodies and answers are secrets. */
import type { CompletedRecovery, CompleteLinkBody, OpenedLink, OpenRecoveryBody } from '#shared/self-service.ts';
import { exchange } from '#web/api/http.ts';

const address = '/api/self-service/recovery';

/** Opens a link with its code. @throws ApiProblem as in docs/self-service.md, 429 after too many refusals. */
export async function openLink(body: OpenRecoveryBody): Promise<OpenedLink> {
  return (await exchange({ method: 'POST', address, body })) as OpenedLink;
}

/** Sets password and second factor, and uses the link up. @throws ApiProblem as in docs/self-service.md. */
export async function completeLink(body: CompleteLinkBody): Promise<CompletedRecovery> {
  return (await exchange({ method: 'POST', address: `${address}/complete`, body })) as CompletedRecovery;
}
