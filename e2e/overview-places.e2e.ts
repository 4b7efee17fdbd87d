/** The overview of a region, an organisation or a space: what is there and nothing else, for whoever may see it. */
import { csrfHeader } from '#shared/csrf-header.ts';
import { createAccount } from './service-accounts.ts';
import { beginCluster, createSpace, createUser, unique, workTakes } from './world-data.ts';
import { expect, test, type Page, type World, type WorldRegion } from './world.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const overviewOf = ({ name }: WorldRegion, spaceId: string) => `/${name}/spaces/${spaceId}/overview`;

/** Addresses at which the page reads overviews, from now on. */
function readsOf(page: Page): readonly string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/overview') reads.push(search);
  });
  return reads;
}

/** By the bar, to what is called just so. */
async function switchTo(page: Page, name: string) {
  await page.getByRole('button', { name: /^Switch organisation or space/ }).click();
  await page.getByRole('dialog').getByRole('option', { name, exact: true }).first().click();
}

test('a space shows what runs in it, live, and nothing of its neighbours', async ({ page, signIn, world: { std } }) => {
  const [here, beside] = [await createSpace(std), await createSpace(std)];
  const [mine, other] = [unique('mine'), unique('other')];
  await beginCluster(std, beside.id, other);
  await signIn();
  const reads = readsOf(page);
  await page.goto(overviewOf(std, here.id));
  await expect(page.getByRole('main')).toContainText('0 clusters');
  await beginCluster(std, here.id, mine);
  const row = part(page, 'Running now').getByRole('row').filter({ hasText: mine });
  await expect(row).toContainText('Create cluster');
  await expect(page.getByRole('main')).not.toContainText(other);
  expect(new Set(reads)).toEqual(new Set([`?place=eu-std-1%2F${here.id}`]));

  await std.steering.advance(workTakes);
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('1 cluster');
  await part(page, 'Versions').getByRole('link', { name: 'Open the fleet' }).click();
  await expect(page).toHaveURL(new RegExp(`/fleet\\?region=eu-std-1&space=${here.id}$`));
  await expect(page.getByRole('row').filter({ hasText: mine })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(other);
});

test('a space without a cluster tells what to do first, and shows the cluster that is made @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const space = await createSpace(std);
  await signIn();
  await page.goto(overviewOf(std, space.id));
  const main = page.getByRole('main');
  const first = main.getByRole('heading', { name: 'What to do first' });
  await expect(first).toBeVisible();
  // What needs somebody, and what is known; nothing that would be empty.
  await expect(main.getByRole('region')).toHaveCount(2);
  await expect(main.getByRole('link', { name: 'Look at the people of the space' })).toBeVisible();
  await expect(main).toContainText('Nobody is assigned to the space yet');
  const { id: userId } = await createUser(std);
  await std.client.call('AssignUserToSpace', { path: { spaceId: space.id, userId } });
  await page.reload();
  await expect(first).toBeVisible();
  await expect(main).not.toContainText('Nobody is assigned');
  await main.getByRole('link', { name: 'Create the first cluster' }).click();
  await expect(page).toHaveURL(/\/clusters\/new$/);
  await page.goBack();
  await expect(first).toBeVisible();
  const name = unique('begun');
  await beginCluster(std, space.id, name);
  await expect(part(page, 'Running now').getByRole('row').filter({ hasText: name })).toBeVisible();
  await expect(first).toHaveCount(0);
  await std.steering.advance(workTakes);

  const refused = await createSpace(std);
  std.steering.addFault({ operation: 'ListClusters', kind: 'status', status: 500, times: 100 });
  await page.goto(overviewOf(std, refused.id));
  await expect(part(page, 'Versions')).toContainText('Could not be read');
  await expect(page.getByText(`eu-std-1: ${refused.name} has not answered everything yet`)).toBeVisible();
  await expect(first).toHaveCount(0);
  await expect(main).not.toContainText(/0 clusters|No clusters|Live/);
});

