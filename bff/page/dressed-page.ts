/** The document as one browser gets it: in its language and theme, with what its address is going to need. */
import type { IncomingMessage } from 'node:http';
import { parse } from 'cookie';
import Negotiator from 'negotiator';
import { firstSpoken, languageCodes, type Language } from '#shared/languages.ts';
import type { FirstPaint } from '#shared/first-paint.ts';

/** What a request says about whom it is for. */
export interface Looks {
  readonly language: Language;
  /** Undefined: as the system has it. */
  readonly theme: 'light' | 'dark' | undefined;
}

export function looksOf({ headers }: Pick<IncomingMessage, 'headers'>): Looks {
  const cookies = parse(headers.cookie ?? '');
  const theme = (['light', 'dark'] as const).find((one) => one === cookies['portico-theme']);
  const chosen = languageCodes.find((language) => language === cookies['portico-language']);
  const language = chosen ?? firstSpoken(new Negotiator({ headers }).languages());
  return { language, theme };
}

/** Fills in web/index.html. What it is going to need is asked for after what it needs first. */
export function dress(html: string, { language, theme }: Looks, paint: FirstPaint | undefined): string {
  const attributes = theme === undefined ? `lang="${language}"` : `lang="${language}" data-theme="${theme}"`;
  return html
    .replace('<html lang="en"', () => `<html ${attributes}`)
    .replace('</head>', (end) => (paint?.links ?? '') + end)
    .replace('<!--outline-->', () => paint?.outline ?? '');
}
