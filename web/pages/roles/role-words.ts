import type { Role } from '#shared/contract/iam/roles.ts';
import { shortId } from '#web/ui/short-id.ts';

/** What to call a role; real regions may leave the name out. */
export function roleName({ name, uuid }: Pick<Role, 'name' | 'uuid'>): string {
  return name === undefined || name.trim() === '' ? shortId(uuid) : name;
}

/** Whether a role can be changed at all; one that is not marked counts as custom, and the region has the last word. */
export function isLocked({ custom }: Role): boolean {
  return custom === false;
}

/** What the names of a role's permissions are saved as. */
export function fileNameOf(role: Role): string {
  return `${roleName(role).replace(/[^\p{L}\p{N}._ -]+/gu, '-')}.txt`;
}
