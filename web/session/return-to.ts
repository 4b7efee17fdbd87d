/** Where sign-in leads back to: a path of this console, never another site. */

/**
 * The path, query and fragment to go to after signing in; `/` for anything that is not an address of this origin,
 * and for the sign-in pages themselves.
 */
export function checkedReturnTo(value: string | null, origin: string): string {
  if (value === null || !value.startsWith('/')) return '/';
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    return '/';
  }
  const ours = url.origin === origin && !/^\/(?:api|assets|sign-in)(?:\/|$)/.test(url.pathname);
  // A path such as `//other.example` is resolved by browsers as another host, so the resolved form counts.
  return ours && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/';
}
