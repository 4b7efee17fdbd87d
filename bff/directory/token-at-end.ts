import { nextTokenOf } from '#shared/contract/list-reply.ts';

/** The comma tells that a name begins here: within a string the quote after it would end that. */
const name = ',"nextPageToken":"';
/** The rest of a token as it is, of its object, and perhaps how many there are. */
const rest = /^([^"\\]*)"(?:,"totalSize":\d+)?\}$/;

/**
 * Token of the page after this one where it is among the last things of a page, as regions write it; then `nextTokenOf` says the
 * same of what `text` is as JSON. Undefined says nothing. The next page can be asked for before this one is read.
 */
export function tokenAtEnd(text: string): string | undefined {
  const at = text.lastIndexOf(name);
  const [, nextPageToken] = (at > 0 && rest.exec(text.slice(at + name.length))) || [];
  return nextTokenOf({ nextPageToken });
}
