/** Replacing an account by a new one with the same grants: what there is to copy, and what did not arrive. Pure. */
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { Grants } from '#shared/rules/policy-delta.ts';
import { bareAcl } from '#web/access/acl-entry.ts';
import type { Scope } from '#web/api/scope.ts';
import { nameMaximum } from './account-values.ts';

/** What an account is granted in the organisation or in one space. */
export interface PlaceGrants {
  readonly scope: Scope;
  /** False when the account does not belong to the place. */
  readonly here: boolean;
  readonly grants: Grants;
  readonly acls: readonly AclItem[];
}

/** One call that gives the new account something of the old one's. Repeating it does no harm. */
export type CopyTask =
  | { readonly kind: 'assign'; readonly scope: Scope }
  | { readonly kind: 'policy'; readonly scope: Scope; readonly grants: Grants }
  | { readonly kind: 'acls'; readonly scope: Scope; readonly items: readonly AclItem[] };

/** Most ACLs in one call (contract 8). */
const aclsAtOnce = 100;

/** The calls in their order: an account has to be assigned to a space before it can hold anything there. */
export function tasksOf(places: readonly PlaceGrants[], createdIn: Scope): readonly CopyTask[] {
  return places.flatMap(({ scope, grants, acls }): CopyTask[] => {
    const hasPolicy = grants.roles.length + grants.permissions.length > 0;
    return [
      ...(scope.id === createdIn.id ? [] : [{ kind: 'assign', scope } as const]),
      ...(hasPolicy ? [{ kind: 'policy', scope, grants } as const] : []),
      ...Array.from({ length: Math.ceil(acls.length / aclsAtOnce) }, (_, index) => {
        const items = acls.slice(index * aclsAtOnce, (index + 1) * aclsAtOnce).map(bareAcl);
        return { kind: 'acls', scope, items } as const;
      }),
    ];
  });
}

/** The calls for what has not arrived yet; `lacking` is what `missingFrom` says of each place. */
export function tasksLeft(lacking: readonly PlaceGrants[], createdIn: Scope): readonly CopyTask[] {
  const assigned = new Set(lacking.filter(({ here }) => here).map(({ scope }) => scope.id));
  const left = lacking.filter((place) => !isComplete(place));
  return tasksOf(left, createdIn).filter(({ kind, scope }) => kind !== 'assign' || !assigned.has(scope.id));
}

function aclKey({ permissionId, service, resource, resourceId, subresource = '' }: AclItem): string {
  return JSON.stringify([permissionId, service, resource, resourceId, subresource]).toLowerCase();
}

/** What of `wanted` is not in `held`. */
export function missingFrom(wanted: PlaceGrants, held: PlaceGrants): PlaceGrants {
  const without = (ids: readonly string[], have: readonly string[]) => {
    const known = new Set(have.map((id) => id.toLowerCase()));
    return ids.filter((id) => !known.has(id.toLowerCase()));
  };
  const acls = new Set(held.acls.map(aclKey));
  return {
    scope: wanted.scope,
    here: held.here,
    grants: {
      roles: without(wanted.grants.roles, held.grants.roles),
      permissions: without(wanted.grants.permissions, held.grants.permissions),
    },
    acls: wanted.acls.filter((item) => !acls.has(aclKey(item))),
  };
}

/** True when nothing is missing, the place itself included. */
export function isComplete({ here, grants, acls }: PlaceGrants): boolean {
  return here && grants.roles.length + grants.permissions.length + acls.length === 0;
}

/** `deploy` becomes `deploy-2026-11-21`, and that one `deploy-2027-05-02`: names are unique while both exist. */
export function successorName(name: string, day: string): string {
  const stem = name.replace(/-\d{4}-\d{2}-\d{2}$/, '');
  const successor = `${stem.slice(0, nameMaximum - day.length - 1)}-${day}`;
  return successor === name ? `${successor.slice(0, nameMaximum - 2)}-2` : successor;
}
