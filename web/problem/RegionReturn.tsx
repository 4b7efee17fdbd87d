import { useEffect, useEffectEvent } from 'react';
import { ApiProblem } from '#web/api/api-problem.ts';
import { getRegions, getSession } from '#web/api/session-calls.ts';

const askEveryMs = 5_000;

export interface RegionReturnProps {
  /** Left out when it is the console itself that does not answer, or its store. */
  region: string | undefined;
  onReturn: () => void;
}

/** Whether the console answers, and has what it keeps of this session. */
async function knowsSession(): Promise<boolean> {
  try {
    await getSession();
    return true;
  } catch (error) {
    return error instanceof ApiProblem && error.status === 401;
  }
}

async function reaches(region: string): Promise<boolean> {
  const regions = await getRegions().catch(() => []);
  return regions.some(({ name, reachable }) => name === region && reachable);
}

/** Shows nothing; tells when a region that did not answer does so again, as long as the page is looked at. */
export function RegionReturn({ region, onReturn }: RegionReturnProps) {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    let over = false;
    const timer = setInterval(() => void ask(), askEveryMs);
    async function ask() {
      if (document.visibilityState !== 'visible') return;
      const isBack = region === undefined ? await knowsSession() : await reaches(region);
      if (isBack && !over) tell();
    }
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, [region]);
  return null;
}
