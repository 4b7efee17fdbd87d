/** Name and description of a role, as the form holds them and as they are sent. */
import type { Role } from '#shared/contract/iam/roles.ts';

export interface RoleValues {
  name: string;
  description: string;
}

export const roleLimits = { name: 255, description: 1_000 } as const;

export function valuesOf({ name = '', description = '' }: Role): RoleValues {
  return { name, description };
}

/** Without blanks around the name. */
export function trimmed({ name, description }: RoleValues): RoleValues {
  return { name: name.trim(), description: description.trim() };
}

/** Only what differs, as UpdateRole takes it. */
export function roleChanges(before: RoleValues, values: RoleValues): Partial<RoleValues> {
  const now = trimmed(values);
  return {
    ...(now.name === before.name.trim() ? {} : { name: now.name }),
    ...(now.description === before.description.trim() ? {} : { description: now.description }),
  };
}
