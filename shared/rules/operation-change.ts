/**
 * What an operation does beyond its kind, as far as anybody knows: from what its record says was asked for, which real
 * regions word as they like (contract 2.11, `data`), or from having asked for it.
 */

export type OperationChange =
  | { readonly does: 'version'; readonly version: string }
  /** Workers of a pool, or of a cluster whose pool is not named; `from` where it is known. */
  | { readonly does: 'resize'; readonly pool?: string; readonly from?: number; readonly to: number }
  | { readonly does: 'addPool'; readonly pool: string; readonly to: number }
  | { readonly does: 'deletePool'; readonly pool: string; readonly from?: number }
  /** So many join or leave, of however many there are. */
  | { readonly does: 'workers'; readonly count: number };

/** A request of this console: a call of the contract with its arguments. */
export interface Asked {
  readonly operation: string;
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** How many workers there were when it was asked for. */
  readonly before?: number;
}

type Loose = Readonly<Record<string, unknown>>;

/** Longer text is a log, not a request. */
const longestData = 10_000;

/** The members of a request that a record carries as text; none for any other text. */
function membersOf(data: string | undefined): Loose {
  if (data === undefined || data.length > longestData || !data.trimStart().startsWith('{')) return {};
  try {
    return JSON.parse(data) as Loose;
  } catch {
    return {};
  }
}

const versionOf = (value: unknown) =>
  typeof value === 'string' && value.length <= 32 && /^v?\d+(\.\d+){1,3}([-+][\w.+-]+)?$/.test(value)
    ? value
    : undefined;

/** As long as the contract has names. */
const nameOf = (value: unknown) =>
  typeof value === 'string' && value.length <= 64 && value.trim() !== '' ? value : undefined;

const countOf = (value: unknown) =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= 100_000 ? (value as number) : undefined;

/** What the record of an operation of `kind` says that it does; undefined where that is not told, or makes no sense. */
export function changeIn(kind: string, data: string | undefined): OperationChange | undefined {
  const members = membersOf(data);
  switch (kind) {
    case 'UpgradeWorkers':
    case 'UpgradeMasters': {
      const version = versionOf(members['version']);
      return version === undefined ? undefined : { does: 'version', version };
    }
    case 'AddWorker':
    case 'RemoveWorker':
      return workersIn(kind, members);
    default:
      return undefined;
  }
}

function workersIn(kind: 'AddWorker' | 'RemoveWorker', members: Loose): OperationChange | undefined {
  const pool = nameOf(members['nodePool']);
  const from = countOf(members['previousCount']);
  const to = countOf(members['count']);
  if (to === undefined || (pool === undefined && from === undefined)) return undefined;
  if (from !== undefined && (kind === 'AddWorker' ? to <= from : to >= from)) return undefined;
  if (pool !== undefined && kind === 'AddWorker' && from === 0) return { does: 'addPool', pool, to };
  if (pool !== undefined && kind === 'RemoveWorker' && to === 0)
    return { does: 'deletePool', pool, ...(from !== undefined && { from }) };
  return { does: 'resize', ...(pool !== undefined && { pool }), ...(from !== undefined && { from }), to };
}

/** The name of the cluster that the record of an operation carries: what remains of a deleted one. */
export function clusterNameIn(data: string | undefined): string | undefined {
  return nameOf(membersOf(data)['cluster']);
}

/** What this console has asked for; undefined where the kind says it all. */
export function changeAsked({ operation, path = {}, body, before }: Asked): OperationChange | undefined {
  const members = (typeof body === 'object' && body !== null ? body : {}) as Loose;
  const pool = nameOf(path['nodePoolName'] ?? members['name']);
  const count = countOf(members['count'] ?? members['nodeCount']);
  switch (operation) {
    case 'UpgradeWorkers':
    case 'UpgradeControlPlane': {
      const version = versionOf(members['version']);
      return version === undefined ? undefined : { does: 'version', version };
    }
    case 'CreateNodePool':
      return pool === undefined || count === undefined ? undefined : { does: 'addPool', pool, to: count };
    case 'UpdateNodePoolCount':
      if (pool === undefined || count === undefined) return undefined;
      return { does: 'resize', pool, ...(before !== undefined && { from: before }), to: count };
    case 'DeleteNodePool':
      return pool === undefined
        ? undefined
        : { does: 'deletePool', pool, ...(before !== undefined && { from: before }) };
    case 'AddWorkers':
      return count === undefined ? undefined : { does: 'workers', count };
    case 'RemoveWorkers':
      return { does: 'workers', count: 1 };
    default:
      return undefined;
  }
}

/** Reads a change as it was stored by a browser; undefined for whatever is none. */
export function storedChange(value: unknown): OperationChange | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { does, ...members } = value as Loose;
  const version = versionOf(members['version']);
  const pool = nameOf(members['pool']);
  const [from, to, count] = [countOf(members['from']), countOf(members['to']), countOf(members['count'])];
  if (does === 'version' && version !== undefined) return { does, version };
  if (does === 'workers' && count !== undefined) return { does, count };
  if (does === 'deletePool' && pool !== undefined) return { does, pool, ...(from !== undefined && { from }) };
  if (to === undefined) return undefined;
  if (does === 'addPool' && pool !== undefined) return { does, pool, to };
  if (does !== 'resize' || (pool === undefined && from === undefined)) return undefined;
  return { does, ...(pool !== undefined && { pool }), ...(from !== undefined && { from }), to };
}
