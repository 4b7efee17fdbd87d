/**
 * The steps behind a recovery link, passed on to embedded regions for whoever holds it: no session, no token of ours.
 * Link, code and password are in these calls only; a link of any other region opens its provider's own page.
 */
import { Problem } from '#shared/contract/problem.ts';
import {
  recoveryPath,
  type CompletedRecovery,
  type CompleteLinkBody,
  type OpenedLink,
  type OpenedRecovery,
  type OpenRecoveryBody,
} from '#shared/self-service.ts';
import { ConsoleProblem, violation } from '#bff/http/problem.ts';
import { callRegion, type RegionAnswer } from '#bff/regions/call-region.ts';
import type { Region, RegionDirectory } from '#bff/regions/region-directory.ts';
import type { CountedStep, SelfServiceLimits } from './self-service-limits.ts';

export interface SelfServiceOptions {
  readonly regions: RegionDirectory;
  readonly limits: SelfServiceLimits;
  /** Called when a link was completed, with whether that left the user active. */
  readonly onCompleted: (flow: string, active: boolean) => Promise<void>;
  /** Called when a region says that too many wrong codes have ended a link. */
  readonly onKilled: (flow: string) => Promise<void>;
  /** Called when a region says that a code was wrong, and may be entered again. */
  readonly onWrongCode: (flow: string) => Promise<void>;
}

/**
 * Both throw a `ConsoleProblem`: 404 where no region is embedded, 429 past the limits, 502 to 504 when a region fails.
 * What a region refuses is its answer.
 */
export interface SelfService {
  /** Opens a link at the region that knows it: links do not say whose they are. */
  open(body: OpenRecoveryBody, address: string): Promise<RegionAnswer>;
  complete(body: CompleteLinkBody, address: string): Promise<RegionAnswer>;
}

/** A region's answer that it does not know the link; another one may. */
class UnknownLink extends Error {
  readonly answer: RegionAnswer;

  constructor(answer: RegionAnswer) {
    super('unknown link');
    this.answer = answer;
  }
}

export function createSelfService({
  regions,
  limits,
  onCompleted,
  onKilled,
  onWrongCode,
}: SelfServiceOptions): SelfService {
  const embedded = [...regions.byName.values()].filter((region) => region.embedded);

  return {
    async open(body, address) {
      if (embedded.length === 0) throw noSelfService();
      const step = await limits.begin(body.flow, address);
      const answer = await settled(step, () =>
        Promise.any(embedded.map((region) => openAt(region, body))).catch(firstReason),
      );
      if (isRefusal(answer, 410, 'link_exhausted')) await onKilled(body.flow);
      if (isRefusal(answer, 400, 'wrong_code')) await onWrongCode(body.flow);
      return answer;
    },

    async complete({ region: name, ...body }, address) {
      if (embedded.length === 0) throw noSelfService();
      const region = embedded.find((one) => one.name === name);
      if (region === undefined) throw violation('region', 'is not a region whose links open here');
      const step = await limits.begin(body.flow, address);
      const answer = await settled(step, () => post(region, '/complete', body));
      if (answer.status === 200) await onCompleted(body.flow, leftActive(answer.body));
      if (isRefusal(answer, 410, 'link_exhausted')) await onKilled(body.flow);
      return answer;
    },
  };
}

/** A region that says otherwise, or nothing, has completed the link all the same. */
function leftActive(body: unknown): boolean {
  return (body as Partial<CompletedRecovery> | null | undefined)?.active === true;
}

/** Takes a counted step; only a refusal stays counted. */
async function settled(step: CountedStep, take: () => Promise<RegionAnswer>): Promise<RegionAnswer> {
  let answer: RegionAnswer;
  try {
    answer = await take();
  } catch (error) {
    await step.forgive();
    throw error;
  }
  if (answer.status === 200 || answer.status >= 500) await step.forgive();
  return answer;
}

function isRefusal(answer: RegionAnswer, status: number, fragment: string): boolean {
  const problem = Problem.safeParse(answer.body);
  return answer.status === status && problem.data?.type?.endsWith(`#${fragment}`) === true;
}

async function openAt(region: Region, body: OpenRecoveryBody): Promise<RegionAnswer> {
  const answer = await post(region, '', body);
  if (answer.status === 404) throw new UnknownLink(answer);
  if (answer.status !== 200) return answer;
  const opened: OpenedLink = { ...(answer.body as OpenedRecovery), region: region.name };
  return { ...answer, body: opened };
}

/** Where no region knew the link: a region that failed may have known it, so its failure comes first. */
function firstReason(error: unknown): RegionAnswer {
  const reasons: unknown[] = error instanceof AggregateError ? error.errors : [error];
  const failure = reasons.find((reason) => !(reason instanceof UnknownLink));
  if (failure !== undefined) throw failure;
  const [unknown] = reasons as UnknownLink[];
  if (unknown === undefined) throw noSelfService();
  return unknown.answer;
}

function post(region: Region, step: string, body: object): Promise<RegionAnswer> {
  const headers = { 'content-type': 'application/json' };
  return callRegion(region, { method: 'POST', path: recoveryPath + step, headers, body: JSON.stringify(body) });
}

function noSelfService(): ConsoleProblem {
  const detail = 'A link of this console’s regions opens a page of its provider. Open it as it was sent.';
  return new ConsoleProblem('no_self_service', { detail });
}
