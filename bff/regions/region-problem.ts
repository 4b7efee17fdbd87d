/** A region's refusal, passed on with who refused and the id to quote. */
import { z } from 'zod';
import { Problem, TokenError } from '#shared/contract/problem.ts';
import { unusable } from './region-failure.ts';

export interface RegionRefusal {
  readonly status: number;
  /** Parsed; undefined for an empty body. */
  readonly body: unknown;
}

/** The members the contract knows: what else a region tells of itself (a stack, a host) is for its own logs. */
const KnownProblem = z.object({
  ...Problem.shape,
  // Of the steps behind a recovery link.
  triesLeft: z.int().optional(),
  clockOffSeconds: z.number().optional(),
});

/** Body to send in place of the region's: the contract's members of it, with `source` and our `requestId`. */
export function describeRefusal({ status, body }: RegionRefusal, requestId: string): Problem {
  const added = { status, source: 'region', requestId } as const;
  const problem = KnownProblem.safeParse(body);
  if (problem.success) return { ...problem.data, ...added };
  const oauth = TokenError.safeParse(body);
  if (oauth.success) {
    const { error, error_description: detail } = oauth.data;
    return { title: error, ...(detail === undefined ? {} : { detail }), ...added };
  }
  return { title: `The region answered ${status}`, ...added };
}

/** Parses a collected body; undefined when empty. Throws a 502 `ConsoleProblem` for what is not a JSON object. */
export function parseCollected(region: string, bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    if (body !== null && typeof body === 'object' && !Array.isArray(body)) return body;
  } catch {
    // Said below.
  }
  throw unusable(region, 'answered something that is not a JSON object');
}
