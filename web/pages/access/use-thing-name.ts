import { keyOfPair } from '#web/access/acl-entry.ts';
import type { AclPair } from '#web/access/subject-reads.ts';
import { shownResource } from '#web/access/use-path-words.ts';
import { useResourceNames } from '#web/access/use-resource-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { useNamedThings } from './use-named-things.ts';

/** What to call a resource of a kind: its name where a list tells it, else its id. Nothing is asked of an empty one. */
export function useThingName(kind: AclPair, resourceId: string): string {
  const scope = useScope();
  const item = { ...kind, permissionId: '', resourceId };
  const nameOf = useResourceNames(scope, resourceId === '' ? [] : [item]);
  const { things } = useNamedThings(scope, keyOfPair(kind), resourceId !== '');
  return nameOf(item) ?? things.find(({ id }) => id === resourceId)?.name ?? shownResource(resourceId);
}
