/** What the seeded clusters are and what was done to them, as data. `space` counts the READY spaces, oldest first. */
import type { z } from 'zod';
import type { NodePoolRequest } from '#shared/contract/kubernetes/node-pools.ts';
import type { OperationKind } from '#shared/rules/operation-state.ts';

export interface PastOperation {
  readonly kind: OperationKind;
  readonly daysAgo: number;
  /**
   * How long the work took. What was done agrees with how long such work is simulated to take, or what usually takes so
   * long would be news to whoever starts it; one upgrade that followed a failure took much longer.
   */
  readonly seconds: number;
  /** What was asked for. */
  readonly data: Readonly<Record<string, string | number>>;
  /** Present when it failed, with the percentage at which it stopped. */
  readonly failed?: { readonly percent: number; readonly error: string };
}

export interface SeededCluster {
  readonly name: { readonly STD: string; readonly SNC: string };
  readonly description: string;
  readonly space: number;
  readonly cidr: string;
  readonly creationVersion: string;
  readonly version: string;
  readonly controlPlaneVersion: string;
  readonly nodePools: readonly z.output<typeof NodePoolRequest>[];
  readonly history: readonly PastOperation[];
}

const create = (daysAgo: number, seconds: number): PastOperation => ({
  kind: 'CreateCluster',
  daysAgo,
  seconds,
  data: {},
});
const workers = (
  kind: 'AddWorker' | 'RemoveWorker',
  daysAgo: number,
  seconds: number,
  nodePool: string,
  previousCount: number,
  count: number,
): PastOperation => ({ kind, daysAgo, seconds, data: { nodePool, previousCount, count } });
const patch = (daysAgo: number, seconds: number): PastOperation => ({
  kind: 'UpdateWorker',
  daysAgo,
  seconds,
  data: {},
});
const upgrade = (
  kind: 'UpgradeMasters' | 'UpgradeWorkers',
  daysAgo: number,
  seconds: number,
  version: string,
): PastOperation => ({ kind, daysAgo, seconds, data: { version } });
const failed = (operation: PastOperation, percent: number, error: string): PastOperation => ({
  ...operation,
  failed: { percent, error },
});

/** The cluster whose workers are being upgraded when the region first starts. */
export const upgradingCluster: SeededCluster = {
  name: { STD: 'booking', SNC: 'tide-forecast' },
  description: 'Orders and quotations; upgraded after hours',
  space: 0,
  cidr: '10.21.0.0/18',
  creationVersion: '1.28.8',
  version: '1.28.10',
  controlPlaneVersion: '1.29.5',
  nodePools: [
    { name: 'system', nodeCount: 2, nodeProfile: 'SMALL' },
    { name: 'workers', nodeCount: 3, nodeProfile: 'MEDIUM' },
  ],
  history: [
    create(208, 14),
    upgrade('UpgradeMasters', 166, 23, '1.28.10'),
    upgrade('UpgradeWorkers', 165, 22, '1.28.10'),
    workers('RemoveWorker', 130, 14, 'workers', 3, 2),
    patch(123, 14),
    workers('AddWorker', 75, 14, 'workers', 2, 3),
    patch(40, 14),
    upgrade('UpgradeMasters', 2, 28, '1.29.5'),
  ],
};

