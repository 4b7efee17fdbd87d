import { useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { allFor } from '#web/api/all-pages.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import type { ChosenCluster } from './wave-plan.ts';

type Choice = Pick<ChosenCluster, 'scope' | 'id' | 'stage'>;

export interface Chosen {
  readonly clusters: readonly ChosenCluster[];
  readonly stages: number;
  readonly error: Error | null;
  readonly retry: () => void;
  /** They are taken along after those that are there, the first of a region as its canary. */
  readonly add: (scope: Scope, ids: readonly string[]) => void;
  readonly move: (id: string, stage: number) => void;
  readonly leaveOut: (id: string) => void;
}

/** The clusters that were chosen, `ids` of `scope` to begin with, as their regions describe them. */
export function useChosen(scope: Scope, ids: readonly string[]): Chosen {
  const [choices, setChoices] = useState<readonly Choice[]>(() => withMore([], scope, ids));
  const spaces = [...new Map(choices.map((one) => [one.scope.id, one.scope])).values()];
  const regions = [...new Set(spaces.map(({ region }) => region))];
  const lists = useQueries({
    queries: spaces.map(({ region, id }) => allFor(region, 'ListClusters', { path: { spaceId: id } })),
  });
  const offers = useQueries({ queries: regions.map((region) => queryFor(region, 'ListKubernetesVersions', {})) });
  const clusters = choices.map((choice): ChosenCluster => {
    const list = lists[spaces.findIndex(({ id }) => id === choice.scope.id)];
    const offer = offers[regions.indexOf(choice.scope.region)]?.data;
    return { ...choice, cluster: list?.data?.find(({ id }) => id === choice.id), offer };
  });
  const unread = [...lists, ...offers].filter(({ data, isError }) => isError && data === undefined);
  return {
    clusters,
    stages: Math.max(1, ...choices.map(({ stage }) => stage)),
    error: unread[0]?.error ?? null,
    retry: () => {
      for (const one of unread) void one.refetch();
    },
    add: (other, more) => setChoices((before) => withMore(before, other, more)),
    move: (id, stage) => setChoices((before) => before.map((one) => (one.id === id ? { ...one, stage } : one))),
    leaveOut: (id) => setChoices((before) => before.filter((one) => one.id !== id)),
  };
}

function withMore(before: readonly Choice[], scope: Scope, ids: readonly string[]): readonly Choice[] {
  const isNew = (id: string) => !before.some((one) => one.id === id);
  const hasCanary = before.some((one) => one.scope.region === scope.region);
  const more = [...new Set(ids)].filter(isNew).map((id, index) => {
    return { scope, id, stage: index === 0 && !hasCanary ? 1 : 2 };
  });
  return [...before, ...more];
}
