import type { Scope } from '#web/api/scope.ts';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { useScope } from '#web/scope/use-scope.ts';

/** Where a right can be given or taken away so that it counts in the scope at hand. */
export interface Reach {
  readonly here: Scope;
  /** Around the space at hand; undefined in an organisation, and where what is given there does not reach in. */
  readonly above: Scope | undefined;
}

/** Only identity rights of the organisation reach into its spaces (behaviours B3.5). */
export function useReach(permission: string): Reach {
  const here = useScope();
  const id = useOrganisationId(here.region);
  const reaches = here.kind === 'space' && permission.startsWith('iam.') && id !== undefined;
  return { here, above: reaches ? { region: here.region, kind: 'organisation', id } : undefined };
}
