/** The page of the console that a region sends people back to who sign in as themselves. */
export const callbackPath = '/sign-in/callback';
