/** The overview, the timeline and the fleet on paper, and on a screen as wide as a wall. */
import { beginCluster, createSpace, workTakes } from './world-data.ts';
import { expect, test, type Page, type WorldRegion } from './world.ts';

async function createWork(std: WorldRegion) {
  const { id } = await createSpace(std);
  await beginCluster(std, id);
  std.steering.failNext({ spaceId: id, error: 'No capacity left for profile LARGE in zone a.' });
  await beginCluster(std, id);
  await std.steering.advance(workTakes);
  await beginCluster(std, id);
  return `/eu-std-1/spaces/${id}`;
}

const whole = (page: Page) => expect(page.locator('main .skeleton, main [aria-busy=true]')).toHaveCount(0);

/** What reaches over the edge of the paper, or is cut off in its cell. */
const cut = `[...document.querySelectorAll('main *')].filter((element) => {
  const { right, width } = element.getBoundingClientRect();
  const isCut = element.matches('td, th') && element.scrollWidth > element.clientWidth + 1;
  return element.closest('.visually-hidden, thead .overview-axis') === null && width > 1 && (isCut || right > innerWidth + 1);
}).map((element) => element.tagName + ' ' + element.textContent.slice(0, 30))`;

test('on paper there is the page alone, dark on white, and nothing of it is cut', async ({
  page,
  signIn,
  world: { std },
}) => {
  const space = await createWork(std);
  await signIn();
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const address of [`${space}/overview`, `${space}/operations?view=timeline&all=1&span=hour`, '/fleet']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ media: 'screen' });
    await page.goto(address);
    await whole(page);
    for (const twin of await page.locator('main summary').all()) await twin.click();
    await page.emulateMedia({ media: 'print' });
    // A4 without margins.
    await page.setViewportSize({ width: 794, height: 1123 });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
    await expect.poll(() => page.evaluate<string[]>(cut), address).toEqual([]);
    expect(await page.evaluate<string>('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
  }
  await std.steering.advance(workTakes);
});

test('on paper a role has every service of its matrix, from the first sheet on, each sheet with its heads @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const { spaceId } = std.accounts;
  const { items } = await std.client.call('ListRolesSpace', { path: { spaceId }, query: { name: 'Space Admin' } });
  await signIn();
  await page.goto(`/eu-std-1/spaces/${spaceId}/roles/${items[0]?.uuid}`);
  await expect(page.getByRole('row', { name: /^secrets/ })).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const skipped = `[...document.querySelectorAll('.matrix-service')].filter(
    (service) => getComputedStyle(service).contentVisibility === 'auto',
  ).length`;
  await expect.poll(() => page.evaluate<number>(skipped)).toBe(0);
  const styleOf = (selector: string, name: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}'))['${name}']`);
  expect(await styleOf('section:has(.matrix)', 'breakInside')).toBe('auto');
  expect(await styleOf('.matrix > thead', 'display')).toBe('table-header-group');
});

test('on a wall what waits and what failed stand beside what runs @long', async ({ page, signIn, world: { std } }) => {
  const space = await createWork(std);
  await signIn();
  await page.setViewportSize({ width: 3840, height: 2160 });
  await page.goto(`${space}/overview`);
  await whole(page);
  const box = async (name: string) =>
    (await page.getByRole('region', { name }).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const [running, needs, failed] = [
    await box('Running now'),
    await box('Needs you'),
    await box('Failed in the last day'),
  ];
  expect(needs.y).toBe(running.y);
  expect(failed.y).toBe(running.y);
  expect(failed.x + failed.width).toBeGreaterThan(3_500);
  await page.goto(`${space}/operations?view=timeline&all=1&span=hour`);
  const picture = await page.getByRole('group', { name: /^Operations by cluster/ }).boundingBox();
  expect(picture?.width).toBeGreaterThan(3_000);
  await std.steering.advance(workTakes);
});
