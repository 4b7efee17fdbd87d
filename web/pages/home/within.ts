/** What an overview is of: everything, where nothing is said; all of a region; an organisation or a space of it. */
import { paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';

export interface Within {
  readonly region?: string;
  readonly scope?: Scope;
}

/** The id of the space, where it is of one. */
export const spaceOf = ({ scope }: Within) => (scope?.kind === 'space' ? scope.id : undefined);

/** The fleet, narrowed to the same, and by its own filters (fleet/fleet-address.ts). */
export function fleetIn(within: Within, filters: Readonly<Record<string, string>> = {}): string {
  const { region } = within;
  const space = spaceOf(within);
  const query = new URLSearchParams({ ...filters, ...(region && { region }), ...(space && { space }) });
  return query.size === 0 ? paths.fleet : `${paths.fleet}?${query}`;
}
