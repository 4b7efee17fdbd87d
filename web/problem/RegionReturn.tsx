import { useEffect, useRef } from 'react';
import { getRegions } from '#web/api/session-calls.ts';

const askEveryMs = 5_000;

export interface RegionReturnProps {
  /** Left out when it is the console itself that does not answer. */
  region: string | undefined;
  onReturn: () => void;
}

/** Shows nothing; tells when a region that did not answer does so again, as long as the page is looked at. */
export function RegionReturn({ region, onReturn }: RegionReturnProps) {
  const tell = useRef(onReturn);
  useEffect(() => {
    tell.current = onReturn;
  });
  useEffect(() => {
    let over = false;
    const timer = setInterval(() => void ask(), askEveryMs);
    async function ask() {
      if (document.visibilityState !== 'visible') return;
      const regions = await getRegions().catch(() => []);
      const isBack = regions.some(({ name, reachable }) => region === undefined || (name === region && reachable));
      if (isBack && !over) tell.current();
    }
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, [region]);
  return null;
}
