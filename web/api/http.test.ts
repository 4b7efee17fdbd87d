import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from './api-problem.ts';
import { exchange, pause } from './http.ts';
import { longWaitStore } from './waits.ts';

const problem = (status: number, body: unknown = { title: `status ${status}` }, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

let answers: (() => Response | Promise<Response>)[];
let sent: { address: string; init: RequestInit }[];
let waits: number[];

beforeEach(() => {
  answers = [];
  sent = [];
  waits = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init });
    const answer = answers.shift();
    if (answer === undefined) throw new Error('one call too many');
    const ended = new Promise<never>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
    return Promise.race([answer(), ended]);
  });
  vi.spyOn(pause, 'wait').mockImplementation(async (milliseconds) => void waits.push(milliseconds));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function failureOf(promise: Promise<unknown>): Promise<ApiProblem> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiProblem)) throw new Error(`expected an ApiProblem, got ${String(error)}`);
  return error;
}

describe('an exchange', () => {
  it('carries the header that a cross-site form cannot set, and its body as JSON', async () => {
    answers = [() => new Response('{"id":1}', { status: 201 })];
    expect(await exchange({ method: 'POST', address: '/api/x', body: { a: 'é' } })).toEqual({ id: 1 });
    expect(sent[0]?.init).toMatchObject({
      headers: { 'X-Portico-CSRF': '1', 'Content-Type': 'application/json' },
      body: '{"a":"é"}',
    });
  });

  it('accepts an empty body on any success', async () => {
    answers = [() => new Response('', { status: 202 })];
    expect(await exchange({ method: 'DELETE', address: '/api/x' })).toBeUndefined();
  });

  it.each([429, 502, 503])('repeats a read answered %i', async (status) => {
    answers = [() => problem(status), () => new Response('[]')];
    expect(await exchange({ method: 'GET', address: '/api/x' })).toEqual([]);
    expect(waits).toHaveLength(1);
  });

  it('waits as long as Retry-After says', async () => {
    answers = [() => problem(503, undefined, { 'Retry-After': '3' }), () => new Response('[]')];
    await exchange({ method: 'GET', address: '/api/x' });
    expect(waits).toEqual([3_000]);
  });

  it('shows the failure at once when Retry-After is too long to look at an empty page', async () => {
    answers = [() => problem(429, undefined, { 'Retry-After': '600' })];
    const failure = await failureOf(exchange({ method: 'GET', address: '/api/x' }));
    expect(failure).toMatchObject({ status: 429, retryAfterMs: 600_000 });
    expect(waits).toEqual([]);
  });

  it('shows at once that the console leaves a region alone, and tries again where it only found nobody', async () => {
    const down = { type: 'urn:portico:errors#region_unreachable', title: 'Down' };
    answers = [() => problem(503, down, { 'Retry-After': '5' })];
    expect((await failureOf(exchange({ method: 'GET', address: '/api/x' }))).problem).toEqual(down);
    expect(waits).toEqual([]);
    answers = [() => problem(503, down), () => new Response('[]')];
    expect(await exchange({ method: 'GET', address: '/api/x' })).toEqual([]);
  });

  it('gives up after the third attempt', async () => {
    answers = [() => problem(503), () => problem(503), () => problem(503)];
    expect((await failureOf(exchange({ method: 'GET', address: '/api/x' }))).status).toBe(503);
    expect(sent).toHaveLength(3);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('never repeats a %s', async (method) => {
    answers = [() => problem(503, undefined, { 'Retry-After': '0' })];
    expect((await failureOf(exchange({ method, address: '/api/x', body: {} }))).status).toBe(503);
    expect(sent).toHaveLength(1);
  });

  it.each([400, 401, 403, 404, 409, 500, 504])('does not repeat a read answered %i', async (status) => {
    answers = [() => problem(status)];
    expect((await failureOf(exchange({ method: 'GET', address: '/api/x' }))).status).toBe(status);
  });

  it('keeps what the problem says, and who said it', async () => {
    const body = {
      type: 'urn:numspot:errors#invalid_parameter',
      title: 'Invalid parameter',
      detail: 'email is not an address',
      violations: [{ field: 'email', description: 'not an address' }],
      source: 'region',
      requestId: 'r-1',
    };
    answers = [() => problem(400, body)];
    const failure = await failureOf(exchange({ method: 'POST', address: '/api/x?q=secret', body: {} }));
    expect(failure.fragment).toBe('invalid_parameter');
    expect(failure.violations).toEqual(body.violations);
    expect(failure).toMatchObject({ source: 'region', requestId: 'r-1', request: 'POST /api/x' });
  });

  it('makes a problem of HTML and of garbage', async () => {
    answers = [() => new Response('<html>', { status: 500, headers: { 'X-Request-Id': 'r-2' } })];
    expect(await failureOf(exchange({ method: 'GET', address: '/api/x' }))).toMatchObject({
      status: 500,
      requestId: 'r-2',
    });
    answers = [() => new Response('{"a":', { status: 200 })];
    expect((await failureOf(exchange({ method: 'GET', address: '/api/x' }))).status).toBe(502);
  });

  it('says that no answer came', async () => {
    answers = [() => Promise.reject(new TypeError('fetch failed'))];
    expect(await failureOf(exchange({ method: 'GET', address: '/api/x' }))).toMatchObject({
      status: 0,
      source: 'network',
    });
  });

  it('passes an abort on as it is', async () => {
    const stop = new AbortController();
    stop.abort(new DOMException('left the page', 'AbortError'));
    answers = [() => Promise.reject(stop.signal.reason as Error)];
    await expect(exchange({ method: 'GET', address: '/api/x', signal: stop.signal })).rejects.toBe(stop.signal.reason);
  });

  it('gives up after 20 seconds, whatever was repeated meanwhile', async () => {
    vi.useFakeTimers();
    const neverAnswered = () => new Promise<Response>(() => undefined);
    answers = [() => problem(503), neverAnswered];
    const asked = failureOf(exchange({ method: 'GET', address: '/api/x', region: 'eu-std-1' }));
    await vi.advanceTimersByTimeAsync(19_999);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toMatchObject({ status: 504, fragment: 'region_timeout' });
    vi.useRealTimers();
  });

  it('is told as a long wait after four seconds, and can be stopped', async () => {
    vi.useFakeTimers();
    answers = [() => new Promise<Response>(() => undefined)];
    const asked = failureOf(exchange({ method: 'POST', address: '/api/x', region: 'eu-std-1' }));
    await vi.advanceTimersByTimeAsync(3_999);
    expect(longWaitStore.read()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    const [wait] = longWaitStore.read();
    expect(wait).toMatchObject({ region: 'eu-std-1', isWrite: true });
    wait?.stop();
    expect(await asked).toMatchObject({ status: 504, fragment: 'stopped_waiting' });
    expect(longWaitStore.read()).toEqual([]);
    vi.useRealTimers();
  });

  it('that breaks off midway is an unusable answer', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    answers = [() => new Response(broken, { headers: { 'X-Request-Id': 'r-3' } })];
    const failure = await failureOf(exchange({ method: 'GET', address: '/api/x' }));
    expect(failure).toMatchObject({ status: 502, fragment: 'region_answer_unusable', requestId: 'r-3' });
  });

  it('takes up the call that the page started first, once', async () => {
    globalThis.porticoFirstCalls = new Map([['/api/x', Promise.resolve(new Response('"first"'))]]);
    answers = [() => new Response('"second"')];
    expect(await exchange({ method: 'GET', address: '/api/x' })).toBe('first');
    expect(await exchange({ method: 'GET', address: '/api/x' })).toBe('second');
  });
});
