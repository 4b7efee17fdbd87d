/** The pages that the side navigation leads to. */
import { linkedPages, type LinkedGroup } from 'virtual:linked-pages';
import type { Scope } from '#web/api/scope.ts';

/** The groups with the pages that exist in a scope; groups without any are left out. */
export function navigationIn({ kind }: Scope): readonly LinkedGroup[] {
  return linkedPages
    .map(({ label, pages }) => ({ label, pages: pages.filter(({ kinds }) => kinds.includes(kind)) }))
    .filter(({ pages }) => pages.length > 0);
}
