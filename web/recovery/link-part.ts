/** What is handed over, each on a way of its own. */
export type LinkPart = 'link' | 'code';
