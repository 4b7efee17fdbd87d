/** What files of lists are called: which list, of where, and of which day. */
import { placeOf } from '#web/address/paths.ts';
import { recentScopes } from '#web/scope/recent-scopes.ts';
import { shortId } from '#web/ui/short-id.ts';

/** Letters that no system takes in a name, and those that nobody sees. */
const unfit = /[\p{C}/\\:*?"<>|]/gu;

/** The name of a file that is saved now, from what is in it and an address of the console; `remark` says what it lacks. */
export function csvName(caption: string, pathname: string, remark?: string): string {
  const scope = placeOf(pathname)?.scope;
  const place = scope && (recentScopes.read().find(({ id }) => id === scope.id)?.name ?? shortId(scope.id));
  // In UTC, so that files of one moment are called alike wherever somebody is.
  const day = new Date().toISOString().slice(0, 10);
  const parts = [caption, place, day].filter((part) => part !== undefined);
  return `${[parts.join(', '), remark].filter(Boolean).join(' ').replaceAll(unfit, '_')}.csv`;
}
