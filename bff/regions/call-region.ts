/** Small calls the console itself makes of a region, answered whole. The proxy's own way is relay.ts. */
import type { Dispatcher } from 'undici';
import type { Region } from './region-directory.ts';
import { isConnectFailure, regionFailure, unreachable, unusable } from './region-failure.ts';

export interface RegionCall {
  readonly method: 'GET' | 'POST';
  /** Path and query within the region, as its contract has it. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Gives up early; the region's own limits hold besides. */
  readonly signal?: AbortSignal;
}

export interface RegionAnswer {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  /** Parsed; undefined for an empty body. */
  readonly body: unknown;
}

export const jsonContent = /^application\/([\w.+-]+\+)?json\s*(;|$)/i;

/**
 * Calls the region and parses its JSON answer, whatever the status. A GET is repeated once when no connection was
 * made. Throws a `ConsoleProblem`: 503 unreachable, 504 too slow, 502 anything but JSON.
 */
export async function callRegion(region: Region, call: RegionCall): Promise<RegionAnswer> {
  if (!region.admits()) throw unreachable(region.name, region.breaker.retryIn / 1_000);
  try {
    return await attempt(region, call);
  } catch (error) {
    if (call.method === 'GET' && isConnectFailure(error)) {
      return attempt(region, call).catch((again: unknown) => fail(region, again));
    }
    return fail(region, error);
  }
}

function fail(region: Region, error: unknown): never {
  const problem = regionFailure(region.name, error);
  if (!(error instanceof Error && error.name === 'AbortError')) region.breaker.failed();
  throw problem;
}

async function attempt(region: Region, { method, path, headers, body, signal }: RegionCall): Promise<RegionAnswer> {
  const answer = await region.pool.request({
    method,
    path: region.prefix + path,
    headers: { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'portico', ...headers },
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  });
  const text = await answer.body.text();
  region.breaker.succeeded();
  return { status: answer.statusCode, headers: answer.headers, body: parse(region, answer, text) };
}

function parse(region: Region, answer: Dispatcher.ResponseData, text: string): unknown {
  if (text === '') return undefined;
  try {
    if (jsonContent.test(String(answer.headers['content-type'] ?? ''))) return JSON.parse(text);
  } catch {
    // Said below, as for any other answer that is not JSON.
  }
  throw unusable(region.name, 'answered something that is not JSON');
}
