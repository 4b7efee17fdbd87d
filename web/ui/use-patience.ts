import { useEffect, useState } from 'react';

/** So long at most. Milliseconds. */
const patience = 2_000;

/**
 * Whether what stands below still waits for all of what comes in parts above it: it would move with each of them. What has
 * been shown once does not go again.
 */
export function usePatience(isWhole: boolean): boolean {
  const [isPatient, setPatient] = useState(!isWhole);
  if (isPatient && isWhole) setPatient(false);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patience);
    return () => clearTimeout(timer);
  }, []);
  return isPatient && !isWhole;
}
