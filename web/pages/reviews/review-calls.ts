/** The console's own endpoints about access reviews (shared/review.ts). */
import { queryOptions } from '@tanstack/react-query';
import { csrfHeader } from '#shared/csrf-header.ts';
import {
  reviewsPath,
  type NewDecision,
  type NewReview,
  type Review,
  type ReviewLines,
  type ReviewList,
  type ReviewProgress,
} from '#shared/review.ts';
import { ApiProblem, readProblem } from '#web/api/api-problem.ts';
import { exchange } from '#web/api/http.ts';
import { linesOf } from '#web/api/lines-of.ts';

const addressOf = (id: string, rest = '') => `${reviewsPath}/${encodeURIComponent(id)}${rest}`;

/** What every read of reviews begins with. */
export const reviewsKey = ['reviews'] as const;

/** @throws ApiProblem */
export const reviewsQuery = queryOptions({
  queryKey: reviewsKey,
  queryFn: async ({ signal }) => (await exchange({ method: 'GET', address: reviewsPath, signal })) as ReviewList,
});

/** @throws ApiProblem 404 for what is not there, or not for this reader */
export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: [...reviewsKey, id],
    queryFn: async ({ signal }) => (await exchange({ method: 'GET', address: addressOf(id), signal })) as Review,
  });
}

/** The lines of a part, as far as the reader may read its scope now. @throws ApiProblem */
export function linesQuery(id: string, part: number) {
  return queryOptions({
    queryKey: [...reviewsKey, id, 'parts', part],
    queryFn: async ({ signal }) =>
      (await exchange({ method: 'GET', address: addressOf(id, `/parts/${part}`), signal })) as ReviewLines,
  });
}

/** @throws ApiProblem */
export async function createReview(body: NewReview): Promise<Review> {
  return (await exchange({ method: 'POST', address: reviewsPath, body })) as Review;
}

/** @throws ApiProblem 409 where somebody else has decided one of these since */
export async function decide(id: string, part: number, items: readonly NewDecision[]): Promise<ReviewLines> {
  const address = addressOf(id, `/parts/${part}/decisions`);
  return (await exchange({ method: 'POST', address, body: { items } })) as ReviewLines;
}

/** @throws ApiProblem 409 before everything is decided */
export async function signOff(id: string): Promise<Review> {
  return (await exchange({ method: 'POST', address: addressOf(id, '/sign-off') })) as Review;
}

/** @throws ApiProblem */
export async function deleteReview(id: string): Promise<void> {
  await exchange({ method: 'DELETE', address: addressOf(id) });
}

/** Somebody was faster, or it is not ready. */
export const isConflict = (error: unknown): boolean => error instanceof ApiProblem && error.status === 409;

/** The result as it was signed off, to the byte. @throws ApiProblem */
export async function readResult(id: string): Promise<string> {
  return (await ask('GET', addressOf(id, '/result'), undefined)).text();
}

/** Has the server read what is missing; each line of its progress as it comes. @throws ApiProblem, also where it breaks off */
export async function* sweepReview(id: string, signal: AbortSignal): AsyncGenerator<ReviewProgress, undefined> {
  const address = addressOf(id, '/sweep');
  const response = await ask('POST', address, signal);
  try {
    for await (const line of linesOf(response)) {
      const progress = JSON.parse(line) as ReviewProgress;
      if ('end' in progress) return undefined;
      yield progress;
    }
  } catch (error) {
    if (signal.aborted) throw error;
  }
  throw noAnswer('POST', address);
}

async function ask(method: 'GET' | 'POST', address: string, signal: AbortSignal | undefined): Promise<Response> {
  const headers = { [csrfHeader]: '1' };
  const options = { method, headers, credentials: 'same-origin', signal: signal ?? null } as const;
  const response = await fetch(address, options).catch(() => undefined);
  if (response === undefined) throw noAnswer(method, address);
  if (!response.ok) throw await readProblem(`${method} ${address}`, response);
  return response;
}

const noAnswer = (method: string, address: string) => new ApiProblem(`${method} ${address}`, 0, { title: 'No answer' });
