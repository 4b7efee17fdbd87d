import { useMemo } from 'react';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import { sameCase } from '#web/access/acl-entry.ts';
import { shownResource } from '#web/access/use-path-words.ts';
import { useResourceNames, type NameOfResource } from '#web/access/use-resource-names.ts';
import type { Scope } from '#web/api/scope.ts';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { nameText } from '#web/ui/name-text.ts';
import type { SubjectAccess } from './use-subject-access.ts';

export interface AclNames {
  /** Of ACLs of the scope at hand. */
  readonly here: NameOfResource;
  /** Of those of its organisation. */
  readonly above: NameOfResource;
  /** What to call a resource that one of them is about: its name, or as much of its id as tells it apart. */
  readonly labelOf: (resourceId: string) => string;
}

/** Names of the resources that a subject's ACLs are about. */
export function useAclNames({ own, above: further }: Pick<SubjectAccess, 'own' | 'above'>): AclNames {
  const scope = useScope();
  const around: Scope = { region: scope.region, kind: 'organisation', id: useOrganisationId(scope.region) ?? '' };
  const here = useResourceNames(scope, own.acls);
  const aboveAcls = further?.acls;
  const above = useResourceNames(around, aboveAcls ?? []);
  const items = useMemo(() => [...(aboveAcls ?? []), ...own.acls], [own.acls, aboveAcls]);
  const itemOf = useMemo(() => itemsByResource(items), [items]);
  return { here, above, labelOf: (id) => labelOf(itemOf(id), (item) => here(item) ?? above(item), id) };
}

/** Finds what is granted on a resource by its id, in whatever case that is written. */
export function itemsByResource(items: readonly AclItem[]): (resourceId: string) => AclItem | undefined {
  const byId = new Map(items.map((item) => [sameCase(item.resourceId), item]));
  return (resourceId) => byId.get(sameCase(resourceId));
}

/** The name of a resource, or as much of its id as tells it apart. */
export function labelOf(item: AclItem | undefined, nameOf: NameOfResource, resourceId: string): string {
  const name = item && nameOf(item);
  return name === undefined ? shownResource(resourceId) : nameText(name);
}
