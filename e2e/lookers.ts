/**
 * Browsers of people who look at one page after another, in one tab and kept while they are signed in: opening one takes a
 * while, and what the browser has compiled once it does not compile again.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '#shared/languages.ts';
import { csrfHeader } from '#shared/csrf-header.ts';
import type { World } from './world.ts';

export interface Looker {
  readonly as: 'admin' | 'limited' | 'person' | 'nobody';
  readonly language: Language;
}

/** A tab, and what the browser complained about since it came to the page it shows. */
export interface Tab {
  readonly page: Page;
  readonly errors: string[];
}

export class Lookers {
  readonly #browser: Browser;
  readonly #world: World;
  readonly #kept = new Map<string, Tab>();

  constructor(browser: Browser, world: World) {
    this.#browser = browser;
    this.#world = world;
  }

  /** The tab of somebody signed in as told, perhaps used before; `alone`: in a browser that nobody used, to be closed. */
  async tabOf(looker: Looker, { alone = false } = {}): Promise<Tab> {
    const key = `${looker.as} ${looker.language}`;
    const kept = this.#kept.get(key);
    const isKept = !alone && kept !== undefined;
    if (isKept && (looker.as === 'nobody' || (await this.#isSignedIn(kept.page.context())))) return kept;
    const page = await (await this.#open(looker)).newPage();
    const tab = { page, errors: watchErrors(page) };
    if (!alone) {
      await kept?.page.context().close();
      this.#kept.set(key, tab);
    }
    return tab;
  }

  async close(): Promise<void> {
    for (const { page } of this.#kept.values()) await page.context().close();
    this.#kept.clear();
  }

  async #open({ as, language }: Looker): Promise<BrowserContext> {
    const context = await this.#browser.newContext({ baseURL: this.#world.url });
    await context.addCookies([{ name: 'portico-language', value: language, url: this.#world.url }]);
    if (as !== 'nobody') {
      // A code of the demo person works once.
      if (as === 'person') this.#world.clock.advance(30_000);
      const response = await context.request.post('/api/session', {
        headers: { [csrfHeader]: '1' },
        data: { region: this.#world.std.name, demo: as },
      });
      if (!response.ok()) throw new Error(`sign-in answered ${response.status()}: ${await response.text()}`);
      // A session that its browser never came back with ends after minutes, which a place may let pass at once.
      await this.#isSignedIn(context);
    }
    return context;
  }

  /** Some places let hours pass: who is still signed in has not been idle until now. */
  async #isSignedIn(context: BrowserContext): Promise<boolean> {
    const response = await context.request.post('/api/session/activity', { headers: { [csrfHeader]: '1' } });
    return response.ok();
  }
}

/** What a browser itself writes about an answer that is no success; the page shows it properly. */
const isAboutAnAnswer = (line: string) => line.startsWith('Failed to load resource: the server responded with');

/** Errors of scripts and of the content security policy; grows as they come. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    const line = message.text();
    if (['error', 'warning'].includes(message.type()) && !isAboutAnAnswer(line)) errors.push(line);
  });
  return errors;
}
