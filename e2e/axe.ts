/** What axe finds wrong with a page. Run in the page itself: a driver that loads it again for each look costs twice as much. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from './world.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A theme changes colours only, the width of the screen everything else. */
const ofColours = ['color-contrast', 'link-in-text-block'];

const optionsOf: Readonly<Record<'all' | 'colours' | 'allButColours', RunOptions>> = {
  all: { runOnly: { type: 'tag', values: tags } },
  colours: { runOnly: { type: 'rule', values: ofColours } },
  allButColours: {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(ofColours.map((rule) => [rule, { enabled: false }])),
  },
};

/** One line for each element that breaks a rule, now. */
export async function violations(page: Page, which: keyof typeof optionsOf = 'all'): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`typeof axe === 'object'`))) await page.evaluate(source);
  // Of what is right nothing is told: finding words for it takes longer than looking.
  const options = JSON.stringify({ ...optionsOf[which], resultTypes: ['violations'] } satisfies RunOptions);
  const found = await page.evaluate<AxeResults['violations']>(
    `axe.run(${options}).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
