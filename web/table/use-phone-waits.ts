import { useEffect, useState } from 'react';
import { useNarrow } from './narrow.ts';

/** So long at most. Milliseconds. */
const patience = 2_000;

/** Whether a phone still waits for all of a page that comes in parts: what stands below would move with each of them. */
export function usePhoneWaits(isWhole: boolean): boolean {
  const isNarrow = useNarrow();
  const [isPatient, setPatient] = useState(!isWhole);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patience);
    return () => clearTimeout(timer);
  }, []);
  return isNarrow && isPatient && !isWhole;
}
