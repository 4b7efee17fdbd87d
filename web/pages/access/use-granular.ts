import { useState } from 'react';
import { granularOf } from '#web/access/subject-reads.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { isNotOffered } from '#web/api/is-not-offered.ts';
import type { Reader } from '#web/api/reader.ts';
import type { Scope } from '#web/api/scope.ts';
import type { SweepOptions } from '#web/api/sweep.ts';
import { useSweep } from '#web/api/use-sweep.ts';
import type { Subject } from '#web/address/paths.ts';
import type { GranularRow } from './granular-row.ts';

type Rows = readonly GranularRow[];

export interface GranularReading {
  readonly rows: Rows;
  readonly reading: boolean;
  /** Kinds of resource about which there is no answer once it has been read. */
  readonly unread: number;
  /** Was read more than once, because somebody asked for it. */
  readonly isAgain: boolean;
  readonly again: () => void;
}

/**
 * The deprecated granular policies of a subject on kinds of resource, one call for each (behaviours B10.13), two at a time:
 * nobody has asked for them. While they are read again, those read before stay.
 */
export function useGranular(scope: Scope, subject: Subject, objectTypes: readonly string[]): GranularReading {
  const [isAgain, setAgain] = useState(false);
  const { state, start } = useSweep<string, Rows>(
    ({ reader }) => granularSweep((type) => readRows(reader, scope, subject, type), objectTypes),
    { atOnce: true },
  );
  const reading = state?.status === 'running';
  const found = state?.found.flat() ?? [];
  const [before, setBefore] = useState<Rows>([]);
  return {
    rows: reading && isAgain ? before : found,
    reading,
    unread: state === undefined || reading ? 0 : state.total - state.asked + state.unread.length,
    isAgain,
    again() {
      setBefore(found);
      setAgain(true);
      start();
    },
  };
}

/** The first kind goes ahead: a region that does not offer the operation (behaviours B12.5) is asked that once. */
export function granularSweep(
  read: (objectType: string) => Promise<Rows>,
  objectTypes: readonly string[],
): Pick<SweepOptions<string, Rows>, 'sources' | 'look' | 'atATime'> {
  const [first] = objectTypes;
  let ahead: Promise<Rows> | undefined;
  async function kinds(): Promise<readonly string[]> {
    if (first === undefined) return [];
    ahead = read(first);
    return ahead.then(
      () => objectTypes,
      (error) => (isNotOffered(error) ? [] : objectTypes),
    );
  }
  async function look(objectType: string): Promise<Rows> {
    const answer = objectType === first ? ahead : undefined;
    // Whoever asks for it once more, after a rest, gets another answer.
    ahead = undefined;
    try {
      return await (answer ?? read(objectType));
    } catch (error) {
      // Where the first kind was answered, 404 says that there is none of this one.
      if (error instanceof ApiProblem && error.status === 404 && isNotOffered(error)) return [];
      throw error;
    }
  }
  return { sources: [kinds], look, atATime: 2 };
}

/** Of a subject whom the region does not know at the scope, nothing is missing. */
async function readRows(reader: Reader, scope: Scope, subject: Subject, objectType: string): Promise<Rows> {
  try {
    const items = await reader.fetchQuery({ ...granularOf(scope, subject, objectType), staleTime: 0 });
    return items.map((item) => ({ ...item, objectType }));
  } catch (error) {
    if (error instanceof ApiProblem && error.fragment === 'identity_not_found') return [];
    throw error;
  }
}
