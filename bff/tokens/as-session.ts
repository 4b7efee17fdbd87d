/** Asking a region with the rights of a session, whatever becomes of its tokens meanwhile. */
import type { OperationId } from '#shared/contract/catalogue.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import { readAnswer, type RegionAnswer } from '#bff/regions/call-region.ts';
import { OutOfTime, type Patience } from '#bff/regions/patience.ts';
import { notSent } from '#bff/regions/region-failure.ts';
import { askOperation, type ReadArguments } from '#bff/regions/read-operation.ts';
import type { Region } from '#bff/regions/region-directory.ts';
import type { PlainAnswer } from '#bff/regions/whole-answer.ts';
import { bearerOf, type Bearer, type BearerMemory, type BearerSource } from './bearer-source.ts';

export interface Asking {
  readonly bearer: BearerSource & BearerMemory;
  /** Hash of the session id. */
  readonly session: string;
  readonly region: string;
  /** Of whom this is asked for. */
  readonly patience: Patience;
}

/** A region gives the session tokens, and accepts none of them. */
export class TokensRefused extends ConsoleProblem {
  constructor(region: string) {
    super('region_answer_unusable', { detail: 'The region refuses new tokens.', region });
  }
}

/** What was asked already, with this bearer. */
export interface Begun<Result> {
  readonly bearer: Bearer;
  readonly result: Promise<Result | undefined>;
}

/**
 * What `ask` gets with a token; with another one when it answers undefined, because the region refused the first (401).
 * Throws a `ConsoleProblem`: 401 when the session is not signed in to the region (any more), `TokensRefused` when that refuses
 * new tokens too, 503 when there was no token in time; then nothing was sent to the region, or it was refused.
 */
export async function askAsSession<Result>(
  asking: Asking,
  ask: (bearer: Bearer) => Promise<Result | undefined>,
  begun?: Begun<Result>,
): Promise<Result> {
  const { bearer: source, session, region } = asking;
  let bearer =
    begun?.bearer ?? source.recall(session, region) ?? (await inTime(asking, source.tokenFor(session, region)));
  for (let attempt = 1; bearer !== undefined; attempt += 1) {
    const result = await (attempt === 1 && begun !== undefined ? begun.result : ask(bearer));
    if (result !== undefined) return result;
    bearer = await inTime(asking, source.tokenRefused(session, region, bearer.token));
    if (attempt === 2 && bearer !== undefined) throw new TokensRefused(region);
  }
  throw new ConsoleProblem('region_signed_out', {
    detail: `Sign in to the region ${region} to go on there.`,
    region,
  });
}

/** What a region answers a session that reads an operation. Throws as above, and as `callRegion` does. */
export async function readAsSession(
  asking: Omit<Asking, 'region'>,
  region: Region,
  id: OperationId,
  args: ReadArguments,
  requestId?: string,
): Promise<RegionAnswer> {
  return readAnswer(region, await askOperationAsSession(asking, region, id, args, requestId));
}

/** As `readAsSession`, without reading what the answer says. */
export function askOperationAsSession(
  asking: Omit<Asking, 'region'>,
  region: Region,
  id: OperationId,
  args: ReadArguments,
  requestId?: string,
): Promise<PlainAnswer> {
  const context = { patience: asking.patience, ...(requestId !== undefined && { requestId }) };
  return askAsSession({ ...asking, region: region.name }, async ({ token }) => {
    const answer = await askOperation(region, token, id, args, context);
    return answer.status === 401 ? undefined : answer;
  });
}

/** Waits for a token no longer than for the answer. */
async function inTime({ patience, region }: Asking, asked: Promise<string | undefined>): Promise<Bearer | undefined> {
  try {
    const token = await patience.await(asked);
    return token === undefined ? undefined : bearerOf(token);
  } catch (error) {
    throw error instanceof OutOfTime ? notSent(region) : error;
  }
}
