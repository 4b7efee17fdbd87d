/** Names as long as the contract takes, without a blank to break them at, and 5,000 letters of a region's own words. */
import { createSpace, somebody, unique, workTakes } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

const long = (letter: string) => letter.repeat(64);
const error = 'E'.repeat(5_000);

async function prepare({ std }: World) {
  const { client, accounts, steering } = std;
  const { organisationId } = accounts;
  const { id: spaceId } = await createSpace(std, unique('s').padEnd(50, 'S'));
  const person = { ...somebody(), firstname: long('F'), lastname: long('L') };
  const { email, firstname, lastname } = person;
  const body = { email, firstname, lastname };
  const user = await client.call('CreateUserOrganisation', { path: { organisationId }, body });
  await client.call('AssignUserToSpace', { path: { spaceId, userId: user.id } });
  const account = await client.call('CreateServiceAccountOrganisation', {
    path: { organisationId },
    body: { name: `${unique('n')}${long('A')}`.slice(0, 64) },
  });
  const role = await client.call('CreateRoleSpace', {
    path: { spaceId },
    body: { name: unique('R').padEnd(255, 'R'), description: 'D'.repeat(1_000) },
  });
  const cluster = await client.call('CreateCluster', {
    path: { spaceId },
    body: { name: unique('c').padEnd(64, 'C'), cidr: '10.40.0.0/16', version: '1.29.5', nodePools: [] },
  });
  await steering.advance(workTakes);
  steering.failNext({ clusterId: cluster.id, error });
  const { operation } = await client
    .call('UpgradeControlPlane', {
      path: { spaceId, clusterId: cluster.id },
      body: { version: '1.30.1' },
    })
    .then((reply) => ({ operation: reply as { readonly id: string } }));
  await steering.advance(workTakes);
  const [organisation, space] = [`/eu-std-1/organisations/${organisationId}`, `/eu-std-1/spaces/${spaceId}`];
  return [
    `${organisation}/users?q=${user.id}`,
    `${organisation}/users/${user.id}`,
    `${organisation}/users/${user.id}/leaver`,
    `${space}/users/${user.id}/access`,
    `${space}/explain?subjectType=users&subjectId=${user.id}&permission=iam.role.get`,
    `${organisation}/service-accounts/${account.id}`,
    `${organisation}/service-accounts/${account.id}/rotation`,
    `${space}/account`,
    `${space}/roles/${role.uuid}`,
    `${space}/roles`,
    `${space}/clusters`,
    `${space}/clusters/${cluster.id}`,
    `${space}/clusters/${cluster.id}/upgrade`,
    `${space}/clusters/${cluster.id}?delete`,
    `${space}/operations/${operation.id}`,
    `/fleet?space=${spaceId}`,
    `/fleet?space=${spaceId}&view=versions`,
  ];
}

/** Right edges of what stands outside the window, or reaches over what holds it; cut off on purpose is no overflow. */
const overflowing = `(() => {
  const isCut = (element) => element !== document.body && (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
  const found = [...document.body.querySelectorAll('*')].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 1 && right > innerWidth + 1 && !isCut(element.parentElement);
  });
  return found.slice(0, 3).map((element) => element.tagName + '.' + element.className + ' ' + element.textContent.slice(0, 20));
})()`;

/** The name of the space or organisation one is in, where the bar cuts it. */
const cutScope = `[...document.querySelectorAll('.scope > span:last-of-type')].filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1 || name.offsetHeight === 0).map((name) => 'scope ' + name.textContent)`;

/** Names in a table of which a phone shows only the beginning. */
const hidden = `innerWidth > 400 ? [] : [...document.querySelectorAll('.table tbody .link')].filter((link) => link.getBoundingClientRect().right > link.closest('th, td').getBoundingClientRect().right + 1).map((link) => 'name ' + link.textContent.slice(0, 20))`;

/** Errors and names that are cut without three dots to show for it. */
const cutSilently = `[...document.querySelectorAll('.row-error, .table tbody th > .link')].filter((element) => {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  const isCut = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1;
  return isCut && textOverflow !== 'ellipsis' && webkitLineClamp === 'none' && getComputedStyle(element).display !== 'inline';
}).map((element) => 'cut ' + element.textContent.slice(0, 20))`;

/** Headings pressed into a narrow column by what stands beside them. */
const pressed = `[...document.querySelectorAll('.section-head > h2')].filter((heading) => heading.offsetHeight > 30 && heading.offsetWidth < heading.parentElement.offsetWidth / 2).map((heading) => 'heading ' + heading.textContent)`;

async function sideways(page: Page, width: number): Promise<string[]> {
  const scrolled = await page.evaluate<number>('document.documentElement.scrollWidth');
  const over = await page.evaluate<string[]>(overflowing);
  const scope = await page.evaluate<string[]>(cutScope);
  const headings = await page.evaluate<string[]>(pressed);
  const names = await page.evaluate<string[]>(hidden);
  const cut = await page.evaluate<string[]>(cutSilently);
  return [...(scrolled > width ? [`scrolls to ${scrolled}`] : []), ...over, ...scope, ...names, ...cut, ...headings];
}

test('the longest names and texts break no page, on a phone or a desk @long', async ({ page, signIn, world }) => {
  const addresses = await prepare(world);
  await signIn();
  // All that is broken is told, not the first of it; a page that was made narrower takes a moment to follow.
  const whole = expect.configure({ soft: true, timeout: 5_000 });
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await whole.poll(() => sideways(page, width), `${address} at ${width}`).toEqual([]);
    }
  }
});
