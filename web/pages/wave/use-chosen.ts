import { useQueries } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { allFor } from '#web/api/all-pages.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { readChoices, withChoices, withMore, type Choice } from '#web/upgrade/wave-address.ts';
import type { ChosenCluster } from '#web/upgrade/wave-plan.ts';

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

/** The clusters of the address, as their regions describe them; `here` is the space at hand. */
export function useChosen(here: Scope): Chosen {
  const [search, setSearch] = useSearchParams();
  const choices = readChoices(search, here);
  const setChoices = (next: readonly Choice[]) => setSearch(withChoices(search, here, next), { replace: true });
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
    add: (other, more) => setChoices(withMore(choices, other, more)),
    move: (id, stage) => setChoices(choices.map((one) => (one.id === id ? { ...one, stage } : one))),
    leaveOut: (id) => setChoices(choices.filter((one) => one.id !== id)),
  };
}
