import type { Role } from '#shared/contract/iam/roles.ts';
import type { List } from '#web/list/use-list.ts';

/** A list that shows what the API found by the exact name before the walk gets there. */
export function withExactFirst(list: List<Role>, exact: readonly Role[]): List<Role> {
  const { rows } = list;
  const missing = exact.filter(({ uuid }) => !rows?.some((row) => row.uuid === uuid));
  return missing.length === 0 ? list : { ...list, rows: [...missing, ...(rows ?? [])] };
}
