/** What holds on every page: accessible in both themes and on a narrow screen, wholly translated, no errors, strict policy. */
import { permissionRows } from '#region/seed/catalogue-data.ts';
import { languageCodes, languages, type Language } from '#shared/languages.ts';
import { AxeBuilder } from '@axe-core/playwright';
import { places } from './places.ts';
import type { Place } from './places/place.ts';
import { Lookers, type Looker } from './lookers.ts';
import { expect, test as base, type Page } from './world.ts';
import { allSentences, areaNames, words } from './words.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
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

/** A theme changes colours only, the width of the screen everything else. */
const ofColours = ['color-contrast', 'link-in-text-block'];

async function violations(page: Page, which: 'all' | 'colours' | 'allButColours'): Promise<string[]> {
  // Of what is right nothing is told: finding words for it takes longer than looking.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (which === 'colours') axe.withRules(ofColours);
  else axe.withTags(rules);
  if (which === 'allButColours') axe.disableRules(ofColours);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Text, names, hints and titles of the page as it stands. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const texts = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.add(walker.currentNode.data.trim());
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.add(element.getAttribute(name)?.trim() ?? '');
    }
    return [...texts].filter(Boolean);
  })()`);
}

/** Columns of tables too narrow to tell rows apart by their names, or to see anything in. */
const narrowColumns = `[...document.querySelectorAll('table.table')].flatMap((table) => {
  const headers = [...table.querySelectorAll('thead th:not(.table-check, .table-menu)')];
  return headers.flatMap((header, index) => {
    const width = Math.round(header.getBoundingClientRect().width);
    return width >= (index === 0 ? 96 : 40) ? [] : [header.textContent + ': ' + width];
  });
})`;

/** Matches what a message becomes once its arguments are filled in; undefined when too little of it stands fixed. */
function patternOf(message: string): RegExp | undefined {
  if (message.includes(', select') || message.includes(', plural')) return undefined;
  const fixed = message.split(/\{[^}]*\}|<[^>]*>/);
  if (fixed.join('').replace(/\W/g, '').length < 4) return undefined;
  return new RegExp(`^${fixed.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.+')}$`);
}

/** What is shown in the place of a message that is missing. */
const isKey = new RegExp(`^(${areaNames.join('|')})(\\.[a-zA-Z]+)+$`);
/** Names of permissions look like keys where a service is called like an area of words. */
const permissionWords = new Set(permissionRows.flatMap(({ name }) => [name, name.slice(0, name.lastIndexOf('.'))]));

/** Patterns of what is said in English and never so in that language. */
function onlyEnglish(language: Language): readonly RegExp[] {
  const said = new Set(allSentences(language));
  return allSentences('en').flatMap((message) => (said.has(message) ? [] : (patternOf(message) ?? [])));
}

const translations = languageCodes
  .filter((language) => language !== 'en')
  .map((language) => ({ language, name: languages[language].name, english: onlyEnglish(language) }));

const test = base.extend<{ look: Look }, { lookers: Lookers }>({
  lookers: [
    async ({ browser, world }, use) => {
      const lookers = new Lookers(browser, world);
      await use(lookers);
      await lookers.close();
    },
    { scope: 'worker' },
  ],
  look: async ({ lookers, world }, use, test) => {
    const pages: { readonly page: Page; readonly alone: boolean }[] = [];
    await use(async (place, language) => {
      const { alone = false, as = 'admin' } = place;
      const open = () => lookers.contextOf({ as, language }, { alone });
      // Who looks again was never idle, whatever time passes while things are made. Who looks alone is there first.
      const fresh = alone ? await open() : undefined;
      const address = await place.address(world);
      const context = fresh ?? (await open());
      const page = await context.newPage();
      pages.push({ page, alone });
      const errors = watchErrors(page);
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await page.goto(address);
      await place.arrive(page, words[language]);
      return { page, errors };
    });
    for (const { page, alone } of pages) await (alone ? page.context() : page).close();
    if (test.status !== test.expectedStatus) await lookers.close();
  },
});

/** Comes to a place as a person who sees it in that language. */
type Look = (place: Place, language: Looker['language']) => Promise<Visit>;

interface Visit {
  readonly page: Page;
  /** What the browser complained about so far. */
  readonly errors: readonly string[];
}

for (const place of places) {
  test.describe(place.name, () => {
    test.afterEach(({ world }) => place.leave?.(world));

    // English is what journeys are walked through in.
    for (const { language, name, english } of translations) {
      test(`is accessible in both themes, wholly in ${name}, and fits a narrow screen`, async ({ look }) => {
        const { page, errors } = await look(place, language);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const texts = await textsOf(page);
        expect.soft(texts.filter((text) => english.some((pattern) => pattern.test(text)))).toEqual([]);
        expect.soft(texts.filter((text) => isKey.test(text) && !permissionWords.has(text))).toEqual([]);

        expect.soft(await violations(page, 'all'), 'light').toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect.soft(await violations(page, 'colours'), 'dark').toEqual([]);

        for (const [width, height] of [
          [1280, 800],
          [390, 844],
        ] as const) {
          await page.setViewportSize({ width, height });
          await expect
            .poll(() => page.evaluate<number>('document.documentElement.scrollWidth'), 'no scrolling sideways')
            .toBeLessThanOrEqual(width);
          await expect.poll(() => page.evaluate<string[]>(narrowColumns), `columns at ${width}`).toEqual([]);
        }
        expect.soft(await violations(page, 'allButColours'), 'narrow').toEqual([]);
        expect(errors).toEqual([]);
      });
    }
  });
}
