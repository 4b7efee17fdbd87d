import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { shortId } from '#web/ui/short-id.ts';
import type { Way } from './way.ts';

/** Ids of resources may be any text; only UUIDs are long enough to be cut. */
export function shownResource(id: string): string {
  return /^[\da-f]{8}-[\da-f-]{27}$/i.test(id) ? shortId(id) : id;
}

/**
 * Says where a right comes from: "Role Space Admin", "ACL on 1f3a…", with "(organisation)" in a space. `nameOf` tells what
 * to call a resource.
 */
export function usePathWords(scope: Scope, nameOf = shownResource): (path: Way) => string {
  const t = useTranslations('access.path');
  const plain = (path: Way) => {
    switch (path.kind) {
      case 'role':
        return t('role', { name: path.name });
      case 'permission':
        return t('permission');
      default:
        return t(path.kind, { resource: nameOf(path.resourceId) });
    }
  };
  return (path) =>
    scope.kind === 'space' && path.level === 'organisation' ? t('above', { path: plain(path) }) : plain(path);
}

/**
 * Says where rights come from, each source once: roles and direct permissions in the order of `paths`, then what is on single
 * resources by name, wherever the region listed it.
 */
export function useSourceWords(scope: Scope, nameOf = shownResource): (paths: readonly Way[]) => readonly string[] {
  const wordsOf = usePathWords(scope, nameOf);
  return (paths) => {
    const single = paths.filter((path) => 'resourceId' in path).map(wordsOf);
    const others = paths.filter((path) => !('resourceId' in path)).map(wordsOf);
    return [...new Set([...others, ...single.toSorted((one, two) => one.localeCompare(two))])];
  };
}
