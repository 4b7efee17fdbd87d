/** The regions this console knows, asked once and again on demand. */
import { useSyncExternalStore } from 'react';
import type { RegionSummary } from '#shared/session.ts';
import { getRegions } from '#web/api/session-calls.ts';

/** `failed`: the console did not answer. */
export type Regions = readonly RegionSummary[] | 'failed' | undefined;

let regions: Regions;
const listeners = new Set<() => void>();

/** Fetches the list, unless it is here and `again` is not asked for. Never rejects: a failure is a state to show. */
export async function loadRegions(again = false): Promise<void> {
  if (regions !== undefined && regions !== 'failed' && !again) return;
  regions = await getRegions().catch(() => 'failed' as const);
  for (const listener of listeners) listener();
}

export function useRegions(): Regions {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => regions,
  );
}

/** The regions as far as they are known: none until the list has come. */
export function useKnownRegions(): readonly RegionSummary[] {
  const known = useRegions();
  return known === undefined || known === 'failed' ? [] : known;
}
