/** Services that a review is narrowed to, as somebody has typed their names. */
import type { QueryClient } from '@tanstack/react-query';
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import type { ReviewScope } from '#shared/review.ts';
import { permissionsOf } from '#web/access/permission-names.ts';

export interface NamedServices {
  /** As the region spells them; as they were typed where nobody could say. */
  readonly names: readonly string[];
  /** No permission of any of the scopes is of a service called so. */
  readonly unknown: readonly string[];
  /** What services there are. */
  readonly known: readonly string[];
}

/** Looks up what was typed among the permissions of the scopes; where those cannot be read, nothing is called unknown. */
export async function namedServices(
  client: QueryClient,
  scopes: readonly ReviewScope[],
  text: string,
): Promise<NamedServices> {
  const typed = [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
  if (typed.length === 0) return { names: [], unknown: [], known: [] };
  const read = await Promise.all(scopes.map((scope) => client.fetchQuery(permissionsOf(scope)).catch(() => undefined)));
  const services = read.flatMap((permissions = []) => permissions.map((permission) => facetsOf(permission).service));
  const spelt = new Map(services.map((service) => [service.toLowerCase(), service]));
  const isWhole = read.every((permissions) => permissions !== undefined);
  return {
    names: [...new Set(typed.map((name) => spelt.get(name.toLowerCase()) ?? name))],
    unknown: isWhole ? typed.filter((name) => !spelt.has(name.toLowerCase())) : [],
    known: [...new Set(services)].sort(),
  };
}