export const seededClusters: readonly SeededCluster[] = [
  {
    name: { STD: 'tracking', SNC: 'flood-warning' },
    description: 'Customer-facing services, on call day and night',
    space: 0,
    cidr: '10.20.0.0/16',
    creationVersion: '1.28.8',
    version: '1.29.5',
    controlPlaneVersion: '1.29.5',
    nodePools: [
      { name: 'system', nodeCount: 3, nodeProfile: 'MEDIUM' },
      { name: 'workers', nodeCount: 6, nodeProfile: 'LARGE' },
    ],
    history: [
      create(214, 15),
      workers('AddWorker', 201, 14, 'workers', 3, 4),
      upgrade('UpgradeMasters', 160, 23, '1.28.10'),
      upgrade('UpgradeWorkers', 159, 24, '1.28.10'),
      patch(122, 15),
      workers('AddWorker', 96, 15, 'workers', 4, 6),
      upgrade('UpgradeMasters', 62, 28, '1.29.5'),
      failed(
        upgrade('UpgradeWorkers', 61, 1080, '1.29.5'),
        40,
        'Worker workers-4 did not drain within 600 s: disruption budget gateway/gateway-api allows no disruption.',
      ),
      upgrade('UpgradeWorkers', 60, 600, '1.29.5'),
      patch(12, 16),
    ],
  },
  upgradingCluster,
  {
    name: { STD: 'demand-forecast', SNC: 'model-rehearsal' },
    description: 'Model training and batch inference',
    space: 2,
    cidr: '10.22.0.0/20',
    creationVersion: '1.29.5',
    version: '1.29.5',
    controlPlaneVersion: '1.29.5',
    nodePools: [
      { name: 'system', nodeCount: 2, nodeProfile: 'SMALL' },
      { name: 'training', nodeCount: 2, nodeProfile: 'VERY_LARGE', gpu: 'A100-80' },
    ],
    history: [
      create(93, 17),
      failed(
        workers('AddWorker', 92, 480, 'training', 1, 3),
        50,
        'No capacity left for profile VERY_LARGE with gpu A100-80: 1 of 2 workers was created and has been removed again.',
      ),
      workers('AddWorker', 88, 17, 'training', 1, 3),
      patch(58, 13),
      workers('RemoveWorker', 33, 14, 'training', 3, 1),
      workers('AddWorker', 20, 16, 'training', 1, 2),
      patch(6, 13),
    ],
  },
  {
    name: { STD: 'customer-portal', SNC: 'public-portal' },
    description: 'Public web applications',
    space: 0,
    cidr: '10.32.0.0/16',
    creationVersion: '1.29.3',
    version: '1.30.1',
    controlPlaneVersion: '1.30.1',
    nodePools: [{ name: 'web', nodeCount: 5, nodeProfile: 'MEDIUM' }],
    history: [
      create(150, 16),
      workers('AddWorker', 140, 14, 'web', 3, 5),
      upgrade('UpgradeMasters', 118, 25, '1.29.5'),
      upgrade('UpgradeWorkers', 117, 27, '1.29.5'),
      failed(
        upgrade('UpgradeMasters', 30, 240, '1.30.1'),
        10,
        'Control plane was not backed up before the upgrade: the snapshot quota of the space is used up (20 of 20).',
      ),
      upgrade('UpgradeMasters', 29, 26, '1.30.1'),
      upgrade('UpgradeWorkers', 28, 29, '1.30.1'),
      patch(9, 16),
    ],
  },
  {
    name: { STD: 'reporting-batch', SNC: 'replay-batch' },
    description: 'Nightly jobs; grows at the end of a quarter',
    space: 2,
    cidr: '10.33.0.0/19',
    creationVersion: '1.28.10',
    version: '1.28.10',
    controlPlaneVersion: '1.28.10',
    nodePools: [
      { name: 'batch', nodeCount: 4, nodeProfile: 'LARGE' },
      { name: 'spill', nodeCount: 1, nodeProfile: 'VERY_LARGE' },
    ],
    history: [
      create(99, 14),
      workers('AddWorker', 80, 14, 'batch', 4, 8),
      workers('RemoveWorker', 45, 17, 'batch', 8, 4),
      workers('AddWorker', 44, 14, 'spill', 1, 2),
      patch(15, 17),
      workers('RemoveWorker', 3, 13, 'spill', 2, 1),
    ],
  },
  {
    name: { STD: 'release-candidates', SNC: 'station-gateway' },
    description: 'Kept on the oldest supported minor on purpose',
    space: 1,
    cidr: '10.48.0.0/20',
    creationVersion: '1.27.12',
    version: '1.27.14',
    controlPlaneVersion: '1.27.14',
    nodePools: [{ name: 'workers', nodeCount: 8, nodeProfile: 'SMALL' }],
    history: [
      create(233, 13),
      upgrade('UpgradeMasters', 170, 21, '1.27.14'),
      upgrade('UpgradeWorkers', 169, 23, '1.27.14'),
      workers('AddWorker', 110, 14, 'workers', 4, 6),
      workers('AddWorker', 64, 15, 'workers', 6, 10),
      failed(
        patch(50, 360),
        20,
        'Package mirror packages.internal did not answer within 120 s; 2 of 10 workers were updated, none was lost.',
      ),
      patch(49, 17),
      workers('RemoveWorker', 18, 16, 'workers', 10, 8),
      patch(4, 15),
    ],
  },
];

/** Clusters that are gone; what remains of them are their operations (behaviours B8.7). */
export const goneClusters: readonly {
  readonly name: string;
  readonly space: number;
  readonly cidr: string;
  readonly version: string;
  readonly history: readonly [PastOperation, PastOperation];
}[] = [
  gone('load-test', 1, '10.24.0.0/18', '1.28.10', create(158, 14), 156),
  gone('partner-demo', 0, '10.25.0.0/20', '1.29.3', create(76, 13), 70),
  gone('upgrade-rehearsal', 0, '10.26.0.0/20', '1.28.10', create(64, 15), 63),
  gone('hackathon', 2, '10.34.0.0/20', '1.29.5', create(52, 16), 50),
  gone(
    'portal-preview',
    0,
    '10.32.128.0/20',
    '1.29.5',
    failed(create(41, 180), 20, 'Network 10.32.128.0/20 overlaps route 10.32.0.0/16 of the space.'),
    41,
  ),
  gone('runner-trial', 1, '10.49.0.0/20', '1.29.5', create(25, 14), 22),
];

function gone(
  name: string,
  space: number,
  cidr: string,
  version: string,
  creation: PastOperation,
  deletedDaysAgo: number,
) {
  const deletion: PastOperation = { kind: 'DeleteCluster', daysAgo: deletedDaysAgo - 0.2, seconds: 15, data: {} };
  return { name, space, cidr, version, history: [creation, deletion] as const };
}
