import { linkedPages } from 'virtual:linked-pages';
import { below, placeOf } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';

/**
 * Leads to the page of the same name in another scope: from the users of one space to those of another. Where there is
 * no such page, to the overview.
 */
export function inOtherScope(pathname: string, scope: Scope): string {
  const [name = ''] = placeOf(pathname)?.rest.split('/') ?? [];
  const linked = linkedPages.flatMap(({ pages }) => pages).find(({ path }) => path === name);
  const exists = name !== '' && linked?.kinds.includes(scope.kind) !== false;
  return below(scope, exists ? name : 'overview');
}
