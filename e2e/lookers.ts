/** Browsers of people who look at one page after another, kept while they are signed in: opening one takes a while. */
import type { Browser, BrowserContext } from '@playwright/test';
import type { Language } from '#shared/languages.ts';
import { csrfHeader } from '#shared/csrf-header.ts';
import type { World } from './world.ts';

export interface Looker {
  readonly as: 'admin' | 'limited' | 'nobody';
  readonly language: Language;
}

export class Lookers {
  readonly #browser: Browser;
  readonly #world: World;
  readonly #kept = new Map<string, BrowserContext>();

  constructor(browser: Browser, world: World) {
    this.#browser = browser;
    this.#world = world;
  }

  /** A browser signed in as told, perhaps used before; `alone`: one that nobody used. */
  async contextOf(looker: Looker, { alone = false } = {}): Promise<BrowserContext> {
    const key = `${looker.as} ${looker.language}`;
    const kept = this.#kept.get(key);
    if (!alone && kept !== undefined && (looker.as === 'nobody' || (await this.#isSignedIn(kept)))) return kept;
    const context = await this.#open(looker);
    if (!alone) {
      await kept?.close();
      this.#kept.set(key, context);
    }
    return context;
  }

  async close(): Promise<void> {
    for (const context of this.#kept.values()) await context.close();
    this.#kept.clear();
  }

  async #open({ as, language }: Looker): Promise<BrowserContext> {
    const context = await this.#browser.newContext({ baseURL: this.#world.url });
    await context.addCookies([{ name: 'portico-language', value: language, url: this.#world.url }]);
    if (as !== 'nobody') {
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
