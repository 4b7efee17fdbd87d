/** The pages that the side navigation leads to. */
import { linkedPages, type LinkedGroup } from 'virtual:linked-pages';
import { below, placeOf } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';

/** The groups with the pages that exist in a scope; groups without any are left out. */
export function navigationIn({ kind }: Scope): readonly LinkedGroup[] {
  return linkedPages
    .map(({ label, pages }) => ({ label, pages: pages.filter(({ kinds }) => kinds.includes(kind)) }))
    .filter(({ pages }) => pages.length > 0);
}

/**
 * Leads to the page of the same name in another scope: from the users of one space to those of another. Where there is
 * no such page, to the users.
 */
export function inOtherScope(pathname: string, scope: Scope): string {
  const [name = ''] = placeOf(pathname)?.rest.split('/') ?? [];
  const linked = linkedPages.flatMap(({ pages }) => pages).find(({ path }) => path === name);
  const exists = name !== '' && linked?.kinds.includes(scope.kind) !== false;
  return below(scope, exists ? name : 'users');
}
