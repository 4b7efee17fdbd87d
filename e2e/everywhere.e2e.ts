/**
 * What holds on every page: accessible on a desk and on a phone in either theme, wholly translated, no errors, strict policy.
 * Languages take turns from place to place; the long run looks at every place in all of them.
 */
import { permissionRows } from '#region/seed/catalogue-data.ts';
import { languageCodes, languages, type Language } from '#shared/languages.ts';
import { long } from '#testing/property-runs.ts';
import { violations } from './axe.ts';
import { places } from './places.ts';
import type { Place } from './places/place.ts';
import { Lookers, type Looker, type Tab } from './lookers.ts';
import { expect, test as base, type Page } from './world.ts';
import { allSentences, areaNames, words } from './words.ts';

/** Text, names, hints and titles of the page, as messages are written, without what a region says in its own words. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    const texts = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode;
      if (parentElement.closest('[translate=no]') === null) texts.add(data.trim());
    }
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.add(element.getAttribute(name)?.trim() ?? '');
    }
    return [...texts].filter(Boolean).map((text) => text.replaceAll('\\u00A0', ' '));
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

/** Labels longer than their column, over what they are of: one of a long word says where it may be parted. */
const labelsOutside = `[...document.querySelectorAll('dt')].flatMap(
  (label) => (label.scrollWidth > label.clientWidth ? [label.textContent] : []),
)`;

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

/** What the region says of its permissions, in its own words. */
const permissionTexts = new Set(permissionRows.map(({ description }) => description));

/** What stands fixed in a message, word by word. */
const wordsOf = (message: string) => message.replaceAll(/\{[^}]*\}|<[^>]*>/g, ' ').match(/\p{L}+/gu) ?? [];

/**
 * Tells what is said in English and never so in that language. Most messages are whole: to look those up takes no pattern. One
 * of words alone that the language has too ("Upgrade {name}") tells neither from the other.
 */
function onlyEnglish(language: Language): (text: string) => boolean {
  const own = allSentences(language);
  const [said, ownWords] = [new Set(own), new Set(own.flatMap(wordsOf))];
  const english = allSentences('en').filter((message) => !said.has(message));
  const whole = new Set(english.filter((message) => !/[{<]/.test(message) && patternOf(message) !== undefined));
  const filled = english.filter(
    (message) => !whole.has(message) && wordsOf(message).some((word) => !ownWords.has(word)),
  );
  const patterns = filled.flatMap((message) => patternOf(message) ?? []);
  return (text) => whole.has(text) || patterns.some((pattern) => pattern.test(text));
}

const translations = languageCodes
  .filter((language) => language !== 'en')
  .map((language) => ({ language, name: languages[language].name, isEnglish: onlyEnglish(language) }));

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
    const alone: Page[] = [];
    await use(async (place, language, colorScheme) => {
      const looker: Looker = { as: place.as ?? 'admin', language };
      // Who looks again was never idle, whatever time passes while things are made. Who looks alone is there first.
      const first = place.alone ? await lookers.tabOf(looker, { alone: true }) : undefined;
      const address = await place.address(world);
      const tab = first ?? (await lookers.tabOf(looker));
      if (first !== undefined) alone.push(first.page);
      const { page, errors } = tab;
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      // Of the page that is left nobody wants to know.
      page.once('framenavigated', () => errors.splice(0));
      await page.goto(address);
      await place.arrive(page, words[language]);
      return tab;
    });
    for (const page of alone) await page.context().close();
    if (test.status !== test.expectedStatus) await lookers.close();
  },
});

type Theme = 'light' | 'dark';

/** Comes to a place as a person who sees it in that language and theme. */
type Look = (place: Place, language: Language, theme: Theme) => Promise<Tab>;

/** What journeys are walked through in: looked at only as who walks through none of them. */
const english = { language: 'en', name: languages.en.name, isEnglish: () => false } as const;

/** The language whose turn it is at that place; all of them in the long run. */
const languagesAt = (index: number, { as }: Place) => {
  if (long) return as === 'person' ? [...translations, english] : translations;
  return translations.filter((_translation, turn) => turn === index % translations.length);
};

for (const [index, place] of places.filter(({ isVariant = false }) => long || !isVariant).entries()) {
  test.describe(place.name, () => {
    test.afterEach(({ world }) => place.leave?.(world));

    for (const { language, name, isEnglish } of languagesAt(index, place)) {
      // Which one comes first takes turns, too: pages are looked at as they come, and as they are once the theme has changed.
      const [theme, other]: [Theme, Theme] = index % 4 < 2 ? ['light', 'dark'] : ['dark', 'light'];
      test(`is accessible, wholly in ${name}, and fits a narrow screen`, async ({ look }) => {
        const { page, errors } = await look(place, language, theme);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const texts = (await textsOf(page)).filter((text) => !permissionTexts.has(text));
        expect.soft(texts.filter(isEnglish)).toEqual([]);
        expect.soft(texts.filter((text) => isKey.test(text) && !permissionWords.has(text))).toEqual([]);

        expect.soft(await violations(page, 'all'), theme).toEqual([]);
        await page.emulateMedia({ colorScheme: other });
        expect.soft(await violations(page, 'colours'), other).toEqual([]);

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
        expect.soft(await page.evaluate<string[]>(labelsOutside), 'labels on a phone').toEqual([]);
        expect.soft(await violations(page, 'allButColours'), 'narrow').toEqual([]);
        expect(errors).toEqual([]);
      });
    }
  });
}
