/**
 * How soon the page is there: cold, with a processor four times slower and a fast mobile network, beside a minimal page
 * of React, a router and a cache of queries that shows the same users. Times are this machine's; the ratios hold. Then how far
 * pages that are read in parts move while they come, on a screen and on a phone.
 *
 * ROUNDS: how often each is opened.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { csrfHeader } from '#shared/csrf-header.ts';
import { startWorld } from '../e2e/world.ts';
import { serveFloor } from './floor-server.ts';

const rounds = Number(process.env['ROUNDS'] ?? 7);
const slowdown = 4;
/** What browsers' tools call fast 4G. Milliseconds and bytes a second. */
const network = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

/** Notes what the browser paints: when rows of data stand in a table, and how far things moved without being asked to. */
const observer = `(() => {
  globalThis.seen = { moved: 0 };
  new PerformanceObserver((entries) => {
    for (const { value, hadRecentInput } of entries.getEntries()) if (!hadRecentInput) seen.moved += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const painted = (found) => requestAnimationFrame(() => setTimeout(() => found(performance.now())));
  new MutationObserver(() => {
    if (seen.table === undefined && document.querySelector('tbody tr:not([aria-hidden]) a') !== null) {
      seen.table = 0;
      painted((now) => (seen.table = now));
    }
    if (seen.opened === undefined && seen.title && document.querySelector('h1')?.textContent.startsWith(seen.title)) {
      seen.opened = 0;
      painted((now) => (seen.opened = now - seen.pressed));
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  addEventListener('click', ({ timeStamp }) => (seen.pressed = timeStamp), { capture: true });
})()`;

interface Seen {
  readonly firstPaint: number;
  readonly table: number;
  readonly opened: number;
  /** Cumulative layout shift. */
  readonly moved: number;
}

const seen = `({
  ...globalThis.seen,
  firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
})`;

/** Nothing comes any more so long after a page is there. It keeps a stream open: the network is never idle. Milliseconds. */
const atRest = 5_000;

/** Cumulative layout shift at most. */
const wantedMoved = 0.02;

const widths = { screen: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

interface Visit {
  readonly url: string;
  readonly path: string;
  /** Of the console: signs in first. */
  readonly signsIn?: boolean;
}

/** Opens a page with an empty cache, and answers what `look` finds out there. */
async function open<Found>(
  browser: Browser,
  { url, path, signsIn = false }: Visit,
  viewport: (typeof widths)[keyof typeof widths],
  look: (page: Page) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({ baseURL: url, viewport });
  try {
    if (signsIn) {
      const data = { region: 'eu-std-1', demo: 'admin' };
      await context.request.post('/api/session', { headers: { [csrfHeader]: '1' }, data });
    }
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observer);
    await page.goto(path);
    return await look(page);
  } finally {
    await context.close();
  }
}

/** Opens a list, leaves it alone for a moment, and opens its second row. */
const visit = (browser: Browser, list: Visit) =>
  open(browser, list, widths.screen, async (page) => {
    await isSeen(page, 'table');
    await page.waitForTimeout(atRest);
    await openRow(page);
    return page.evaluate<Seen>(seen);
  });

/** How far what is on a page moves until nothing comes any more. */
const movedOn = (browser: Browser, one: Visit, width: keyof typeof widths) =>
  open(browser, one, widths[width], async (page) => {
    await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    await page.waitForTimeout(atRest);
    return page.evaluate<number>('seen.moved');
  });

async function isSeen(page: Page, what: keyof Seen): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>(`seen.${what} > 0`), { timeout: 30_000 }).toBe(true);
}

