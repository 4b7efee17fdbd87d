/** How much a page asks for: few requests to the first table, and never more for more rows. */
import type { Request } from '@playwright/test';
import { expect, test, type Page, type World } from './world.ts';

const isApi = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');
const isStream = (request: Request) => request.url().includes('/api/watch');
/** Read once the stream is there, whatever the page (run-line.e2e.ts, onboarding.e2e.ts). */
const isOfStream = (request: Request) => /\/api\/(?:runs|recovery-links)$/.test(request.url());
const isStreamOfSpaces = (request: Request) => request.url().includes('/api/watch?space=');

/** API calls of a page until it has come to rest: the shell's last part watches its spaces and nothing is under way. */
async function callsOf(page: Page, address: string, rows: number): Promise<string[]> {
  const calls: string[] = [];
  const underWay = new Set<Request>();
  const begin = (request: Request) => {
    if (!isApi(request) || isStream(request) || isOfStream(request)) return;
    underWay.add(request);
    const { pathname, searchParams } = new URL(request.url());
    searchParams.delete('page[size]');
    searchParams.delete('size');
    calls.push(`${request.method()} ${pathname}?${searchParams.toString()}`);
  };
  const end = (request: Request) => void underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const watching = page.waitForRequest(isStreamOfSpaces);
  await page.goto(address);
  await expect(page.getByRole('row')).toHaveCount(rows + 1);
  await watching;
  await expect.poll(() => underWay.size).toBe(0);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  return calls.sort();
}

test('the first page has begun at most 12 requests when its table stands', async ({ page, signIn, world }) => {
  await signIn();
  await page.addInitScript(`new MutationObserver((_, observer) => {
    if (document.querySelector('tbody th a') === null) return;
    observer.disconnect();
    globalThis.tableStands = performance.now();
  }).observe(document, { childList: true, subtree: true })`);
  await page.goto(`/eu-std-1/spaces/${world.std.accounts.spaceId}/users`);
  await expect(page.getByRole('row')).toHaveCount(31);
  const begun = await page.evaluate<string[]>(`[
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource').filter(({ startTime }) => startTime < tableStands),
  ].map(({ name }) => name)`);
  expect(begun.length, begun.join('\n')).toBeLessThanOrEqual(12);
  expect(begun.length).toBeGreaterThan(5);
});

const lists: readonly {
  readonly name: string;
  readonly most: 30 | 50;
  readonly tag?: ' @long';
  readonly address: (world: World) => string;
}[] = [
  {
    name: 'the users of the organisation',
    most: 50,
    tag: ' @long',
    address: ({ std }) => `/eu-std-1/organisations/${std.accounts.organisationId}/users`,
  },
  { name: 'the users of a space', most: 50, address: ({ std }) => `/eu-std-1/spaces/${std.accounts.spaceId}/users` },
  { name: 'the operations', most: 30, address: ({ std }) => `/eu-std-1/spaces/${std.accounts.spaceId}/operations` },
];

for (const { name, most, tag = '', address } of lists) {
  test(`${name} take as many calls for ${most} rows as for 10${tag}`, async ({ page, signIn, world }) => {
    await signIn();
    const ten = await callsOf(page, `${address(world)}?size=10`, 10);
    expect(await callsOf(page, `${address(world)}?size=${most}`, most)).toEqual(ten);
    expect(ten.length).toBeLessThanOrEqual(6);
  });
}
