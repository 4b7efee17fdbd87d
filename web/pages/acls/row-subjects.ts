/** Whom the rows of a CSV name, sorted by how they can be found: ids and addresses by the API, names by reading everybody. */
import { isUuid } from '#shared/contract/path.ts';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import type { User } from '#shared/contract/iam/users.ts';
import { namedAccount, namedUser, type NamedSubject } from '#web/access/subject-list.ts';
import type { Indexed } from '#web/directory/filter-index.ts';
import type { Slices } from '#web/directory/in-slices.ts';
import { accountList } from '#web/directory/searched-lists.ts';
import { userList } from '#web/directory/user-list.ts';
import { isWholeAddress } from '#web/list/whole-address.ts';
import type { AclRecord } from './acl-csv.ts';
import { sameText, subjectTextOf, type KnownSubject } from './acl-csv-rows.ts';

export type RowSubject = KnownSubject & NamedSubject;

/** Of one type of subject: each text once, folded. */
export interface RowTexts {
  readonly ids: readonly string[];
  readonly addresses: readonly string[];
  readonly names: readonly string[];
}

/** What rows of no type, or of this one, call their subjects. */
export function textsOf(records: readonly AclRecord[], type: NamedSubject['type']): RowTexts {
  const ofType = records.filter(({ cells }) => cells.subjectType === '' || cells.subjectType === type);
  const all = [...new Set(ofType.map(({ cells }) => sameText(subjectTextOf(cells))))].filter((text) => text !== '');
  const isAddress = (text: string) => type === 'users' && isWholeAddress(text);
  return {
    ids: all.filter(isUuid),
    addresses: all.filter(isAddress),
    names: all.filter((text) => !isUuid(text) && !isAddress(text)),
  };
}

/** How the lists of a type of subjects are read, and what is known from one of their rows. */
export interface RowKind<Row> {
  readonly type: NamedSubject['type'];
  readonly list: Indexed<Row>;
  readonly known: (row: Row) => RowSubject;
}

export const userRows: RowKind<User> = {
  type: 'users',
  list: userList,
  known: (user) => ({ ...namedUser(user), email: user.email }),
};

export const accountRows: RowKind<ServiceAccount> = {
  type: 'serviceAccounts',
  list: accountList,
  known: namedAccount,
};

/** Rows looked at before the page may do something else. */
const sliceOf = 500;

/** Those among very many rows whom one of the texts names. */
export function* namedAmong<Row>(
  rows: readonly Row[],
  { known }: RowKind<Row>,
  texts: ReadonlySet<string>,
): Slices<readonly RowSubject[]> {
  const found: RowSubject[] = [];
  for (const [index, row] of rows.entries()) {
    const subject = known(row);
    if (texts.has(sameText(subject.name)) || texts.has(sameText(subject.email ?? ''))) found.push(subject);
    if (index % sliceOf === 0) yield;
  }
  return found;
}
