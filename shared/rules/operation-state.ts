/** One model for both shapes of an operation record (schemas 9: Operation and WorkerOperation). */
import { changeIn, clusterNameIn, type OperationChange } from './operation-change.ts';

/** The seven kinds of work a cluster can be put to (contract 2.11). */
export const operationKinds = [
  'CreateCluster',
  'DeleteCluster',
  'AddWorker',
  'RemoveWorker',
  'UpdateWorker',
  'UpgradeWorkers',
  'UpgradeMasters',
] as const;
export type OperationKind = (typeof operationKinds)[number];

export interface OperationState {
  readonly region: string;
  readonly spaceId: string;
  readonly id: string;
  /** One of the contract's kinds when it is one, else the region's own word. */
  readonly kind: string;
  /** What it does beyond its kind, where that is known. */
  readonly change?: OperationChange;
  /** One of the contract's statuses, or a newer word shown as it comes. */
  readonly status: string;
  /** As the region words it. */
  readonly progress?: string;
  /** 0 to 100 when the progress is a percentage. */
  readonly percent?: number;
  readonly error?: string;
  readonly result?: string;
  readonly data?: string;
  readonly createdAt?: string;
  readonly startedAt?: string;
  readonly endedAt?: string;
  readonly clusterId?: string;
  readonly clusterName?: string;
}

type LooseRecord = Readonly<Record<string, unknown>>;

function text(record: LooseRecord, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = record[name];
    if (typeof value === 'string' && value !== '') return value;
    if (value !== null && typeof value === 'object') return JSON.stringify(value);
  }
  return undefined;
}

/** Kinds are compared without case and separators: `UPGRADE_WORKERS` is `UpgradeWorkers` (schemas 9). */
export function canonicalKind(word: string): string {
  const bare = word.replace(/[_\s-]/g, '').toLowerCase();
  return operationKinds.find((kind) => kind.toLowerCase() === bare) ?? word;
}

/** 0 to 100 for `40%`; undefined for any other wording. */
export function percentOf(progress: string | undefined): number | undefined {
  const digits = /^\s*(\d{1,3})(?:\.\d+)?\s*%\s*$/.exec(progress ?? '')?.[1];
  return digits === undefined ? undefined : Math.min(100, Number(digits));
}

/** Reads either operation shape, leaving out what a region left out. Throws a `TypeError` without id or status. */
export function toOperationState(region: string, spaceId: string, record: LooseRecord): OperationState {
  const id = text(record, 'id');
  const status = text(record, 'status');
  if (id === undefined || status === undefined) throw new TypeError('operation record without id or status');
  const target = text(record, 'targetLink', 'target');
  const progress = text(record, 'progress');
  const data = text(record, 'data');
  const kind = canonicalKind(text(record, 'type', 'operationType') ?? 'Unknown');
  const optional = {
    change: changeIn(kind, data),
    progress,
    percent: percentOf(progress),
    error: text(record, 'error'),
    result: text(record, 'result'),
    data,
    createdAt: text(record, 'createTime', 'createdAt'),
    startedAt: text(record, 'startTime', 'startedAt'),
    endedAt: text(record, 'endTime', 'endedAt'),
    clusterId: text(record, 'clusterid', 'clusterId') ?? /\/clusters\/([^/?#]+)/.exec(target ?? '')?.[1],
    clusterName: text(record, 'targetName') ?? clusterNameIn(data),
  };
  const present = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined));
  return { region, spaceId, id, kind, status: status.toUpperCase(), ...present };
}

/** True once an operation can no longer change (behaviours B6.2). */
export function isTerminal(status: string): boolean {
  return status === 'DONE' || status === 'FAILED';
}
