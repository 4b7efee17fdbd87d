/** What an edit of a user changes; the API takes all four fields, so only the console knows which ones were meant. */
import type { User } from '#shared/contract/iam/users.ts';

export interface UserValues {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly active: boolean;
}

export type UserField = keyof UserValues;

export interface Change {
  readonly field: UserField;
  readonly before: string | boolean;
  readonly after: string | boolean;
}

const fields: readonly UserField[] = ['email', 'firstname', 'lastname', 'active'];

/** The fields a form edits; what a region leaves out counts as empty or off. */
export function valuesOf({ email, firstname = '', lastname = '', active = false }: User): UserValues {
  return { email, firstname, lastname, active };
}

/** As they are sent: without blanks around them. */
export function trimmed({ email, firstname, lastname, active }: UserValues): UserValues {
  return { email: email.trim(), firstname: firstname.trim(), lastname: lastname.trim(), active };
}

/** The fields that differ, in the order of the form. */
export function changesBetween(before: UserValues, after: UserValues): readonly Change[] {
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
