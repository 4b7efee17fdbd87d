/** The console's own endpoints about runs (shared/run.ts). */
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import type { RunAction } from '#shared/run-standing.ts';
import {
  runsPath,
  type NewRun,
  type Run,
  type RunList,
  type RunStep,
  type RunSteps,
  type StepState,
} from '#shared/run.ts';
import { csrfHeader } from '#shared/csrf-header.ts';
import { ApiProblem, readProblem } from './api-problem.ts';
import { exchange } from './http.ts';
import { inParts } from './run-parts.ts';

const addressOf = (id: string, rest = '') => `${runsPath}/${encodeURIComponent(id)}${rest}`;

/** What every read of runs begins with; the live watch has them read again. */
export const runsKey = ['runs'] as const;

/** Read anew from time to time while something of it moves by itself, for browsers that keep no stream. */
const lookAgain = 5_000;
/** As seldom while only somebody elsewhere moves it, which the live watch tells of, though not for certain. Milliseconds. */
const lookAtRest = 15_000;

/** The runs of one's accounts, the newest first. @throws ApiProblem */
export const runsQuery = queryOptions({
  queryKey: runsKey,
  queryFn: async ({ signal }) => (await exchange({ method: 'GET', address: runsPath, signal })) as RunList,
  refetchInterval: ({ state }) => (state.data?.items.some(isLookedAt) === true ? lookAgain : false),
});

export function isAtWork(run: Run | undefined): boolean {
  return run !== undefined && ['checking', 'running', 'waiting'].includes(run.state);
}

/** Whether it goes on by itself, at work or as soon as its region answers. */
export function isUnderWay(run: Run): boolean {
  return isAtWork(run) || run.until !== undefined;
}

/** Whether the end of what it has begun is found out by itself, also of one that was stopped. */
export function isLookedAt(run: Run): boolean {
  return isUnderWay(run) || run.isFollowed === true;
}

/** Whether nothing of it goes on until somebody decides: to be confirmed with something to do, or paused for good. */
export function waitsForSomebody({ state, until, counts }: Run): boolean {
  return (state === 'paused' && until === undefined) || (state === 'ready' && counts.todo > 0);
}

/** Whether it has come to rest after it was to change things. */
export function hasChanged(run: Run): boolean {
  return run.isConfirmed && !isAtWork(run);
}

/** Whoever signs in again has it read. */
const isSignedOut = (error: Error | null) => error instanceof ApiProblem && error.status === 401;

/** @throws ApiProblem 404 for what is no run of one's accounts. */
export function runQuery(id: string) {
  return queryOptions({
    queryKey: [...runsKey, id],
    queryFn: async ({ signal }) => (await exchange({ method: 'GET', address: addressOf(id), signal })) as Run,
    refetchInterval: ({ state: { data, error } }) =>
      data && !isSignedOut(error) && (isLookedAt(data) ? lookAgain : lookAtRest),
  });
}

/** The steps of a run as it stands now, those in one state or all; asks nobody without a run. @throws ApiProblem */
export function runStepsQuery(run: Run | undefined, state: StepState | undefined) {
  const { id = '', counts, state: standing } = run ?? {};
  return infiniteQueryOptions({
    // With the counts: what is shown of the steps is never older than what is said of the run.
    queryKey: [...runsKey, id, 'steps', state, counts, standing],
    enabled: run !== undefined,
    placeholderData: (before: InfiniteData<RunSteps, string> | undefined, query) =>
      query?.queryKey[1] === id ? before : undefined,
    gcTime: 0,
    initialPageParam: '0',
    queryFn: ({ signal, pageParam }) => readSteps(id, { cursor: pageParam, ...(state && { state }) }, signal),
    getNextPageParam: ({ next }) => next,
  });
}

/** Every step of a run, page after page. @throws ApiProblem; the signal's reason when aborted. */
export async function allRunSteps(id: string, signal: AbortSignal): Promise<readonly RunStep[]> {
  const steps: RunStep[] = [];
  let cursor: string | undefined = '0';
  while (cursor !== undefined) {
    const { items, next } = await readSteps(id, { cursor }, signal);
    steps.push(...items);
    cursor = next;
  }
  return steps;
}

/** Every step of a run as it stands now. @throws ApiProblem */
export function allRunStepsQuery({ id, counts, state, changedAt }: Run) {
  return queryOptions({
    queryKey: [...runsKey, id, 'all', counts, state, changedAt],
    placeholderData: (before: readonly RunStep[] | undefined, query) =>
      query?.queryKey[1] === id ? before : undefined,
    gcTime: 0,
    queryFn: ({ signal }) => allRunSteps(id, signal),
  });
}

async function readSteps(id: string, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<RunSteps> {
  const address = addressOf(id, `/steps?${new URLSearchParams(query)}`);
  return (await exchange({ method: 'GET', address, signal })) as RunSteps;
}

/**
 * Has a run begin with its dry run, once all of its steps are sent. What breaks off before has done nothing, and is
 * forgotten. @throws ApiProblem
 */
export async function createRun(whole: NewRun): Promise<Run> {
  const { first, rest } = inParts(whole);
  let run = (await exchange({ method: 'POST', address: runsPath, body: first })) as Run;
  try {
    for (const part of rest) {
      run = (await exchange({ method: 'POST', address: addressOf(run.id, '/steps'), body: part })) as Run;
    }
  } catch (error) {
    await deleteRun(run.id).catch(() => undefined);
    throw error;
  }
  return run;
}

/** @throws ApiProblem 409 when the run does not stand so any more. */
export async function actOnRun(id: string, action: RunAction): Promise<Run> {
  return (await exchange({ method: 'POST', address: addressOf(id, `/${action}`) })) as Run;
}

/** Begins a run that takes back what this one has done. @throws ApiProblem 409 where nothing can. */
export async function undoRun(id: string): Promise<Run> {
  return (await exchange({ method: 'POST', address: addressOf(id, '/undo') })) as Run;
}

/** What came of every step, as CSV. @throws ApiProblem */
export function runResultQuery(id: string) {
  return queryOptions({
    queryKey: [...runsKey, id, 'result'],
    gcTime: 0,
    queryFn: ({ signal }) => readResult(id, signal),
  });
}

async function readResult(id: string, signal: AbortSignal): Promise<string> {
  const address = addressOf(id, '/result');
  const headers = { [csrfHeader]: '1', Accept: 'text/csv' };
  const response = await fetch(address, { headers, credentials: 'same-origin', signal }).catch(() => undefined);
  if (response === undefined) throw new ApiProblem(`GET ${address}`, 0, { title: 'No answer' });
  if (!response.ok) throw await readProblem(`GET ${address}`, response);
  return response.text();
}

/** @throws ApiProblem 409 for one that is at work. */
export async function deleteRun(id: string): Promise<void> {
  await exchange({ method: 'DELETE', address: addressOf(id) });
}
