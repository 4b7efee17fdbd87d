/** Ends of operations a person may not have seen, as the notice centre keeps them. */
import type { OperationState } from '#shared/rules/operation-state.ts';

/** Ids, names and times only: never the error, the request or the result of an operation. */
export interface Notice extends Pick<OperationState, 'region' | 'spaceId' | 'id' | 'kind' | 'status'> {
  /** Client id of the account that saw it: notices are nobody else's. */
  readonly account: string;
  /** When the operation ended, ISO 8601. */
  readonly at: string;
  readonly clusterId?: string;
  /** Name of the cluster, once it is known. */
  readonly cluster?: string;
  /** The person has opened it, dismissed it, or said so. */
  readonly isRead?: true;
  /** Some tab has told of it. */
  readonly isTold?: true;
}

export type NoticeKey = string;

const mostKept = 100;

export function keyOf({ region, spaceId, id }: Pick<Notice, 'region' | 'spaceId' | 'id'>): NoticeKey {
  return `${region}/${spaceId}/${id}`;
}

/**
 * What two tabs know together: every notice once, newest first, read and told as soon as it is so in one of them; the
 * newest 100. The order of merging makes no difference, so tabs agree whoever hears whom first.
 */
export function mergeNotices(left: readonly Notice[], right: readonly Notice[]): readonly Notice[] {
  const merged = new Map(left.map((notice) => [keyOf(notice), notice]));
  for (const notice of right) {
    merged.set(keyOf(notice), { ...merged.get(keyOf(notice)), ...notice });
  }
  return [...merged.values()].sort(newestFirst).slice(0, mostKept);
}

function newestFirst(left: Notice, right: Notice): number {
  return Date.parse(right.at) - Date.parse(left.at) || (keyOf(left) < keyOf(right) ? -1 : 1);
}

/** Reads what `JSON.stringify` wrote of notices; whatever is none is left out. */
export function parseNotices(text: string | null): readonly Notice[] {
  return parseList(text).filter(isNotice);
}

/** Reads running operations as they were stored; whatever is none is left out. */
export function parseRunning(text: string | null): readonly RunningOperation[] {
  return parseList(text).filter(isRunning);
}

/** An operation that had not ended when this page last looked. */
export interface RunningOperation extends Pick<
  OperationState,
  'region' | 'spaceId' | 'id' | 'kind' | 'status' | 'createdAt' | 'clusterId' | 'clusterName'
> {
  readonly account: string;
}

/** What is remembered of an operation that an account saw running. */
export function runningOf(operation: OperationState, account: string): RunningOperation {
  const { region, spaceId, id, kind, status, createdAt, clusterId, clusterName } = operation;
  return {
    account,
    region,
    spaceId,
    id,
    kind,
    status,
    ...(createdAt !== undefined && { createdAt }),
    ...(clusterId !== undefined && { clusterId }),
    ...(clusterName !== undefined && { clusterName }),
  };
}

function parseList(text: string | null): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const shared = ['account', 'region', 'spaceId', 'id', 'kind', 'status'] as const;

function isRunning(value: unknown): value is RunningOperation {
  if (typeof value !== 'object' || value === null) return false;
  return shared.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
}

function isNotice(value: unknown): value is Notice {
  return isRunning(value) && !Number.isNaN(Date.parse(String((value as { at?: unknown }).at)));
}
