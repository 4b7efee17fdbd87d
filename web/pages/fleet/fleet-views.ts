/** The views that everybody has. */
import type { FleetView } from './fleet-address.ts';

export const usualViews = ['all', 'behindNewest', 'workersBehind', 'changing', 'failed'] as const;

type Filters = Pick<FleetView, 'text' | 'state' | 'version' | 'behind' | 'region' | 'space'>;

const nothing: Filters = {
  text: '',
  state: undefined,
  version: undefined,
  behind: undefined,
  region: undefined,
  space: undefined,
};

const filtersOf: Readonly<Record<(typeof usualViews)[number], Filters>> = {
  all: nothing,
  behindNewest: { ...nothing, behind: 'newest' },
  workersBehind: { ...nothing, behind: 'controlPlane' },
  changing: { ...nothing, state: 'changing' },
  failed: { ...nothing, state: 'failed' },
};

/** What one of them shows, in the order and with the columns there are. */
export function usualView(name: (typeof usualViews)[number], view: FleetView): FleetView {
  return { ...view, ...filtersOf[name] };
}
