import type { Scope } from '#web/api/scope.ts';
import { useOrganisationId } from './scope-names.ts';

/** The organisation a region's account belongs to, as a scope; undefined as long as nobody has named it. */
export function useOrganisation(region: string): Scope | undefined {
  const id = useOrganisationId(region);
  return id === undefined ? undefined : { region, kind: 'organisation', id };
}
