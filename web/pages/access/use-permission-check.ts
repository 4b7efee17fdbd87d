import { useQuery } from '@tanstack/react-query';
import { nearNames } from './near-names.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { useReach } from './use-reach.ts';

/** Whether a permission exists where it is asked about, by the region's own list. */
export type PermissionCheck =
  | { readonly state: 'exists' | 'checking' | 'unchecked' }
  /** `near` are names it may have been meant to be. */
  | { readonly state: 'missing'; readonly near: readonly string[] };

/** Looks a name up in the list of the scope at hand and, where its rights reach here, of the organisation around it. */
export function usePermissionCheck(name: string): PermissionCheck {
  const { here, above } = useReach(name);
  const own = useQuery(permissionsOf(here));
  const has = (list: typeof own.data) => list?.some((permission) => permission.name === name) ?? false;
  const isAskedAbove = above !== undefined && own.data !== undefined && !has(own.data);
  const outer = useQuery({ ...permissionsOf(above ?? here), enabled: isAskedAbove });
  if (has(own.data) || (isAskedAbove && has(outer.data))) return { state: 'exists' };
  if (isFirstAsked(own) || (isAskedAbove && isFirstAsked(outer))) return { state: 'checking' };
  if (own.data === undefined || (isAskedAbove && outer.data === undefined)) return { state: 'unchecked' };
  const known = [...own.data, ...(isAskedAbove ? (outer.data ?? []) : [])];
  return { state: 'missing', near: nearNames(name, [...new Set(known.map((permission) => permission.name))]) };
}

/** Whoever shows an answer given without the list asks for the list again: that is no reason to take the answer away. */
function isFirstAsked({ isLoading, errorUpdateCount }: { isLoading: boolean; errorUpdateCount: number }): boolean {
  return isLoading && errorUpdateCount === 0;
}
