/** One exchange with the console's own server: header, body, problems, and which calls may be repeated. */
import { csrfHeader } from '#shared/door.ts';
import { ApiProblem, readProblem, retryAfterMs } from './api-problem.ts';
import { takeFirstCall } from './first-calls.ts';

export interface Exchange {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query below the console's origin, `/api/…`. */
  readonly address: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

const repeatable = new Set([429, 502, 503, 504]);
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
 * A GET is repeated on 429, 502, 503 and 504, honouring Retry-After; a write is sent exactly once (B12.4).
 * @throws ApiProblem for every other outcome; the signal's reason when aborted.
 */
export async function exchange(options: Exchange): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(options);
    if (response.ok) return readBody(options, response);
    const wait = waitBefore(attempt, options, response);
    if (wait === undefined) throw await readProblem(nameOf(options), response);
    await response.body?.cancel();
    await pause.wait(wait, options.signal);
  }
}

async function send({ method, address, body, signal }: Exchange): Promise<Response> {
  const headers: Record<string, string> = { [csrfHeader]: '1', Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    const first = method === 'GET' ? takeFirstCall(address) : undefined;
    if (first !== undefined) return await first;
    return await fetch(address, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiProblem(nameOf({ method, address }), 0, { title: 'No answer' });
  }
}

async function readBody(options: Exchange, response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiProblem(nameOf(options), 502, { title: 'The answer could not be read' }, response.headers);
  }
}

/** Milliseconds until the next attempt, undefined when there is none. */
function waitBefore(attempt: number, { method }: Exchange, response: Response): number | undefined {
  if (method !== 'GET' || attempt === attempts || !repeatable.has(response.status)) return undefined;
  const wait = retryAfterMs(response.headers.get('Retry-After'), Date.now()) ?? 250 * 2 ** attempt;
  return wait <= longestWaitMs ? wait : undefined;
}

function nameOf({ method, address }: Pick<Exchange, 'method' | 'address'>): string {
  return `${method} ${address.split('?')[0]}`;
}
