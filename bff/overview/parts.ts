/** What a region's rows come to in the overview: the members that are shown of them, and only those that matter now. */
import {
  accountsWithin,
  endedWithin,
  failedWithin,
  type AccountsPart,
  type OverviewCluster,
  type OverviewSpace,
} from '#shared/overview.ts';
import { firstLine } from '#shared/rules/first-line.ts';
import { isTerminal, toOperationState, type OperationState } from '#shared/rules/operation-state.ts';
import type { Row } from './reading.ts';

export const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The members that have a value. */
export function present<Members extends object>(
  members: Members,
): { [Key in keyof Members]: NonNullable<Members[Key]> } {
  const all = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(all) as { [Key in keyof Members]: NonNullable<Members[Key]> };
}

export function spaceOf({ id, name, status, createdOn }: Row): OverviewSpace {
  return present({
    id: String(id),
    name: text(name),
    status: text(status),
    createdOn: text(createdOn),
  }) as OverviewSpace;
}

export function clusterOf({ id, name, version, controlPlaneVersion, nodePools }: Row): OverviewCluster {
  const isEmpty = Array.isArray(nodePools) && nodePools.length === 0 ? true : undefined;
  const versions = { version: text(version), controlPlaneVersion: text(controlPlaneVersion), isEmpty };
  return present({ id: String(id), name: text(name) ?? '', ...versions }) as OverviewCluster;
}

/** Of the operations of a space those that have not ended, and that failed within a day. Throws a `TypeError` for none. */
export function operationsOf(region: string, spaceId: string, rows: readonly Row[], now: number): OperationState[] {
  return rows
    .map((row) => toOperationState(region, spaceId, row))
    .filter((operation) => !isTerminal(operation.status) || hasFailedLately(operation, now))
    .map(({ data: _data, result: _result, error, ...operation }) => {
      const line = firstLine(error);
      return line === undefined ? operation : { ...operation, error: line };
    });
}

/** When it failed is not told by every region: then as of when it was asked for. */
function hasFailedLately({ status, endedAt, createdAt }: OperationState, now: number): boolean {
  return status === 'FAILED' && Date.parse(endedAt ?? createdAt ?? '') > now - failedWithin;
}

/** Of the operations of a space those that have ended within a week, and say when they began. Throws a `TypeError` for none. */
export function endedOf(region: string, spaceId: string, rows: readonly Row[], now: number): OperationState[] {
  return rows
    .map((row) => toOperationState(region, spaceId, row))
    .filter(({ status, startedAt, endedAt }) => {
      return isTerminal(status) && startedAt !== undefined && Date.parse(endedAt ?? '') > now - endedWithin;
    })
    .map(({ data: _data, result: _result, error: _error, ...operation }) => operation);
}

/** Newest first: whether none of those left out can have ended after a moment, however long it took within a day. */
export function reachesBack(rows: readonly Row[], region: string, spaceId: string, moment: number): boolean {
  const last = rows.at(-1);
  if (last === undefined) return true;
  const { createdAt } = toOperationState(region, spaceId, last);
  return Date.parse(createdAt ?? '') < moment - failedWithin;
}

/** Those that expire soon, or have: a day counts to its end. */
export function expiringOf(rows: readonly Row[], now: number): AccountsPart['items'] {
  return rows.flatMap(({ id, name, expirationDate }) => {
    const day = text(expirationDate);
    if (day === undefined || !(Math.abs(Date.parse(day) - now) < accountsWithin)) return [];
    return [{ ...present({ name: text(name) }), id: String(id), expirationDate: day }];
  });
}
