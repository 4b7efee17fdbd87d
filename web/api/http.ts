/** One exchange with the console's own server: header, body, problems, and which calls may be repeated. */
import { csrfHeader } from '#shared/csrf-header.ts';
import { answerHeaders } from '#web/ui/answer-headers.ts';
import { ApiProblem, readProblem } from './api-problem.ts';
import { takeFirstCall } from './first-calls.ts';
import { beginWait } from './waits.ts';

export interface Exchange {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query below the console's origin, `/api/…`. */
  readonly address: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** The region it goes on to; undefined where the console itself answers. */
  readonly region?: string | undefined;
  /** Whether the reader waits for this one; yes when left out. */
  readonly isWanted?: (() => boolean) | undefined;
  /** Whether a parsed body is what was asked for; undefined stands for an empty one. */
  readonly isUsable?: ((body: unknown) => boolean) | undefined;
  /** Told of each answer, before its body is read. */
  readonly onAnswer?: ((response: Response) => void) | undefined;
}

/** Not 504: whoever has waited that long decides whether to wait again. */
const repeatable = new Set([429, 502, 503]);
const attempts = 3;
/** Longer than this nobody looks at an empty page: the failure is shown, with a button to try again. */
const longestWaitMs = 5_000;

/** How the exchange waits between attempts; tests replace it. */
export const pause = {
  wait: (milliseconds: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      });
    }),
};

/**
 * Sends it and returns the parsed body; undefined for an empty one, which is allowed on any 2xx (behaviours B12.3).
 * A GET is repeated on 429, 502 and 503, honouring Retry-After, unless its region is known to be down; a write is sent
 * exactly once (B12.4). Nothing is waited for longer than 20 seconds, repetitions included.
 * @throws ApiProblem for every other outcome; the signal's reason when aborted.
 */
export async function exchange(options: Exchange): Promise<unknown> {
  const wait = beginWait({ ...options, name: nameOf(options), isWrite: options.method !== 'GET' });
  try {
    return await exchangeWithin(wait.signal, options);
  } catch (error) {
    // The browser's own words for an end of ours say nothing.
    throw wait.signal.aborted ? wait.signal.reason : error;
  } finally {
    wait.end();
  }
}

async function exchangeWithin(signal: AbortSignal, options: Exchange): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(signal, options);
    answerHeaders.set(response.headers);
    options.onAnswer?.(response);
    if (response.ok) return readBody(options, response);
    const problem = await readProblem(nameOf(options), response);
    const wait = waitBefore(attempt, options, problem);
    if (wait === undefined) throw problem;
    await pause.wait(wait, signal);
  }
}

async function send(signal: AbortSignal, { method, address, body }: Exchange): Promise<Response> {
  const headers: Record<string, string> = { [csrfHeader]: '1', Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const first = method === 'GET' ? takeFirstCall(address) : undefined;
  try {
    if (first !== undefined) return await Promise.race([first, rejection(signal)]);
    return await fetch(address, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal,
    });
  } catch {
    throw new ApiProblem(nameOf({ method, address }), 0, { title: 'No answer' });
  }
}

function rejection(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
}

async function readBody(options: Exchange, response: Response): Promise<unknown> {
  let body: unknown;
  try {
    const text = await response.text();
    body = text === '' ? undefined : JSON.parse(text);
    if (options.isUsable?.(body) ?? true) return body;
  } catch {
    // Broken off midway, or not JSON: unusable like what has another shape.
  }
  const problem = { title: 'The answer is unusable', type: '#region_answer_unusable' };
  throw new ApiProblem(nameOf(options), 502, problem, response.headers);
}

/** Milliseconds until the next attempt, undefined when there is none. */
function waitBefore(attempt: number, { method }: Exchange, problem: ApiProblem): number | undefined {
  if (method !== 'GET' || attempt === attempts || !repeatable.has(problem.status)) return undefined;
  const { retryAfterMs: asked, fragment } = problem;
  // The console leaves a region alone that is down: that is known now, and the page looks for its return by itself.
  if (asked !== undefined && fragment === 'region_unreachable') return undefined;
  const wait = asked ?? 250 * 2 ** attempt;
  return wait <= longestWaitMs ? wait : undefined;
}

function nameOf({ method, address }: Pick<Exchange, 'method' | 'address'>): string {
  return `${method} ${address.split('?')[0]}`;
}
