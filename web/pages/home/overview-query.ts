/** The console's overview of all places (shared/overview.ts), shown while it comes. */
import { queryOptions } from '@tanstack/react-query';
import { csrfHeader } from '#shared/csrf-header.ts';
import type { SignedInRegion } from '#shared/session.ts';
import { overviewPath, type OverviewEnd, type OverviewPart } from '#shared/overview.ts';
import { ApiProblem, readProblem } from '#web/api/api-problem.ts';
import { linesOf } from '#web/api/lines-of.ts';
import { takePart } from './take-part.ts';

export interface Reading {
  readonly parts: readonly OverviewPart[];
  /** Everything was told once. */
  readonly isOver: boolean;
}

/** What the live watch does not tell is read again so often. */
const lookAgain = 5 * 60_000;
/** Parts that come within this time are shown together. */
const together = 40;

/** For the regions signed in to. While it is read again what was read before stays, part by part. @throws ApiProblem */
export function overviewQuery(regions: readonly SignedInRegion[]) {
  return queryOptions({
    // Begins with a region, as all that goes with the sign-in to one does, and names the accounts: another one sees another.
    queryKey: [regions[0]?.name, 'overview', ...regions.map(({ name, clientId }) => `${name} ${clientId}`)],
    staleTime: lookAgain,
    refetchOnMount: 'always',
    refetchInterval: lookAgain,
    queryFn: async ({ client, queryKey, signal }): Promise<Reading> => {
      const { parts: before, isOver } = client.getQueryData<Reading>(queryKey) ?? { parts: [], isOver: false };
      let parts = before;
      let fresh: readonly OverviewPart[] = [];
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = () => {
        timer = undefined;
        if (!signal.aborted) client.setQueryData<Reading>(queryKey, { parts, isOver });
      };
      try {
        for await (const line of readLines(signal)) {
          if ('end' in line) return { parts: fresh, isOver: true };
          parts = takePart(parts, line);
          fresh = takePart(fresh, line);
          timer ??= setTimeout(show, together);
        }
      } finally {
        clearTimeout(timer);
        if (parts !== before) show();
      }
      // It was cut.
      throw noAnswer();
    },
  });
}

const request = `GET ${overviewPath}`;
const noAnswer = () => new ApiProblem(request, 0, { title: 'No answer' });

async function* readLines(signal: AbortSignal): AsyncGenerator<OverviewPart | OverviewEnd, undefined> {
  try {
    const headers = { [csrfHeader]: '1', Accept: 'application/x-ndjson' };
    const response = await fetch(overviewPath, { headers, credentials: 'same-origin', signal });
    if (!response.ok) throw await readProblem(request, response);
    for await (const line of linesOf(response)) yield JSON.parse(line) as OverviewPart | OverviewEnd;
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ApiProblem ? error : noAnswer();
  }
}
