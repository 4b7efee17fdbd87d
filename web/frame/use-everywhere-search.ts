import { startTransition, useEffect, useMemo, useState } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { isUuid } from '#shared/contract/path.ts';
import type { FleetPart } from '#shared/fleet.ts';
import { mayAnswerLater } from '#web/api/api-problem.ts';
import { fleetRead } from '#web/api/fleet-read.ts';
import { queryFor } from '#web/api/queries.ts';
import { inSlices } from '#web/directory/in-slices.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { useSession } from '#web/session/use-session.ts';
import { everywhereOf, findById, findEverywhere, type Known } from './everywhere.ts';
import { isExact, type Found } from './use-exact-search.ts';
import { fewestLetters } from './use-name-search.ts';

export interface EverywhereSearch {
  readonly found: readonly Found[];
  readonly searching: boolean;
  /** What there is besides is still being read, or could not be; undefined when everything was looked through. */
  readonly rest: 'comes' | 'unread' | undefined;
  /** Reads again what did not answer; undefined where everything did, was refused, or is being read. */
  readonly readAgain: (() => void) | undefined;
}

interface Ready {
  /** What it was made of. */
  readonly of: readonly FleetPart[] | undefined;
  readonly known: readonly (readonly Known[])[];
}

/** Shown at most, of each kind. */
const most = 6;

/**
 * Of all regions, by their names: organisations, spaces and clusters that `name` stands for, and the newest operations that
 * `text` tells of, alone or with their cluster; by a whole id, what has it.
 */
export function useEverywhereSearch(name: string, text: string): EverywhereSearch {
  const { regions } = useSession();
  const words = useOperationWords();
  const locale = useLocale();
  const id = text.trim();
  const isId = isUuid(id);
  const isAsked = isId || (!isExact(text) && name.trim().length >= fewestLetters);
  const { data, isPending, isFetching, error, refetch } = useQuery({ ...fleetRead(regions), enabled: isAsked });
  const own = regions.flatMap(({ name: region, organisationId: id }) => (id === undefined ? [] : [{ region, id }]));
  const organisations = useQueries({
    queries: own.map(({ region, id }) => ({
      ...queryFor(region, 'GetOrganisation', { path: { organisationId: id } }),
      enabled: isAsked,
      staleTime: 10 * 60_000,
    })),
    combine: (read) => own.map((one, index) => ({ ...one, name: read[index]?.data?.name })),
  });
  const parts = data?.parts;
  // What is made ready of many operations would keep the page from the next letter.
  const [ready, setReady] = useState<Ready>({ of: undefined, known: [] });
  useEffect(() => {
    if (parts === undefined) return undefined;
    const leaving = new AbortController();
    const work = everywhereOf(organisations, parts, (operation) => words.nameOf(operation));
    inSlices(work, leaving.signal).then(
      (known) => startTransition(() => setReady({ of: parts, known })),
      () => undefined,
    );
    return () => leaving.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words are made anew on every render, those of a language are the same
  }, [organisations, parts, locale]);
  const { known } = ready;
  const found = useMemo(
    () => (isId ? findById(known, id) : findEverywhere(known, { name, text, most })),
    [known, name, text, isId, id],
  );
  if (!isAsked) return { found: [], searching: false, rest: undefined, readAgain: undefined };
  const isPartial = error !== null || (parts ?? []).some(({ complete }) => !complete);
  const rest = isFetching || ready.of !== parts ? 'comes' : isPartial ? 'unread' : undefined;
  const isSilent =
    error !== null || (parts ?? []).some(({ problem }) => problem && mayAnswerLater(problem.status ?? 0));
  return {
    found,
    searching: isPending || ready.of !== parts,
    rest,
    readAgain: isSilent && !isFetching ? () => void refetch() : undefined,
  };
}
