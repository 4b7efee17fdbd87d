import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { isNode } from './source-tree.ts';

/** Files whose strings are ICU messages: one per language and area. */
const messageFile = /\/web\/messages\/([\w-]+)\/[\w-]+\.ts$/;

/**
 * Compiles ICU messages while building, so that the browser needs neither their parser nor the time to run it
 * (9 kB gzip of the first page). Works with the `use-intl/format-message/format-only` alias in vite.config.ts.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    // After TypeScript's syntax is gone.
    enforce: 'post',
    transform(code, file) {
      const language = messageFile.exec(file)?.[1];
      if (language === undefined) return undefined;
      const isNoneOne = new Intl.PluralRules(language).select(0) === 'one';
      let compiled = code;
      const strings = messageStrings(this.parse(code)).sort((a, b) => b.start - a.start);
      for (const { start, end, text } of strings) {
        const whole = figuresWhole(isNoneOne ? onlyOne(text) : text);
        compiled =
          compiled.slice(0, start) +
          JSON.stringify(compile(language === 'en' ? whole : marksWhole(whole))) +
          compiled.slice(end);
      }
      return { code: compiled, map: null };
    },
  };
}

/** A mark that stands apart from its word, as in French, or as … in German, begins no line: the space there does not break. */
function marksWhole(text: string): string {
  return text.replaceAll(/ (?=[:;?!»%…])|(?<=«) /g, '\u00A0');
}

/** A figure stays beside what it is a figure of, and beside the mark that says it is about so much. */
function figuresWhole(text: string): string {
  return text.replaceAll(/(?<=≈) |(?<=[\d}]) (?=%|(?:GiB|Gio|MB|Mo|vCPU|s)(?![\w’']))/g, '\u00A0');
}

/** Where none is of the same kind as one, but one is said in a word and more by their number, none is told by its number. */
function onlyOne(text: string): string {
  return text.replaceAll(/\bone (?=\{(?:[^{}#]|\{[^{}]*\})*\} other \{(?:[^{}]|\{[^{}]*\})*#)/g, '=1 ');
}

interface MessageString {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Every string that is the value of a member of an object in the file. */
function messageStrings(node: unknown): MessageString[] {
  if (Array.isArray(node)) return node.flatMap(messageStrings);
  if (!isNode(node)) return [];
  const text = node.type === 'Property' ? textOf(node['value']) : undefined;
  if (text !== undefined) return [text];
  return Object.values(node).flatMap(messageStrings);
}

function textOf(node: unknown): MessageString | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node['value'] === 'string') {
    return { start: node.start, end: node.end, text: node['value'] };
  }
  if (node.type !== 'TemplateLiteral') return undefined;
  const [only, ...more] = node['quasis'] as readonly { value: { cooked: string } }[];
  if (only === undefined || more.length > 0) throw new Error('a message is one string without expressions');
  return { start: node.start, end: node.end, text: only.value.cooked };
}
