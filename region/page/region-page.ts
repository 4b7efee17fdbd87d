/**
 * The frame of the region's own pages: the product's sign, the region's name, one column, no script. Who comes from the
 * console sees the same product, and a way back.
 */
import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { markup, Markup } from './markup.ts';
import type { PageLanguage, PageLooks } from './page-looks.ts';
import { pageStyle } from './page-style.ts';

export interface RegionPage {
  readonly looks: PageLooks;
  /** The region's name. */
  readonly region: string;
  /** Heading, and title of the tab. */
  readonly title: string;
  readonly content: Markup;
  /** Where the console goes on when somebody leaves the page as it is. */
  readonly back: string;
}

const backWords: Readonly<Record<PageLanguage, string>> = {
  en: 'Back to the console',
  fr: 'Revenir à la console',
  de: 'Zurück zur Konsole',
};

const sign = 'M2 6.5 8 2l6 4.5V14h-3V9.5a3 3 0 0 0-6 0V14H2z';
const icon = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="${sign}" fill="#2257d6"/></svg>`)}`;

/** For `style-src`: the pages' one style sheet and no other. */
const styleHash = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`;

/**
 * Answers with the page. Its policy lets forms go to the region and to `consoleUrl` only: browsers apply `form-action` to
 * where a form leads in the end, too. What is typed may be secret, so nothing of it is kept on the way.
 */
export function sendRegionPage(response: Response, status: number, page: RegionPage, consoleUrl: string): void {
  const { origin } = new URL(consoleUrl);
  response.status(status).set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src ${styleHash}; img-src data:; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`,
    // With `no-referrer` browsers would send the form without saying where it comes from.
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  response.type('html').send(documentOf(page).text);
}

function documentOf({ looks: { language, theme }, region, title, content, back }: RegionPage): Markup {
  return markup`<!doctype html>
<html lang="${language}"${theme === undefined ? undefined : markup` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="${icon}">
<title>${title} · Portico</title>
<style>${new Markup(pageStyle)}</style>
</head>
<body>
<main>
<header><svg width="20" height="20" viewBox="0 0 16 16" aria-hidden="true"><path d="${sign}" fill="currentColor"/></svg>
Portico <span>${region}</span></header>
<h1>${title}</h1>
${content}
<footer><a href="${back}">${backWords[language]}</a></footer>
</main>
</body>
</html>
`;
}
