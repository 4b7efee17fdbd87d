import type { User } from '#shared/contract/iam/users.ts';
import { wholeName } from '#shared/rules/whole-name.ts';
import { nameText } from '#web/ui/name-text.ts';

/** First and last name as shown; undefined when the region left both out. */
export function fullName(user: Pick<User, 'firstname' | 'lastname'>): string | undefined {
  const name = nameText(wholeName(user));
  return name === '' ? undefined : name;
}

/** What to call a user in a sentence. */
export function userName(user: User): string {
  return fullName(user) ?? user.email;
}
