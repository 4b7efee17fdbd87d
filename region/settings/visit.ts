/** One request for one of the settings pages: in which words it is answered, and how. */
import type { Request, Response } from 'express';
import { pageLooks } from '#region/page/page-looks.ts';
import { sendRegionPage } from '#region/page/region-page.ts';
import type { SelfService } from '#region/self-service/self-service.ts';
import { signInWords } from '#region/sign-in/words.ts';
import type { Content, Making } from './pages.ts';
import { settingsAt, type SettingsPage } from './settings-paths.ts';
import { settingsWords, type Done } from './words.ts';

export interface Visit extends Making {
  readonly service: SelfService;
  readonly request: Request;
  readonly response: Response;
  readonly query: URLSearchParams;
  show(status: number, content: Content): void;
  go(page: SettingsPage, done?: Done): void;
}

export function visitOf(service: SelfService, request: Request, response: Response): Visit {
  const { name: region, activationUrl, baseUrl } = service.context;
  const query = new URLSearchParams(request.url.split('?', 2)[1]);
  const asked = { ui_locales: query.get('ui_locales'), theme: query.get('theme') };
  const looks = pageLooks(asked, request.get('Accept-Language'));
  const back = new URL('/', activationUrl).href;
  const at = (page: SettingsPage, done?: Done) => {
    const kept = new URLSearchParams();
    for (const [key, value] of Object.entries({ ...asked, done })) if (value) kept.set(key, value);
    return settingsAt(baseUrl) + page + (kept.size === 0 ? '' : `?${kept.toString()}`);
  };
  return {
    service,
    request,
    response,
    query,
    region,
    words: settingsWords[looks.language],
    signInWords: signInWords[looks.language],
    at,
    show: (status, content) => sendRegionPage(response, status, { ...content, looks, region, back }, activationUrl),
    go: (page, done) => response.redirect(303, at(page, done)),
  };
}

/** Browsers say of every form which site it is of (Fetch Metadata), older ones at least its origin; nothing else is taken. */
export function isOwnForm({ request, service: { context } }: Visit): boolean {
  const site = request.get('Sec-Fetch-Site');
  return site === undefined ? request.get('Origin') === new URL(context.baseUrl).origin : site === 'same-origin';
}
