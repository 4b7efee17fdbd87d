/** Who has which e-mail address in an organisation: asked for one, or read for many from the list of all users. */
import type { Reply } from '#shared/contract/catalogue.ts';
import { largestPage, nextTokenOf } from '#shared/contract/list-reply.ts';
import type { User } from '#shared/contract/iam/users.ts';
import type { PlannedCall } from '#shared/run.ts';
import { unlessUnreadable, type ReaderAhead } from './run-kind.ts';

/**
 * The list is read while each of its pages takes the place of so many reads: with fewer calls and, page after page, no later
 * than those, of which as many are made at the same time.
 */
const readsForPage = 6;

type Users = Partial<Reply<'ListUserOrganisation'>>;
type Organisation = PlannedCall['path'];

/** The read that `userIn` understands. `email`: in small letters, here and below. */
export function readOfAddress(path: Organisation, email: string) {
  return ['ListUserOrganisation', { path, query: { email }, page: { size: largestPage } }] as const;
}

/** The id of whoever has the address. */
export function userIn(answer: unknown, email: string): string | undefined {
  const { items = [] } = (answer ?? {}) as Users;
  return items.find((user) => user.email.toLowerCase() === email)?.id;
}

/**
 * Tells `ahead` what reading each address by itself would answer, as far as the list of users says it in clearly fewer calls.
 * Throws what stands in the way of all reading.
 */
export async function readAddresses(
  path: Organisation,
  emails: ReadonlySet<string>,
  ahead: ReaderAhead,
  goesOn: () => Promise<boolean>,
): Promise<void> {
  const mostPages = Math.floor(emails.size / readsForPage);
  const found = new Map<string, Pick<User, 'id' | 'email'>>();
  let isWhole = false;
  let nextToken: string | undefined;
  for (let pages = 0; pages < mostPages && !isWhole && (await goesOn()); pages += 1) {
    const page = { size: largestPage, nextToken };
    const users = (await unlessUnreadable(ahead.read('ListUserOrganisation', { path, page }))) as Users | undefined;
    // Whoever may not list may still find one.
    if (users === undefined) break;
    const { items = [], totalSize = 0 } = users;
    for (const { id, email } of items) {
      const address = email.toLowerCase();
      if (emails.has(address)) found.set(address, { id, email });
    }
    if (totalSize > mostPages * largestPage) break;
    nextToken = nextTokenOf(users);
    isWhole = nextToken === undefined;
  }
  for (const email of emails) {
    const user = found.get(email);
    if (user || isWhole) ahead.tell(readOfAddress(path, email), { items: user ? [user] : [] });
  }
}
