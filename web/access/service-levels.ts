/** How much somebody may do of each service, in a word. */
import { facetsOf, type Facets } from '#shared/rules/permission-grammar.ts';

/** All there is on a service, more than looking at it, looking at everything of it, or at some of it. */
export const serviceLevels = ['administers', 'changes', 'reads', 'readsSome'] as const;
export type ServiceLevel = (typeof serviceLevels)[number];

/** Names of permissions by service; services and names in order of the alphabet. */
export function byService(permissions: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const services = new Map<string, string[]>();
  for (const name of [...permissions].sort()) {
    const { service } = facetsOf({ name });
    const known = services.get(service);
    if (known === undefined) services.set(service, [name]);
    else known.push(name);
  }
  return services;
}

/**
 * The level of each service that something is held of. `catalogue` is every permission that exists in the scope, by service:
 * only who holds all of them administers it.
 */
export function levelsOf(
  held: ReadonlySet<string>,
  catalogue: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, ServiceLevel> {
  const services = new Map<string, boolean>();
  for (const name of held) {
    const facets = facetsOf({ name });
    services.set(facets.service, services.get(facets.service) !== false && isLookAt(facets));
  }
  return new Map(
    [...services].map(([service, looks]) => [service, levelOf(looks, catalogue.get(service) ?? [], held)]),
  );
}

/** `looks`: nothing that is held is more than looking. */
function levelOf(looks: boolean, all: readonly string[], held: ReadonlySet<string>): ServiceLevel {
  const has = (names: readonly string[]) => names.length > 0 && names.every((name) => held.has(name));
  if (has(all)) return 'administers';
  if (!looks) return 'changes';
  return has(all.filter(isLook)) ? 'reads' : 'readsSome';
}

/** `get`, and `getPolicy` as well. */
const isLookAt = ({ action }: Pick<Facets, 'action'>) => /^get(?![a-z])/.test(action);

/** Whether a right only lets one see something. */
export const isLook = (permission: string) => isLookAt(facetsOf({ name: permission }));
