/** What the console streams of all places (shared/overview.ts, shared/fleet.ts), shown while it comes. */
import type { QueryFunctionContext } from '@tanstack/react-query';
import { csrfHeader } from '#shared/csrf-header.ts';
import type { SignedInRegion } from '#shared/session.ts';
import type { OverviewEnd } from '#shared/overview.ts';
import { ApiProblem, readProblem } from './api-problem.ts';
import { answerAtMost, linesOf, Silence } from './lines-of.ts';
import { takePart, type PlacedPart } from './take-part.ts';

export interface PartsRead<Part> {
  readonly parts: readonly Part[];
  /** Everything was told once. */
  readonly isOver: boolean;
}

/** Parts that come within this time are shown together. Milliseconds. */
const together = 40;

/** Begins with a region, as all that goes with the sign-in to one does, and names the accounts: another one sees another. */
export function partsKey(name: string, regions: readonly SignedInRegion[]): readonly (string | undefined)[] {
  return [regions[0]?.name, name, ...regions.map(({ name: region, clientId }) => `${region} ${clientId}`)];
}

/**
 * Reads all parts. Meanwhile what was read before stays, part by part, in the cache; `keep` tells what of it stays after that,
 * too. @throws ApiProblem
 */
export async function readParts<Part extends PlacedPart>(
  address: string,
  { client, queryKey, signal }: QueryFunctionContext,
  keep: (read: readonly Part[], before: readonly Part[]) => readonly Part[] = (read) => read,
): Promise<PartsRead<Part>> {
  const { parts: before, isOver } = client.getQueryData<PartsRead<Part>>(queryKey) ?? { parts: [], isOver: false };
  let parts = before;
  let fresh: readonly Part[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    timer = undefined;
    if (!signal.aborted) client.setQueryData<PartsRead<Part>>(queryKey, { parts: keep(parts, before), isOver });
  };
  try {
    for await (const part of partsOf<Part>(address, signal)) {
      parts = takePart(parts, part);
      fresh = takePart(fresh, part);
      timer ??= setTimeout(show, together);
    }
    return { parts: keep(fresh, before), isOver: true };
  } finally {
    clearTimeout(timer);
    if (parts !== before) show();
  }
}

/** The parts as they come. @throws ApiProblem, also where they break off before their end, or nothing comes for too long */
export async function* partsOf<Part extends PlacedPart>(
  address: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<Part, undefined> {
  const request = `GET ${address}`;
  const noAnswer = () => new ApiProblem(request, 0, { title: 'No answer' });
  const silence = new Silence(signal);
  silence.within(answerAtMost);
  try {
    const headers = { [csrfHeader]: '1', Accept: 'application/x-ndjson' };
    const response = await fetch(address, { headers, credentials: 'same-origin', signal: silence.signal });
    if (!response.ok) throw await readProblem(request, response);
    for await (const text of linesOf(response)) {
      silence.within(answerAtMost);
      const line = JSON.parse(text) as Part | OverviewEnd;
      if ('end' in line) return;
      yield line;
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ApiProblem ? error : noAnswer();
  } finally {
    silence.end();
  }
  // It was cut.
  throw noAnswer();
}
