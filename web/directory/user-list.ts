/** What is in the index of users, apart from that of other lists as it comes with the first page. */
import { wholeName } from '#shared/rules/whole-name.ts';
import type { User } from '#shared/contract/iam/users.ts';
import type { Indexed } from './filter-index.ts';

export const userList: Indexed<User> = {
  rowKey: ({ id }) => id,
  unused: ['updatedOn'],
  wordsOf: (user) => `${wholeName(user)} ${user.email}`,
};
