import type { User } from '#shared/contract/iam/users.ts';
import { nameText } from '#web/ui/name-text.ts';

/** First and last name as shown; undefined when the region left both out. */
export function fullName({ firstname, lastname }: Pick<User, 'firstname' | 'lastname'>): string | undefined {
  const name = nameText([firstname, lastname].filter(Boolean).join(' '));
  return name === '' ? undefined : name;
}

/** What to call a user in a sentence. */
export function userName(user: User): string {
  return fullName(user) ?? user.email;
}
