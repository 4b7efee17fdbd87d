/** Everything somebody may do as far as it is known, in the order people look for it. */
import { everyPath, type AccessFacts, type AccessPath, type AccessQuestion } from '#shared/rules/access.ts';
import { facetsOf, resourceOf } from '#shared/rules/permission-grammar.ts';

export interface EffectiveRight {
  readonly permission: string;
  readonly service: string;
  /** `cluster`, `bucket.object`; empty for rights that have no resource. */
  readonly resource: string;
  readonly action: string;
  readonly paths: readonly AccessPath[];
  /** Held on single resources only; empty when it is held at scope. */
  readonly onlyOn: readonly string[];
}

/** The rights that `facts` give at a level, service → resource → action. */
export function effectiveRights(facts: AccessFacts, level: AccessQuestion['level']): readonly EffectiveRight[] {
  const names = new Set([...facts.policies, ...facts.acls].map(({ permission }) => permission));
  return [...names].sort().flatMap((permission) => {
    const paths = everyPath([permission], level, facts);
    return paths.length === 0 ? [] : [rightOf(permission, paths)];
  });
}

function rightOf(permission: string, paths: readonly AccessPath[]): EffectiveRight {
  const facets = facetsOf({ name: permission });
  const atScope = paths.some((path) => !('resourceId' in path));
  return {
    permission,
    service: facets.service,
    resource: resourceOf(facets),
    action: facets.action,
    paths,
    onlyOn: atScope ? [] : [...new Set(paths.flatMap((path) => ('resourceId' in path ? [path.resourceId] : [])))],
  };
}
