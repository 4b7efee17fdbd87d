import { useMemo } from 'react';
import type { Role } from '#shared/contract/iam/roles.ts';
import type { Scope } from '#web/api/scope.ts';
import { useRoleHolders } from '#web/access/use-role-holders.ts';
import {
  compareClusters,
  compareRoles,
  compareSubjects,
  type ComparedCluster,
  type ComparedRole,
  type ComparedSubject,
} from './compare-places.ts';
import { usePlaceReading, useRoleList, type PlaceReading } from './use-place-reading.ts';

export interface Twin {
  readonly here: PlaceReading;
  readonly there: PlaceReading;
  readonly roles: readonly ComparedRole[];
  readonly subjects: readonly ComparedSubject[];
  /** Undefined where one of the places has none by its nature: clusters are in spaces. */
  readonly clusters: readonly ComparedCluster[] | undefined;
  readonly isBegun: boolean;
  readonly isRunning: boolean;
  /** Asks everybody of both, afresh. */
  readonly find: () => void;
  readonly stop: () => void;
}

/** Two places side by side, as far as they were read; it is kept while one goes elsewhere and comes back. */
export function useTwin(hereScope: Scope, thereScope: Scope): Twin {
  const isOneRegion = hereScope.region === thereScope.region;
  const withClusters = hereScope.kind === 'space' && thereScope.kind === 'space';
  const [ours, theirs] = [useRoleHolders(hereScope).known, useRoleHolders(thereScope).known];
  const isBegun = ours !== null && theirs !== null;
  const [hereRoles, thereRoles] = [useRoleList(hereScope, isBegun).data, useRoleList(thereScope, isBegun).data];
  const wantedHere = useMemo(
    () => ofSameName(hereRoles, thereRoles, isOneRegion),
    [hereRoles, thereRoles, isOneRegion],
  );
  const wantedThere = useMemo(
    () => ofSameName(thereRoles, hereRoles, isOneRegion),
    [hereRoles, thereRoles, isOneRegion],
  );
  const here = usePlaceReading(hereScope, isBegun, wantedHere, withClusters);
  const there = usePlaceReading(thereScope, isBegun, wantedThere, withClusters);
  const roles = useMemo(
    () => compareRoles(here.roles, there.roles, isOneRegion),
    [here.roles, there.roles, isOneRegion],
  );
  const subjects = useMemo(() => compareSubjects(here.subjects, there.subjects), [here.subjects, there.subjects]);
  const clusters = useMemo(() => compareClusters(here.clusters, there.clusters), [here.clusters, there.clusters]);
  return {
    here,
    there,
    roles,
    subjects,
    clusters: withClusters ? clusters : undefined,
    isBegun,
    isRunning: here.isRunning || there.isRunning,
    find: () => void Promise.all([here.find(), there.find()]),
    stop: () => {
      here.stop();
      there.stop();
    },
  };
}

/** Ids of those of the first list whose contents are compared. In one region equal ids are the same role. */
function ofSameName(
  own: readonly Role[] | undefined,
  others: readonly Role[] | undefined,
  isOneRegion: boolean,
): readonly string[] {
  const ids = new Map(others?.map(({ uuid, name }) => [name, uuid]));
  return (own ?? []).flatMap(({ uuid, name }) => {
    const other = ids.get(name);
    return name === undefined || other === undefined || (isOneRegion && other === uuid) ? [] : [uuid];
  });
}
