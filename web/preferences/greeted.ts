/** Which accounts this browser has told how to begin, and of which page. Signing out leaves it, since it is said once. */
import { keepChoice } from '#web/ui/choice-cookie.ts';
import { createStore } from '#web/ui/store.ts';

const name = 'portico-greeted';

/** Of what was told to accounts; who used this browser before them is told again. */
const mostKept = 24;

/** Pages with a hint of their own, by their path in a scope, and what their marks begin with, which no id does. */
const hinted = { users: 'u', clusters: 'k' } as const;
export type HintedPage = keyof typeof hinted;

export const isHinted = (path: string): path is HintedPage => Object.hasOwn(hinted, path);

/** The start of an id tells accounts of one browser apart, and is of no use to anybody else. */
const markOf = (clientId: string, page: HintedPage | undefined) =>
  `${page === undefined ? '' : hinted[page]}${clientId}`.slice(0, 8);

/** As it is kept: `0b0f7e1c.5d2c4a10`, the newest last. Whatever else is there counts as nothing. */
function kept(): readonly string[] {
  const words = (/(?:^|; )portico-greeted=([^;]*)/.exec(document.cookie)?.[1] ?? '').split('.');
  return words.filter((word) => /^[\w-]{1,8}$/.test(word));
}

const store = createStore(kept());

export const greeted = {
  read: store.read,
  subscribe: store.subscribe,
  has: (marks: readonly string[], clientId: string, page?: HintedPage) => marks.includes(markOf(clientId, page)),
  add(clientId: string, page?: HintedPage): void {
    const mark = markOf(clientId, page);
    // Another tab may have written meanwhile.
    const marks = [...kept().filter((one) => one !== mark), mark].slice(-mostKept);
    keepChoice(name, marks.join('.'));
    store.set(marks);
  },
};
