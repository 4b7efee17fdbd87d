/** Puts registries and secret managers into the READY spaces of a region. Their secrets differ at every seeding. */
import { provision } from '#region/engine/provisioning.ts';
import type { Connection } from '#region/store/database.ts';
import { insertRegistries, insertSecretInstances } from '#region/store/registries.ts';
import { createSecret } from '#region/token/secrets.ts';
import type { ClusterSeed } from './clusters.ts';
import { seededId } from './seeded-id.ts';

interface SeededService {
  /** Place of the space, the one to show first being 0. */
  readonly space: number;
  readonly name: string;
  readonly version: string;
  readonly visibility: 'INTERNAL' | 'EXTERNAL';
  /** Left out for one that is still being created when the region first starts. */
  readonly daysAgo?: number;
}

const seededRegistries: readonly SeededService[] = [
  { space: 0, name: 'releases', version: '2.14', visibility: 'EXTERNAL', daysAgo: 170 },
  { space: 0, name: 'base-images', version: '2.13', visibility: 'INTERNAL', daysAgo: 169 },
  { space: 1, name: 'candidates', version: '2.14', visibility: 'INTERNAL', daysAgo: 88 },
  { space: 1, name: 'mirror', version: '2.14', visibility: 'INTERNAL' },
  { space: 2, name: 'models', version: '2.14', visibility: 'INTERNAL', daysAgo: 41 },
];

const seededSecretInstances: readonly SeededService[] = [
  { space: 0, name: 'vault', version: '2.5.1', visibility: 'INTERNAL', daysAgo: 160 },
  { space: 1, name: 'vault-staging', version: '2.5.1', visibility: 'INTERNAL', daysAgo: 87 },
  { space: 2, name: 'vault-research', version: '2.5.0', visibility: 'INTERNAL', daysAgo: 40 },
];

const minute = 60_000;
const day = 24 * 60 * minute;

/** Adds the registries and secret managers. Part of the caller's transaction. */
export async function seedRegistries(connection: Connection, seed: ClusterSeed): Promise<void> {
  const rowOf = (kind: string, { space, name, version, visibility, daysAgo }: SeededService) => {
    const createdOn = seed.now - (daysAgo === undefined ? minute : daysAgo * day);
    const times =
      daysAgo === undefined
        ? { creating_until: seed.now + 3 * minute, pending_until: seed.now + 4 * minute }
        : provision(createdOn, 1);
    const id = seededId(seed.name, kind, name);
    return { id, space_id: seed.spaceIds[space] as string, name, version, visibility, ...times, created_on: createdOn };
  };
  const registries = seededRegistries.map((service) => {
    const row = rowOf('registry', service);
    return { ...row, password: createSecret(), password_ready_on: row.pending_until };
  });
  const instances = seededSecretInstances.map((service) => ({ ...rowOf('secrets', service), token: createSecret() }));
  await insertRegistries(connection, registries);
  await insertSecretInstances(connection, instances);
}
