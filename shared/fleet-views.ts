/**
 * Views of the fleet that somebody has saved, kept for each account signed in to:
 *
 *     GET    /api/fleet/views          → { items: SavedView[] }, the one saved first before the others
 *     PUT    /api/fleet/views/{name}   { query } → 204; takes the place of the view of that name. 400 for a name or a query
 *                                      that is none, 409 where an account has `mostViews` others
 *     DELETE /api/fleet/views/{name}   → 204, also where there is none
 *
 * A session sees the views of all accounts it is signed in to, those of one name as one, and saves for all of them.
 * 401 without a session.
 */

export const viewsPath = '/api/fleet/views';

/** Of an account. */
export const mostViews = 20;
/** Characters that can be seen, without blanks around them. */
export const longestViewName = 60;

export interface SavedView {
  readonly name: string;
  /** As in the address of the fleet's page, without a question mark; up to 2,000 characters. */
  readonly query: string;
}

export interface SavedViews {
  readonly items: readonly SavedView[];
}