test('from a space one comes to the overview of its organisation and of its region by the bar above it @long', async ({
  page,
  signIn,
  world: { std, snc },
}) => {
  const space = await createSpace(std);
  const name = unique('inside');
  await beginCluster(std, space.id, name);
  await signIn();
  await signIn({ region: snc });
  await page.goto(`/eu-std-1/spaces/${space.id}`);
  const here = navigation(page).getByRole('region', { name: 'This place' }).getByRole('link', { name: 'Overview' });
  await expect(here).toHaveAttribute('aria-current', 'page');
  const reads = readsOf(page);
  await switchTo(page, 'Aurelia Logistics');
  await expect(page).toHaveURL(/\/organisations\/[^/]+\/overview$/);
  await expect(part(page, 'Running now')).toContainText(name);
  await expect(part(page, 'Places').getByRole('listitem').filter({ hasText: 'Organisation' })).toHaveCount(0);
  await switchTo(page, 'eu-std-1');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview of eu-std-1' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Switch organisation or space/ })).toHaveAccessibleName(
    /eu-std-1 STD$/,
  );
  await expect(part(page, 'Running now')).toContainText(name);
  await expect(page.getByText(/^\d+ clusters in \d+ spaces$/)).toBeVisible();
  expect(new Set(reads.filter((read) => !read.includes(space.id)))).toEqual(new Set(['?place=eu-std-1']));
  await part(page, 'Places').getByRole('link', { name: space.name }).click();
  await expect(page).toHaveURL(overviewOf(std, space.id));
  await std.steering.advance(workTakes);
});

