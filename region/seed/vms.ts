/** Puts virtual machines into the READY spaces of a region. */
import { startingVm } from '#region/engine/vm-lifecycle.ts';
import type { Connection } from '#region/store/database.ts';
import { insertVms, type VmRow } from '#region/store/vms.ts';
import type { ClusterSeed } from './clusters.ts';
import { seededId } from './seeded-id.ts';

interface SeededVm {
  /** Place of the space, the one to show first being 0. */
  readonly space: number;
  readonly type: string;
  readonly keypair?: string;
  readonly daysAgo: number;
  readonly state: 'running' | 'stopped';
  readonly isPublic?: true;
  /** A machine whose system volume was detached: it cannot be started. */
  readonly hasNoRootVolume?: true;
}

const seededVms: readonly SeededVm[] = [
  { space: 0, type: 'ns-cus6-4c8r', keypair: 'operations', daysAgo: 211, state: 'running', isPublic: true },
  { space: 0, type: 'ns-eco6-2c8r', keypair: 'operations', daysAgo: 187, state: 'running' },
  { space: 0, type: 'ns-eco6-2c4r', keypair: 'operations', daysAgo: 96, state: 'stopped' },
  { space: 0, type: 'ns-eco6-2c4r', daysAgo: 34, state: 'stopped', hasNoRootVolume: true },
  { space: 1, type: 'ns-eco6-2c2r', keypair: 'delivery', daysAgo: 142, state: 'running' },
  { space: 1, type: 'ns-eco7-2c1r', keypair: 'delivery', daysAgo: 12, state: 'stopped' },
  { space: 2, type: 'ns-cus6-4c8r', keypair: 'research', daysAgo: 77, state: 'running' },
  { space: 2, type: 'ns-cus6-2c4r', keypair: 'research', daysAgo: 76, state: 'running' },
];

const day = 24 * 60 * 60 * 1_000;

/** Adds the machines. Part of the caller's transaction. */
export async function seedVms(connection: Connection, seed: ClusterSeed): Promise<void> {
  const idOf = (prefix: string, ...words: string[]) => `${prefix}-${seededId(seed.name, prefix, ...words).slice(0, 8)}`;
  const rows = seededVms.map((vm, index): VmRow => {
    const spaceId = seed.spaceIds[vm.space] as string;
    const place = String(index);
    const createdOn = Math.round(seed.now - vm.daysAgo * day - index * 37 * 60_000);
    return {
      id: idOf('i', place),
      space_id: spaceId,
      type: vm.type,
      image_id: idOf('ami', 'debian'),
      keypair_name: vm.keypair ?? null,
      private_ip: `10.0.${vm.space + 1}.${index + 10}`,
      // From the block reserved for documentation (RFC 5737).
      public_ip: vm.isPublic === true ? `198.51.100.${index + 10}` : null,
      subnet_id: idOf('subnet', spaceId),
      vpc_id: idOf('vpc', spaceId),
      root_volume_id: vm.hasNoRootVolume === true ? null : idOf('vol', place),
      reservation_id: idOf('r', place),
      launch_number: 0,
      ...(vm.state === 'running'
        ? startingVm(createdOn, 1)
        : { state: 'stopped' as const, next_state: null, next_on: null }),
      created_on: createdOn,
    };
  });
  await insertVms(connection, rows);
}
