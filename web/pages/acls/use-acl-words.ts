import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { AclEntry } from '#web/access/acl-entry.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { namedAtMost, useListedNames, useNamesById, type NameOfResource } from '#web/access/use-resource-names.ts';
import { shownResource } from '#web/access/use-path-words.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { shortId } from '#web/ui/short-id.ts';

export interface AclWords {
  /** Name of the item's permission; says that it is unknown when the scope has no such permission. */
  readonly permission: (item: AclItem) => string;
  /** Name of the resource, or its id, with a long one cut. */
  readonly resource: (item: AclItem) => string;
  readonly resourceName: NameOfResource;
}

/** What to call the permissions and resources of any number of ACLs in the scope at hand; the same until it knows more. */
export function useAclWords(items: readonly AclItem[]): AclWords {
  const t = useTranslations('acls.list');
  const scope = useScope();
  const { data: permissions } = useQuery(permissionsOf(scope));
  const resourceName = useListedNames(scope, items);
  return useMemo(() => {
    const names = new Map(permissions?.map(({ uuid, name }) => [uuid, name]));
    return {
      permission: ({ permissionId }) =>
        names.get(permissionId) ?? t('unknownPermission', { id: shortId(permissionId) }),
      resource: (item) => resourceName(item) ?? shownResource(item.resourceId),
      resourceName,
    };
  }, [permissions, resourceName, t]);
}

/** Words for a preview of any number of entries. */
export function usePreviewWords(entries: readonly AclEntry[]): AclWords {
  const items = useMemo(() => entries.map(({ item }) => item), [entries]);
  return useShownWords(useAclWords(items), items.slice(0, namedAtMost));
}

/** The same with the names of users and service accounts as well, for the few items of a page. */
export function useShownWords(words: AclWords, items: readonly AclItem[]): AclWords {
  const byId = useNamesById(useScope(), items);
  const resourceName: NameOfResource = (item) => words.resourceName(item) ?? byId(item);
  return { ...words, resource: (item) => resourceName(item) ?? shownResource(item.resourceId), resourceName };
}
