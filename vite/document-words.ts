import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { languageCodes } from '../shared/languages.ts';

/**
 * Says in index.html, in every language, what has to be said when none of the application is there: each
 * `<!--words:name-->` becomes that text of `messages/<language>/document.json`.
 */
export function documentWords(): Plugin {
  return {
    name: 'document-words',
    transformIndexHtml: (html, { filename }) =>
      html.replaceAll(/<!--words:(\w+)-->/g, (_, name: string) => inEveryLanguage(dirname(filename), name)),
  };
}

function inEveryLanguage(webRoot: string, name: string): string {
  const texts = languageCodes.map((language) => {
    const file = join(webRoot, 'messages', language, 'document.json');
    const text = (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>)[name];
    if (text === undefined) throw new Error(`${file} has no ${name}`);
    return `<span lang="${language}">${text}</span>`;
  });
  return texts.join(' / ');
}
