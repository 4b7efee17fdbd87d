/** Small calls the console itself makes of a region, answered whole. The proxy's own way is relay.ts. */
import type { Method } from '#shared/contract/operation.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import { OutOfTime, Patience } from './patience.ts';
import type { AnswerHeaders } from './patient-handler.ts';
import type { Region } from './region-directory.ts';
import { isConnectFailure, regionFailure, unusable } from './region-failure.ts';
import { askWhole, type PlainAnswer } from './whole-answer.ts';

export interface RegionCall {
  readonly method: Method;
  /** Path and query within the region, as its contract has it. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Of whom this is asked for; of the call alone when left out. */
  readonly patience?: Patience;
  /** Gives up early; without a patience only. */
  readonly signal?: AbortSignal;
  /** Told how long the region took to answer, in milliseconds. */
  readonly onAnswer?: (time: number) => void;
}

export interface RegionAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  /** Parsed; undefined for an empty body. */
  readonly body: unknown;
}

export const jsonContent = /^application\/([\w.+-]+\+)?json\s*(;|$)/i;

/**
 * Calls the region and parses its JSON answer, whatever the status. A GET is repeated once when no connection was
 * made. Throws a `ConsoleProblem`: 503 unreachable and nothing sent, 504 too slow, 502 anything but JSON.
 */
export async function callRegion(region: Region, call: RegionCall): Promise<RegionAnswer> {
  return readAnswer(region, await askRegion(region, call));
}

/** An answer with its body parsed. Throws a `ConsoleProblem` (502) for anything but JSON. */
export function readAnswer(region: Region, { status, headers, text }: PlainAnswer): RegionAnswer {
  return { status, headers, body: parse(region, headers, text) };
}

/** As `callRegion`, without reading what the answer says. */
export async function askRegion(region: Region, call: RegionCall): Promise<PlainAnswer> {
  const patience = call.patience ?? new Patience(region.limits.answer, call.signal);
  try {
    return await attempt(region, call, patience).catch((error: unknown) => {
      if (call.method === 'GET' && isConnectFailure(error)) return attempt(region, call, patience);
      throw error;
    });
  } catch (error) {
    if (error instanceof ConsoleProblem) throw error;
    // Whoever gave up early says nothing about the region.
    const gaveUp = patience.isOver && !(patience.reason instanceof OutOfTime);
    throw gaveUp ? regionFailure(region.name, new OutOfTime()) : region.gate.failed(error);
  } finally {
    if (call.patience === undefined) patience.end(undefined);
  }
}

async function attempt(
  region: Region,
  { method, path, headers, body, onAnswer }: RegionCall,
  patience: Patience,
): Promise<PlainAnswer> {
  const leave = await region.gate.enter(patience);
  const begin = performance.now();
  const request = { method, path: region.prefix + path, headers: { ...standing, ...headers }, body: body ?? null };
  const answer = await askWhole(region.pool, request, patience, leave);
  region.gate.succeeded();
  onAnswer?.(performance.now() - begin);
  return answer;
}

const standing = { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'portico' };

function parse(region: Region, headers: PlainAnswer['headers'], text: string): unknown {
  if (text === '') return undefined;
  try {
    if (jsonContent.test(String(headers['content-type'] ?? ''))) return JSON.parse(text);
  } catch {
    // Said below, as for any other answer that is not JSON.
  }
  throw unusable(region.name, 'answered something that is not JSON');
}
