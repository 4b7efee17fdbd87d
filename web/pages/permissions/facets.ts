/** Narrowing the catalogue by what its permissions are about. */
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { facetsOf, type Facets } from '#shared/rules/permission-grammar.ts';

export const facetNames = ['service', 'resource', 'subresource', 'action'] as const;
export type FacetName = (typeof facetNames)[number];

/** What is chosen; a facet that is absent lets everything through, the empty text asks for those without it. */
export type FacetChoice = Readonly<Partial<Record<FacetName, string>>>;

/** Reads `?service=&resource=&subresource=&action=`. */
export function facetChoiceFrom(search: URLSearchParams): FacetChoice {
  return Object.fromEntries(
    facetNames.flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function passes(facets: Facets, choice: FacetChoice, except?: FacetName): boolean {
  return facetNames.every((name) => name === except || choice[name] === undefined || choice[name] === facets[name]);
}

export function narrowed(permissions: readonly Permission[], choice: FacetChoice): readonly Permission[] {
  return permissions.filter((permission) => passes(facetsOf(permission), choice));
}

export interface FacetValue {
  readonly value: string;
  /** Permissions one would see with it, the other facets as they are. */
  readonly count: number;
}

/** The values of a facet that the other facets leave possible, in order of the alphabet; a chosen one is always there. */
export function valuesOf(
  permissions: readonly Permission[],
  choice: FacetChoice,
  name: FacetName,
): readonly FacetValue[] {
  const counts = new Map<string, number>();
  const chosen = choice[name];
  if (chosen !== undefined) counts.set(chosen, 0);
  for (const facets of permissions.map(facetsOf)) {
    if (passes(facets, choice, name)) counts.set(facets[name], (counts.get(facets[name]) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => (a.value < b.value ? -1 : 1));
}
