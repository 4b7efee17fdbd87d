/** The regions this console knows, asked once and again on demand. */
import type { RegionSummary } from '#shared/session.ts';
import { getRegions } from '#web/api/session-calls.ts';
import { createStore, useStore } from '#web/ui/store.ts';

/** `failed`: the console did not answer. */
export type Regions = readonly RegionSummary[] | 'failed' | undefined;

const regionsStore = createStore<Regions>(undefined);

/** Fetches the list, unless it is here and `again` is not asked for. Never rejects: a failure is a state to show. */
export async function loadRegions(again = false): Promise<void> {
  const regions = regionsStore.read();
  if (regions !== undefined && regions !== 'failed' && !again) return;
  regionsStore.set(await getRegions().catch(() => 'failed' as const));
}

export function useRegions(): Regions {
  return useStore(regionsStore);
}

/** The regions as far as they are known: none until the list has come. */
export function useKnownRegions(): readonly RegionSummary[] {
  const known = useRegions();
  return known === undefined || known === 'failed' ? [] : known;
}
