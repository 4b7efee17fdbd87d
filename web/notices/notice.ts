/** Ends of operations and of runs, and uses of recovery links, a person may not have seen, as the notice centre keeps them. */
import { storedChange } from '#shared/rules/operation-change.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { Run } from '#shared/run.ts';
import { runKinds } from '#shared/run-kinds.ts';

/** Ids, names, times and what was changed only: never the error, the request as it is or the result of an operation. */
export type Notice = OperationNotice | RunNotice | LinkNotice;

interface AnyNotice {
  readonly region: string;
  readonly id: string;
  /** Client id of the account that saw it: notices are nobody else's. */
  readonly account: string;
  /** When it ended, or came to wait for somebody, ISO 8601. */
  readonly at: string;
  /** The person has opened it, dismissed it, or said so. */
  readonly isRead?: true;
  /** Some tab has told of it. */
  readonly isTold?: true;
}

export interface OperationNotice extends AnyNotice, Pick<OperationState, 'spaceId' | 'kind' | 'change' | 'status'> {
  readonly clusterId?: string;
  /** Name of the cluster, once it is known. */
  readonly cluster?: string;
}

export interface RunNotice extends AnyNotice {
  readonly run: Pick<Run, 'kind' | 'scope' | 'about' | 'operation' | 'target' | 'state' | 'reason' | 'counts'>;
}

/** Somebody has used a link that the account issued. */
export interface LinkNotice extends AnyNotice {
  readonly link: {
    readonly userId: string;
    readonly organisationId: string;
    /** Where the account sees the user, if not in the organisation. */
    readonly spaceId?: string;
    /** `activated`: for the first time; `inactive`: somebody has switched the user off, and using the link changes nothing in that. */
    readonly how: 'activated' | 'recovered' | 'inactive';
  };
  /** Name of the user, once it is known. */
  readonly person?: string;
}

export type NoticeKey = string;

const mostKept = 100;

/** A run that goes on and ends another time is told of another time. */
export function keyOf(
  what:
    | Pick<OperationNotice, 'region' | 'spaceId' | 'id'>
    | Pick<RunNotice, 'run' | 'id' | 'at'>
    | Pick<LinkNotice, 'link' | 'id'>,
): NoticeKey {
  if ('link' in what) return `link/${what.id}`;
  return 'run' in what ? `run/${what.id}/${what.at}` : `${what.region}/${what.spaceId}/${what.id}`;
}

/** Whether it is not as it was to be. */
export function isBad(notice: Notice): boolean {
  if ('link' in notice) return false;
  if (!('run' in notice)) return notice.status !== 'DONE';
  const { state, counts } = notice.run;
  return state !== 'done' || counts.failed + counts.unknown > 0;
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
  return parseList(text).filter(isNotice).map(withChange);
}

/** Reads running operations as they were stored; whatever is none is left out. */
export function parseRunning(text: string | null): readonly RunningOperation[] {
  return parseList(text).filter(isRunning).map(withChange);
}

/** Reads texts as they were stored; whatever is none is left out. */
export function parseTexts(text: string | null): readonly string[] {
  return parseList(text).filter((one) => typeof one === 'string');
}

/** An operation that had not ended when this page last looked. */
export interface RunningOperation extends Pick<
  OperationState,
  'region' | 'spaceId' | 'id' | 'kind' | 'change' | 'status' | 'createdAt' | 'clusterId' | 'clusterName'
> {
  readonly account: string;
}

/** What is remembered of an operation that an account saw running. */
export function runningOf(operation: OperationState, account: string): RunningOperation {
  const { region, spaceId, id, kind, change, status, createdAt, clusterId, clusterName } = operation;
  return {
    account,
    region,
    spaceId,
    id,
    kind,
    status,
    ...(change !== undefined && { change }),
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

/** What is stored may be anything: a change that is none is not known. */
function withChange<Stored extends object>(stored: Stored): Stored {
  if (!('change' in stored)) return stored;
  const { change: found, ...rest } = stored;
  const change = storedChange(found);
  return (change === undefined ? rest : { ...rest, change }) as Stored;
}

const hasTexts = (value: unknown, names: readonly string[]) =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');

function isRunning(value: unknown): value is RunningOperation {
  return hasTexts(value, ['account', 'region', 'spaceId', 'id', 'kind', 'status']);
}

function isNotice(value: unknown): value is Notice {
  const isKnown = isRunning(value) || isRunNotice(value) || isLinkNotice(value);
  return isKnown && !Number.isNaN(Date.parse(String((value as { at?: unknown }).at)));
}

function isLinkNotice(value: unknown): value is LinkNotice {
  return (
    hasTexts(value, ['account', 'region', 'id']) &&
    hasTexts((value as Partial<LinkNotice>).link, ['userId', 'organisationId', 'how'])
  );
}

function isRunNotice(value: unknown): value is RunNotice {
  if (!hasTexts(value, ['account', 'region', 'id'])) return false;
  const { run } = value as Partial<RunNotice>;
  const isKnown = hasTexts(run, ['kind', 'about', 'state']) && runKinds.some((kind) => kind === run?.kind);
  return isKnown && hasTexts(run?.scope, ['region', 'kind', 'id']) && Object.keys(run?.counts ?? {}).length > 0;
}
