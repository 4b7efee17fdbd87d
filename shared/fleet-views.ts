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
import { z } from 'zod';

export const viewsPath = '/api/fleet/views';

/** Of an account. */
export const mostViews = 20;
const longestViewName = 60;
const longestQuery = 2_000;

/** What can be read: nothing unseen, no blanks around it. */
export const ViewName = z
  .string()
  .min(1)
  .max(longestViewName)
  .refine((name) => name.trim() === name && !/[\p{Cc}\p{Cf}]/u.test(name));

export const ViewBody = z.strictObject({
  /** As in the address of the fleet's page, without a question mark. */
  query: z
    .string()
    .max(longestQuery)
    .regex(/^[\w.~%!*'()+&=-]*$/),
});

export interface SavedView extends z.output<typeof ViewBody> {
  readonly name: string;
}

export interface SavedViews {
  readonly items: readonly SavedView[];
}
