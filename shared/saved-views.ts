/**
 * Views of a list that somebody has saved: what it is narrowed to, its order and its columns. Kept for each account signed in to:
 *
 *     GET    /api/views/{list}         → { items: SavedView[] }, the one saved first before the others
 *     PUT    /api/views/{list}/{name}  { query } → 204; takes the place of the view of that name. 400 for a name or a query
 *                                      that is none, 409 where an account has `mostViews` others of that list
 *     DELETE /api/views/{list}/{name}  → 204, also where there is none
 *
 * A session sees the views of all accounts it is signed in to, those of one name as one, and saves for all of them.
 * 401 without a session, 404 for another list.
 */

export const viewsPath = '/api/views';

/** Lists by the last part of their address; one list in every place. */
export const viewedLists = [
  'fleet',
  'users',
  'service-accounts',
  'roles',
  'permissions',
  'acls',
  'spaces',
  'clusters',
  'operations',
  'node-profiles',
  'vms',
  'databases',
  'backups',
  'registries',
  'secret-instances',
  'journal',
  'recovery-links',
  'runs',
  'reviews',
  'node-pools',
  'access-map',
] as const;
export type ViewedList = (typeof viewedLists)[number];

/** Of an account and a list. */
export const mostViews = 20;
/** Characters that can be seen, without blanks around them. */
export const longestViewName = 60;

export interface SavedView {
  readonly name: string;
  /** As in the address of the list's page, without a question mark; up to 2,000 characters. */
  readonly query: string;
}

export interface SavedViews {
  readonly items: readonly SavedView[];
}
