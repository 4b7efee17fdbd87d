import type { User } from '#shared/contract/iam/users.ts';
import { nameText } from '#web/ui/name-text.ts';

/** Somebody a link is issued for. */
export type Person = Pick<User, 'id' | 'email' | 'firstname' | 'lastname' | 'active'>;

/** First and last name, or the e-mail address of somebody without. */
export function personName({ firstname, lastname, email }: Person): string {
  return nameText([firstname, lastname].filter(Boolean).join(' ')) || email;
}
