/** Secret-manager instances of a space and the token of their administrator (contract 4.3, schemas 13). */
import type { SecretInstance } from '#shared/contract/platform/secret-instances.ts';
import type { SomeHandlers, RegionRequest } from '#region/handler/handler.ts';
import { notFound } from '#region/request/problem.ts';
import { findSecretInstance, listSecretInstances, type SecretInstanceRow } from '#region/store/registries.ts';
import type { RegionContext } from '#region/handler/region-context.ts';
import { reachability, requireRunning } from './service-reply.ts';

export const secretInstanceHandlers = {
  async ListSecretInstances({ connection, path, reach, context }) {
    const rows = await listSecretInstances(connection, path.spaceId, reach);
    return { items: rows.map((row) => instanceReply(row, context)) };
  },

  async GetSecretInstance(request) {
    return instanceReply(await requireInstance(request), request.context);
  },

  async GetSecretInstancePassword(request) {
    const instance = await requireInstance(request);
    requireRunning(instance, 'secret manager', request.context);
    return { token: instance.token };
  },
} satisfies SomeHandlers;

async function requireInstance({
  connection,
  path,
}: Pick<RegionRequest<'GetSecretInstance'>, 'connection' | 'path'>): Promise<SecretInstanceRow> {
  const instance = await findSecretInstance(connection, path.spaceId, path.instanceId);
  if (instance === undefined) throw notFound('resource_not_found', `secret manager ${path.instanceId}`);
  return instance;
}

function instanceReply(row: SecretInstanceRow, context: RegionContext): SecretInstance {
  const { id, name, version, visibility } = row;
  return { id, name, version, visibility, ...reachability(row, 'sec', context) };
}
