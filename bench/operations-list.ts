/**
 * How soon the operations list answers a key in its filter, with 10,000 operations loaded and a processor four times
 * slower, beside a plain page that does the least for the same. Times are this machine's; the ratio holds.
 */
import { chromium, expect, type Locator, type Page } from '@playwright/test';
import { csrfHeader } from '#shared/csrf-header.ts';
import { startOperationsConsole } from './operations-console.ts';

const count = Number(process.env['OPERATIONS'] ?? 10_000);
const slowdown = 4;
const typed = 'upgrade';
const rounds = 5;

/**
 * Notes milliseconds from each key to the next paint (the letter in the field), and from the moment the typing has
 * paused and the address changes to the paint of the filtered list.
 */
const observer = `(() => {
  globalThis.times = { keys: [], lists: [] };
  new PerformanceObserver((entries) => {
    for (const { name, duration } of entries.getEntries()) if (name === 'keydown') times.keys.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  const painted = (begun, into) => requestAnimationFrame(() => setTimeout(() => into.push(performance.now() - begun)));
  const navigated = history.replaceState.bind(history);
  let begun;
  history.replaceState = (...args) => {
    begun = performance.now();
    navigated(...args);
  };
  globalThis.observeList = (target) => new MutationObserver(() => {
    if (begun !== undefined) painted(begun, times.lists);
    begun = undefined;
  }).observe(target, { childList: true, characterData: true, subtree: true });
})()`;

/** The least a page can do: an array, a table of 100 rows, no framework. */
const yardstick = `<input aria-label="Filter"><p></p><table></table><script></script>`;

async function medianOfYardstick(page: Page): Promise<number> {
  await page.setContent(yardstick);
  return page.evaluate<number>(`(async () => {
    const kinds = ['Create cluster', 'Upgrade workers', 'Add workers', 'Upgrade control plane'];
    const rows = Array.from({ length: ${count} }, (_, n) => ({ kind: kinds[n % 4], id: String(Math.random()), at: n }));
    const times = [];
    for (let length = 1; length <= ${typed.length}; length += 1) {
      const text = '${typed}'.slice(0, length);
      const begun = performance.now();
      const found = rows.filter(({ kind, id, at }) => (kind + ' ' + id + ' ' + at).toLowerCase().includes(text));
      document.querySelector('p').textContent = found.length + ' matches';
      document.querySelector('table').replaceChildren(...found.slice(0, 100).map(({ kind, id, at }) => {
        const row = document.createElement('tr');
        for (const words of [kind, id, at]) row.insertCell().textContent = words;
        return row;
      }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - begun);
    }
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
  })()`);
}

function report(what: string, value: string, wanted: string, reached: boolean): void {
  process.stdout.write(`${reached ? 'ok  ' : 'MISS'} ${what.padEnd(44)} ${value.padEnd(40)} wanted ${wanted}\n`);
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

interface Times {
  readonly keys: readonly number[];
  readonly lists: readonly number[];
}

/** Letter by letter, with a pause after each that is long enough for the list to follow. */
async function typeInto(field: Locator): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await field.fill('');
    for (const key of typed) {
      await field.press(key);
      await field.page().waitForTimeout(600);
    }
  }
}

/** Browsers tell of keys from 16 ms on; the others count as 8 ms. */
function p75OfKeys(told: readonly number[]): number {
  const others = Math.max(0, rounds * typed.length - told.length);
  return quantile([...told, ...Array.from({ length: others }, () => 8)], 0.75);
}

/** A text has the whole list read. */
async function loadAll(page: Page): Promise<void> {
  await expect(page.locator('.walk-count')).toContainText('as of', { timeout: 300_000 });
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
  await page.addInitScript(observer);
  await page.goto(`/eu-std-1/spaces/${served.spaceId}/operations?q=cluster`);
  await loadAll(page);
  process.stdout.write(`     ${await page.locator('.walk-count').innerText()}\n`);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(`observeList(document.querySelector('.walk-count'))`);
  await typeInto(page.getByRole('searchbox'));
  const { keys, lists } = await page.evaluate<Times>('times');
  const plainPage = await context.newPage();
  const plainDevtools = await context.newCDPSession(plainPage);
  await plainDevtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const plain = await medianOfYardstick(plainPage);
  await plainPage.evaluate(observer);
  await typeInto(plainPage.getByRole('textbox'));
  const key = p75OfKeys(keys);
  const plainKey = p75OfKeys((await plainPage.evaluate<Times>('times')).keys);
  const list = quantile(lists, 0.75);
  report(`p75 from key to paint, ${count} operations`, `${key} ms, plain field ${plainKey} ms`, '<= 50 ms', key <= 50);
  report(
    'p75 from the pause to the filtered list',
    `${list.toFixed(0)} ms, plain page ${plain.toFixed(0)} ms, ratio ${(list / plain).toFixed(1)}`,
    '<= 50 ms',
    list <= 50,
  );
} finally {
  await browser.close();
  await served.close();
}
