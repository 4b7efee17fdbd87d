import { useLocation, useParams } from 'react-router';
import type { Scope } from '#web/api/scope.ts';
import { placeOf } from '#web/address/paths.ts';
import { useKnownRegions } from '#web/session/regions-store.ts';
import { useSession } from '#web/session/use-session.ts';

/** The scope in the address, where a page may stand outside of any. */
export function useScopeIfAny(): Scope | undefined {
  return placeOf(useLocation().pathname)?.scope;
}

/** The scope in the address, as far as its region is one of this console's. */
export function useKnownScope(): Scope | undefined {
  const scope = useScopeIfAny();
  const { regions } = useSession();
  const known = useKnownRegions();
  return [...regions, ...known].some(({ name }) => name === scope?.region) ? scope : undefined;
}

/** The scope a page is in. @throws Error outside of one: such a page belongs into App.tsx. */
export function useScope(): Scope {
  const scope = useScopeIfAny();
  if (scope === undefined) throw new Error('this page is only for addresses with a scope');
  return scope;
}

/** A parameter of the page's pattern, e.g. `userId`. @throws Error when the pattern has none of that name. */
export function useParam(name: string): string {
  const value = useParams()[name];
  if (value === undefined) throw new Error(`the page's pattern has no :${name}`);
  return value;
}
