/** Which regions answer at the moment, for the sign-in page. Asked at most once per few seconds. */
import type { Clock } from '#shared/clock.ts';
import { catalogue } from '#shared/contract/catalogue.ts';
import { callRegion } from './call-region.ts';
import type { Region } from './region-directory.ts';

const freshFor = 5_000;
const patience = 2_000;

export type Reachability = (region: Region) => Promise<boolean>;

/** Any answer that is not a failure counts; the key set is open to everybody (behaviours B2.1). */
export function createReachability(clock: Clock): Reachability {
  const known = new Map<string, { readonly until: number; readonly answer: Promise<boolean> }>();

  return (region) => {
    const cached = known.get(region.name);
    if (cached !== undefined && clock.now() < cached.until) return cached.answer;
    const answer = ask(region);
    known.set(region.name, { until: clock.now() + freshFor, answer });
    return answer;
  };
}

async function ask(region: Region): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    const { status } = await callRegion(region, { method: 'GET', path: catalogue.GetJwks.path, signal });
    return status < 500;
  } catch {
    return false;
  }
}
