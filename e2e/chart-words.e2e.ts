/** Words of pictures on a phone: none cut off at an edge, none written over another, at the hour of the day that is hardest. */
import { languageCodes } from '#shared/languages.ts';
import { beginCluster, createSpace, workTakes } from './world-data.ts';
import { expect, test, type Page } from './world.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Milliseconds until half past midnight where the reader is, an hour or two ahead of UTC: "now" is at the edge of the day then. */
function untilNight(now: number): number {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' });
  const [hours = 0, minutes = 0] = hour.format(now).split(':').map(Number);
  return ((24 * 60 + 30 - hours * 60 - minutes) % (24 * 60)) * 60_000;
}

const faults = `(() => {
  const found = [];
  const reachesOut = (box) => box.right > innerWidth || box.left < 0;
  const shown = [...document.querySelectorAll('main svg text')].filter((text) => text.getBoundingClientRect().width > 0);
  for (const text of shown) if (reachesOut(text.getBoundingClientRect())) found.push('cut: ' + text.textContent);
  for (const svg of new Set(shown.map((text) => text.ownerSVGElement))) {
    const boxes = [...svg.querySelectorAll('text')].map((text) => ({ words: text.textContent, box: text.getBoundingClientRect() }));
    for (const [at, one] of boxes.entries()) for (const other of boxes.slice(at + 1)) {
      const [a, b] = [one.box, other.box];
      if (a.left < b.right && b.left < a.right && a.top < b.bottom - 3 && b.top < a.bottom - 3) found.push(one.words + ' over ' + other.words);
    }
  }
  return found;
})()`;

async function expectReadable(page: Page) {
  await expect(page.locator('main svg text').first()).toBeVisible();
  await expect.poll(() => page.evaluate<string[]>(faults)).toEqual([]);
}

test('no word of a picture is cut off or hidden by another on a phone @long', async ({
  page,
  context,
  signIn,
  world: { url, clock, std },
}) => {
  const space = await createSpace(std);
  await std.steering.advance(untilNight(clock.now()));
  await beginCluster(std, space.id);
  await std.steering.advance(workTakes);
  await beginCluster(std, space.id);
  await signIn();
  for (const language of languageCodes) {
    await context.addCookies([{ name: 'portico-language', value: language, url }]);
    await page.goto(`/eu-std-1/spaces/${space.id}/overview`);
    await expect(page.locator('.week-dots')).toBeVisible();
    await expect(page.locator('.overview-running .run-axis').first()).toBeVisible();
    await expectReadable(page);
    for (const span of ['', '&span=sixHours', '&span=week']) {
      await page.goto(`/eu-std-1/spaces/${space.id}/operations?view=timeline${span}`);
      await expectReadable(page);
    }
  }
});
