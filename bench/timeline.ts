/**
 * How soon the timeline of a space is drawn for another part of time, with 10,000 operations read and a processor four
 * times slower, beside a plain page that draws as many marks. Times are this machine's; the ratio holds.
 */
import { chromium, expect, type Page } from '@playwright/test';
import { csrfHeader } from '#shared/csrf-header.ts';
import { startOperationsConsole } from './operations-console.ts';

const count = Number(process.env['OPERATIONS'] ?? 10_000);
const slowdown = 4;
const rounds = 5;
/** Five to seven times the plain page where nothing else is going on. */
const most = 10;
const shown = ['Month', 'Week', 'Today'] as const;

/** Milliseconds from a click on what has that name to the first paint after the picture has changed. */
const drawnAfter = (name: string) => `new Promise((resolve) => {
  const input = [...document.querySelectorAll('.timeline-controls label')].find(({ textContent }) => textContent === '${name}');
  new MutationObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
  }).observe(document.querySelector('.lane-chart'), { childList: true, subtree: true, attributes: true });
  const begun = performance.now();
  input.click();
})`;

/** The least a page can do: what is in sight of an array, bundled by pixels, as links of one picture. */
const plainAfter = (lanes: number, marks: number) => `new Promise((resolve) => {
  const [svg] = document.body.children;
  const all = globalThis.all ??= Array.from({ length: ${count} }, (_, n) => ({ lane: n % ${lanes}, from: n * 60_000, until: n * 60_000 + 30_000 }));
  const begun = performance.now();
  const span = all.length * 60_000;
  const seen = all.filter(({ from, until }) => until > 0 && from < span).sort((one, other) => one.from - other.from);
  const places = new Set(seen.map(({ lane, from }) => lane + ' ' + Math.floor((from / span) * ${Math.max(1, Math.ceil(marks / lanes))})));
  const make = (name, attributes) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  svg.replaceChildren(...[...places].map((place) => {
    const [lane, at] = place.split(' ');
    const link = make('a', { href: '#' + place, 'aria-label': 'Several operations of ' + lane + ' at ' + at });
    link.append(make('rect', { x: at + '', y: lane * 28 + '', width: '10', height: '10' }));
    return link;
  }));
  requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
})`;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function slow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

const served = await startOperationsConsole(count);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  const context = await browser.newContext({ baseURL: served.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.request.post('/api/session', {
    headers: { [csrfHeader]: '1' },
    data: { region: 'eu-std-1', demo: 'admin' },
  });
  await page.goto(`/eu-std-1/spaces/${served.spaceId}/operations?view=timeline&all=1`);
  await expect(page.getByText('All operations have been read.')).toBeVisible({ timeout: 300_000 });
  const plainPage = await context.newPage();
  await plainPage.setContent('<svg width="1200" height="600"></svg>');
  await slow(page);
  await slow(plainPage);
  for (const name of shown) {
    const [own, plain]: [number[], number[]] = [[], []];
    let [lanes, marks] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      // From elsewhere, so that there is something to draw.
      await page.bringToFront();
      await page.evaluate(drawnAfter(name === 'Week' ? 'Month' : 'Week'));
      own.push(await page.evaluate<number>(drawnAfter(name)));
      lanes = await page.locator('.lane').count();
      marks = await page.locator('.lane-mark[data-at]').count();
      await plainPage.bringToFront();
      plain.push(await plainPage.evaluate<number>(plainAfter(lanes, marks)));
    }
    const ratio = median(own) / median(plain);
    const isIn = ratio <= most;
    process.stdout.write(
      `${isIn ? 'ok  ' : 'OVER'} ${name}, ${count} operations, ${marks} marks in ${lanes} lanes: ${median(own).toFixed(0)} ms, ` +
        `plain page ${median(plain).toFixed(0)} ms, ratio ${ratio.toFixed(1)} (<= ${most})\n`,
    );
    if (!isIn) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await served.close();
}
