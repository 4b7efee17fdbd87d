/** What somebody may do in a scope, in as few words as it takes. */
import { sameCase } from './acl-entry.ts';
import { byService, isLook, levelsOf, type ServiceLevel } from './service-levels.ts';
import type { EffectiveRight } from './effective-rights.ts';

/** Rights on single resources of one kind, where there is no such right on all of them. */
export interface SingleResources {
  readonly service: string;
  /** Empty for rights that have no resource. */
  readonly resource: string;
  readonly level: 'changes' | 'reads';
  /** Each of them once. */
  readonly ids: readonly string[];
}

export interface AccessSummary {
  /** Every right that exists in the scope is held on all of it. */
  readonly everything: boolean;
  /** Each service of which something is held on the whole scope, once; in order of the alphabet. */
  readonly services: Readonly<Record<ServiceLevel, readonly string[]>>;
  readonly single: readonly SingleResources[];
  /** Permissions given directly that no role held gives as well. */
  readonly unexplained: readonly string[];
}

/** `catalogue` is every permission that exists in the scope: only what is all of it is called everything. */
export function accessSummary(rights: readonly EffectiveRight[], catalogue: readonly string[]): AccessSummary {
  const held = new Set(rights.flatMap(({ permission, onlyOn }) => (onlyOn.length === 0 ? [permission] : [])));
  const services: Record<ServiceLevel, string[]> = { administers: [], changes: [], reads: [], readsSome: [] };
  for (const [service, level] of levelsOf(held, byService(catalogue))) services[level].push(service);
  for (const named of Object.values(services)) named.sort();
  return {
    everything: catalogue.length > 0 && catalogue.every((name) => held.has(name)),
    services,
    single: singleResources(rights),
    unexplained: rights.flatMap(({ permission, paths }) =>
      paths.some(({ kind }) => kind === 'permission') && !paths.some(({ kind }) => kind === 'role') ? [permission] : [],
    ),
  };
}

function singleResources(rights: readonly EffectiveRight[]): readonly SingleResources[] {
  const kinds = new Map<string, { service: string; resource: string; looks: boolean; ids: Set<string> }>();
  for (const { permission, service, resource, onlyOn } of rights) {
    if (onlyOn.length === 0) continue;
    const kind = `${service}.${resource}`;
    const known = kinds.get(kind) ?? { service, resource, looks: true, ids: new Set() };
    for (const id of onlyOn) known.ids.add(sameCase(id));
    kinds.set(kind, { ...known, looks: known.looks && isLook(permission) });
  }
  return [...kinds.values()].map(({ looks, ids, ...kind }) => ({
    ...kind,
    level: looks ? 'reads' : 'changes',
    ids: [...ids],
  }));
}
