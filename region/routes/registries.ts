/** Container registries of a space (contract 4.3, behaviours B8.9). */
import { registryVersions, type Registry } from '#shared/contract/platform/registries.ts';
import { platformEnd } from '#region/engine/durations.ts';
import type { SomeHandlers, RegionRequest } from '#region/handler/handler.ts';
import { conflict, notFound } from '#region/request/problem.ts';
import { findRegistry, listRegistries, replaceRegistryPassword, type RegistryRow } from '#region/store/registries.ts';
import { createSecret } from '#region/token/secrets.ts';
import type { RegionContext } from '#region/handler/region-context.ts';
import { reachability, requireRunning } from './service-reply.ts';

type RegistryRequest = Pick<RegionRequest<'GetRegistry'>, 'connection' | 'path' | 'context'>;

export const registryHandlers = {
  ListRegistryVersions: () => Promise.resolve({ items: [...registryVersions] }),

  async ListRegistries({ connection, path, reach, context }) {
    const rows = await listRegistries(connection, path.spaceId, reach);
    return { items: rows.map((row) => registryReply(row, context)), totalSize: rows.length };
  },

  async GetRegistry(request) {
    return registryReply(await requireRegistry(request), request.context);
  },

  /** The old password is gone at once; the new one can be read when the reset is done. */
  async ResetRegistryPassword(request) {
    const { connection, context } = request;
    const registry = await requireSettled(request);
    const readyOn = platformEnd('passwordReset', context.clock.now(), context.timeScale);
    await replaceRegistryPassword(connection, registry.id, createSecret(), readyOn);
    return undefined;
  },

  async ReadRegistryPassword(request) {
    const { password } = await requireSettled(request);
    return { password };
  },
} satisfies SomeHandlers;

async function requireRegistry({ connection, path }: RegistryRequest): Promise<RegistryRow> {
  const registry = await findRegistry(connection, path.spaceId, path.registryId);
  if (registry === undefined) throw notFound('resource_not_found', `registry ${path.registryId}`);
  return registry;
}

/** Throws 409 for a registry that is not running yet or whose password is being reset. */
async function requireSettled(request: RegistryRequest): Promise<RegistryRow> {
  const { context } = request;
  const registry = await requireRegistry(request);
  requireRunning(registry, 'registry', context);
  if (context.clock.now() < registry.password_ready_on) {
    throw conflict(`The password of registry ${registry.name} is being reset; the new one can be read in a moment.`);
  }
  return registry;
}

function registryReply(row: RegistryRow, context: RegionContext): Registry {
  const { id, name, version, visibility } = row;
  return { id, name, version, visibility, ...reachability(row, 'reg', context) };
}
