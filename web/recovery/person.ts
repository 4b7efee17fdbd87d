import type { User } from '#shared/contract/iam/users.ts';
import { wholeName } from '#shared/rules/whole-name.ts';
import { nameText } from '#web/ui/name-text.ts';

/** Somebody a link is issued for. */
export type Person = Pick<User, 'id' | 'email' | 'firstname' | 'lastname' | 'active'>;

/** First and last name, or the e-mail address of somebody without. */
export function personName(person: Person): string {
  return nameText(wholeName(person)) || person.email;
}
