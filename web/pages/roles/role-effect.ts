/** What a change of a role does to whoever holds it. */
import type { AccessQuestion } from '#shared/rules/access.ts';
import { previewRole, type Preview } from '#shared/rules/policy-preview.ts';
import type { RoleHolder } from './use-holders.ts';

/** Permission names that a role is to give and no longer to give; `all` takes the whole role away. */
export type NamesChange = { readonly add: readonly string[]; readonly remove: readonly string[] } | 'all';

/** The effect on one holder, by the rules the region decides with. */
export function effectOf(
  uuid: string,
  change: NamesChange,
  { reading, knowledge }: RoleHolder,
  level: AccessQuestion['level'],
): Preview {
  const names = change === 'all' ? { add: [], remove: reading.roles.get(uuid)?.permissions ?? [] } : change;
  return previewRole({ uuid, ...names }, reading, level, knowledge);
}