async function openRow(page: Page): Promise<void> {
  const link = page.locator('tbody tr').nth(1).getByRole('link').first();
  await page.evaluate(`seen.title = ${JSON.stringify(await link.innerText())}`);
  await link.click();
  await isSeen(page, 'opened');
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** In turn, so that what the machine does meanwhile hits all of them. */
async function visitInTurn(browser: Browser, visits: readonly Visit[]): Promise<readonly Seen[]> {
  const found = visits.map((): Seen[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of visits.entries()) found[index]?.push(await visit(browser, one));
  }
  const middle = (all: readonly Seen[], what: keyof Seen) => median(all.map((one) => one[what]));
  return found.map((all) => ({
    firstPaint: middle(all, 'firstPaint'),
    table: middle(all, 'table'),
    opened: middle(all, 'opened'),
    moved: Math.max(...all.map(({ moved }) => moved)),
  }));
}

function report(what: string, value: string, wanted: string, isReached: boolean): void {
  process.stdout.write(`${isReached ? 'ok  ' : 'MISS'} ${what.padEnd(66)} ${value.padEnd(44)} wanted ${wanted}\n`);
}

function compare(what: string, ours: number, floor: number, wanted: number): void {
  const ratio = ours / floor;
  const value = `${ours.toFixed(0)} ms, floor ${floor.toFixed(0)} ms, ratio ${ratio.toFixed(2)}`;
  report(what, value, `<= ${wanted}`, ratio <= wanted);
}

const world = await startWorld();
const { organisationId, spaceId } = world.std.accounts;
const { items } = await world.std.client.call('ListUserOrganisation', { path: { organisationId }, page: { size: 30 } });
const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
const floor = await serveFloor(folder, items);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  const inSpace = `/eu-std-1/spaces/${spaceId}`;
  const ours = { url: world.url, signsIn: true };
  const [plain, users, clusters] = await visitInTurn(browser, [
    { url: floor.url, path: '/users' },
    { ...ours, path: `/eu-std-1/organisations/${organisationId}/users` },
    { ...ours, path: `${inSpace}/clusters` },
  ]);
  if (plain === undefined || users === undefined || clusters === undefined) throw new Error('nothing was measured');
  compare('first paint of the users list', users.firstPaint, plain.firstPaint, 1.3);
  compare('its table', users.table, plain.table, 1.41);
  compare('opening a user', users.opened, plain.opened, 2);
  compare('first paint of the clusters list', clusters.firstPaint, plain.firstPaint, 1.3);
  compare('opening a cluster', clusters.opened, plain.opened, 2);
  const moved = Math.max(users.moved, clusters.moved);
  const reportMoved = (what: string, value: number) =>
    report(`layout shift, ${what}`, value.toFixed(3), `<= ${wantedMoved}`, value <= wantedMoved);
  reportMoved('lists and what they open', moved);
  const { items: known } = await world.std.client.call('ListClusters', { path: { spaceId } });
  const clustersKnown = known.map(({ id }) => `${inSpace}/clusters/${id}`);
  const { items: roles } = await world.std.client.call('ListRolesOrganisation', { path: { organisationId } });
  const inOrganisation = `/eu-std-1/organisations/${organisationId}`;
  const role = `${inOrganisation}/roles/${roles[0]?.uuid}`;
  const explain = `${inOrganisation}/explain?permission=iam.user.get`;
  // Of pages that have more or less to say of each cluster the one that moves most counts.
  for (const paths of [
    ['/'],
    ['/eu-std-1'],
    [`${inSpace}/overview`],
    ['/fleet'],
    [`${inSpace}/clusters`],
    clustersKnown,
    clustersKnown.map((cluster) => `${cluster}/upgrade`),
    [role],
    [explain],
    [`${inOrganisation}/account`],
  ]) {
    for (const width of ['screen', 'phone'] as const) {
      const shape = paths[0]?.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…');
      let most = 0;
      for (const path of paths) most = Math.max(most, await movedOn(browser, { ...ours, path }, width));
      reportMoved(`${shape}, ${width}`, most);
    }
  }
} finally {
  await browser.close();
  floor.close();
  await world.close();
  rmSync(folder, { recursive: true });
}
