/** Where a change is taken back: at the dialog that makes its opposite, prepared with exactly that, and shown before it is made. */
import type { JournalEntry, JournalInverse } from '#shared/journal.ts';
import { grantLink, roleLink } from '#web/access/change-links.ts';
import { paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';
import { subjectIn } from './target-now.ts';

export function undoAddress(scope: Scope, id: JournalEntry['id'], inverse: JournalInverse): string {
  const { path, delta } = inverse;
  const { add, delete: taken, active } = delta;
  const { userId = '', roleUuid } = path;
  if (active !== undefined) return `${paths.user(scope, userId)}?switch=${active ? 'on' : 'off'}`;
  if (roleUuid !== undefined) {
    return roleLink(scope, roleUuid, { add: add?.permissions ?? [], remove: taken?.permissions ?? [] });
  }
  // An address is too short for a hundred ACLs: their page reads the entry itself.
  if ((add?.acls ?? taken?.acls) !== undefined) return paths.acls(scope, `undo=${id}`);
  const idsOf = (rights: typeof add) => [...(rights?.roles ?? []), ...(rights?.permissions ?? [])];
  return grantLink(scope, subjectIn(inverse), { add: idsOf(add), remove: idsOf(taken) });
}