test('one comes to the overview of a region from any place, by the switcher, with the keyboard alone @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await page.goto(`/eu-std-1/spaces/${world.std.accounts.spaceId}/clusters`);
  await page.getByRole('button', { name: /^Switch organisation or space/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('combobox').fill('Regions');
  const region = page.getByRole('option', { name: 'eu-std-1', exact: true });
  await expect(region).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(region).toHaveAttribute('data-focused', 'true', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview of eu-std-1' })).toBeFocused();
});

test('what runs beyond the first rows is listed behind a link, and no word of a version is cut @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const space = await createSpace(std);
  for (let count = 0; count < 9; count += 1) await beginCluster(std, space.id);
  await signIn();
  await page.goto('/eu-std-1');
  const bars = part(page, 'Versions').locator('tbody svg.chart');
  await expect(bars.first()).toBeVisible();
  const isCut = `[...document.querySelectorAll('.overview-versions svg text')].some(
    (text) => text.getBoundingClientRect().right > text.parentElement.getBoundingClientRect().right)`;
  expect(await page.evaluate<boolean>(isCut)).toBe(false);
  await page.getByRole('link', { name: /^\d+ more ?: Running now$/ }).click();
  await expect(page).toHaveURL(/\/fleet\?state=changing&region=eu-std-1$/);
  await page.goto(overviewOf(std, space.id));
  await page.getByRole('link', { name: /^\d more ?: Running now$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/spaces/${space.id}/operations\\?status=PENDING&status=RUNNING$`));
  await expect(page.getByRole('row')).toHaveCount(10);
  await std.steering.advance(workTakes);
});

test('work of the same kind is told apart by whoever hears its links alone @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const space = await createSpace(std);
  const names = [unique('one'), unique('two'), unique('three'), unique('four')];
  for (const name of names.slice(0, 2)) {
    std.steering.failNext({ spaceId: space.id, error: 'No capacity left.' });
    await beginCluster(std, space.id, name);
  }
  await std.steering.advance(workTakes);
  for (const name of names.slice(2)) await beginCluster(std, space.id, name);
  await signIn();
  await page.goto(`/eu-std-1/spaces/${space.id}/overview`);
  for (const name of names) {
    await expect(
      page.getByRole('main').getByRole('link', { name: `Create cluster · ${name}`, exact: true }),
    ).toBeVisible();
  }
  await std.steering.advance(workTakes);
});

test('what failed beyond the first rows is shown when asked for, each with its way on @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const space = await createSpace(std);
  for (let count = 0; count < 5; count += 1) {
    std.steering.failNext({ spaceId: space.id, error: 'No capacity left.' });
    await beginCluster(std, space.id);
  }
  await std.steering.advance(workTakes);
  await signIn();
  await page.goto(overviewOf(std, space.id));
  const failed = part(page, 'Failed in the last day');
  await expect(failed.getByRole('listitem')).toHaveCount(3);
  await failed.getByRole('button', { name: /^2 more ?: Failed in the last day$/ }).press('Enter');
  await expect(failed.getByRole('listitem')).toHaveCount(5);
  await expect(failed.getByRole('listitem').nth(3).getByRole('link').first()).toBeFocused();
});

test('a place that is not there has no overview @long', async ({ page, signIn, world: { snc } }) => {
  await signIn();
  const missing = page.getByRole('heading', { level: 1, name: 'Nothing here' });
  for (const address of [
    '/eu-std-1/spaces/00000000-0000-4000-8000-00000000dead/overview',
    `/eu-std-1/organisations/${snc.accounts.organisationId}/overview`,
    '/eu-nowhere-1',
  ]) {
    await page.goto(address);
    await expect(missing).toBeVisible();
  }
});

test('a region one is not signed in to asks for that first, and then shows itself @long', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/eu-snc-1');
  await page.getByRole('button', { name: 'Continue as administrator' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview of eu-snc-1' })).toBeVisible();
  await expect(part(page, 'Versions').getByRole('row').nth(1)).toBeVisible();
});

/** Signs the page in with a pair. */
async function signInAs(page: Page, { name: region }: WorldRegion, pair: { clientId: string; clientSecret: string }) {
  const response = await page.request.post('/api/session', {
    headers: { [csrfHeader]: '1' },
    data: { region, ...pair },
  });
  expect(response.ok()).toBe(true);
}

async function accountWithoutRights({ std }: World) {
  const { id, secret } = await createAccount(std);
  return { clientId: id, clientSecret: secret };
}

test('whoever is assigned nowhere is told who can change that, and what to send them', async ({
  page,
  context,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const pair = await accountWithoutRights(world);
  await signInAs(page, world.std, pair);
  const main = page.getByRole('main');
  for (const address of ['/', '/eu-std-1']) {
    await page.goto(address);
    await expect(main.getByRole('heading', { name: 'No space is open to you yet' })).toBeVisible();
    await expect(main).toContainText(
      `I use the service account ${pair.clientId} of the organisation Aurelia Logistics`,
    );
    await expect(part(page, 'Running now')).toHaveCount(0);
  }
  await main.getByRole('button', { name: 'Copy the request for eu-std-1' }).click();
  const sent = await page.evaluate<string>('navigator.clipboard.readText()');
  const { organisationId } = world.std.accounts;
  expect(sent).toContain(`${world.url}/eu-std-1/organisations/${organisationId}/service-accounts/${pair.clientId}`);
  await main.getByRole('link', { name: 'Your account in eu-std-1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
});

test('whoever may not read what is in their space is told so there, and everywhere above it @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  await signIn({ as: 'limited' });
  const main = page.getByRole('main');
  const shut = main.getByRole('heading', { name: 'You may not see what is in the only space open to you' });
  await page.goto(`/eu-std-1/spaces/${std.accounts.spaceId}/users`);
  await navigation(page).getByRole('link', { name: 'Overview' }).first().click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(shut).toBeVisible();
  await part(page, 'Places').getByRole('listitem').filter({ hasText: 'Space' }).first().getByRole('link').click();
  await expect(page).toHaveURL(overviewOf(std, std.accounts.spaceId));
  await expect(shut).toBeVisible();
});
