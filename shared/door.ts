/** What both sides of the console's door must agree on; free of schemas, so that the first page can read it. */

/** Form of a region's name, and so of the first segment of most page addresses. */
export const regionNamePattern = /^[a-z]{2,}(-[a-z0-9]+)+$/;

/** Header every request under /api carries; a cross-site form cannot set it. */
export const csrfHeader = 'X-Portico-CSRF';

/** The page of the console that a region sends people back to who sign in as themselves. */
export const callbackPath = '/sign-in/callback';
