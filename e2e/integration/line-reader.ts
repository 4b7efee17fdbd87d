/** Reads `/api/directory/…` as a page does: line by line, and away whenever it wants. */
import type { DirectoryEnd, DirectoryPage } from '#shared/directory.ts';
import type { Browser } from './browser.ts';
import type { TestConsole } from './test-console.ts';

export type Line = Partial<DirectoryPage> & Partial<DirectoryEnd>;

export interface Lines {
  readonly status: number;
  /** Undefined at the end of the answer. */
  readonly next: () => Promise<Line | undefined>;
  /** What is left of it. */
  readonly rest: () => Promise<readonly Line[]>;
  readonly leave: () => void;
}

/** Asks with the cookie of that browser; resolves when the answer begins. */
export async function openLines({ url }: TestConsole, browser: Browser, path: string): Promise<Lines> {
  const leaving = new AbortController();
  const headers = { 'x-portico-csrf': '1', cookie: browser.cookie ?? '' };
  const answer = await fetch(url + path, { headers, signal: leaving.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Line | undefined> => {
    for (;;) {
      const end = text.indexOf('\n');
      if (end >= 0) {
        const line = text.slice(0, end);
        text = text.slice(end + 1);
        return JSON.parse(line) as Line;
      }
      const chunk = await reader?.read();
      if (chunk?.value === undefined) return undefined;
      text += chunk.value;
    }
  };
  return {
    status: answer.status,
    next,
    async rest() {
      const lines: Line[] = [];
      for (let line = await next(); line !== undefined; line = await next()) lines.push(line);
      return lines;
    },
    leave: () => leaving.abort(),
  };
}

export function rowsOf(lines: readonly Line[]): readonly { readonly id: string }[] {
  return lines.flatMap(({ rows }) => (rows ?? []) as readonly { readonly id: string }[]);
}
