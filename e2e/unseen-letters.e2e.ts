/** Letters that cannot be seen, or turn the words around them, in whatever can be given a name: marked wherever it is shown. */
import { unique, somebody, workTakes } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

test.use({ isTurned: true });

const turned = (name: string) => `${unique(name)}\u202Edesu\u200B`;

async function prepare({ std }: World) {
  const { client, accounts, steering } = std;
  const { organisationId } = accounts;
  const { spaceId } = accounts;
  const { email, firstname, lastname } = { ...somebody(), firstname: turned('Ines'), lastname: turned('Verne') };
  const user = await client.call('CreateUserOrganisation', {
    path: { organisationId },
    body: { email, firstname, lastname },
  });
  await client.call('AssignUserToSpace', { path: { spaceId, userId: user.id } });
  const account = await client.call('CreateServiceAccountOrganisation', {
    path: { organisationId },
    body: { name: turned('account') },
  });
  const role = await client.call('CreateRoleSpace', {
    path: { spaceId },
    body: { name: turned('Role'), description: 'Reads \u202Eonly' },
  });
  const subject = { spaceId, subjectType: 'users', subjectId: user.id } as const;
  await client.call('SetIAMPolicySpace', { path: subject, body: { add: { roles: [role.uuid] } } });
  const [cluster] = (await client.call('ListClusters', { path: { spaceId } })).items;
  const path = { spaceId, clusterId: cluster?.id ?? '' };
  steering.failNext({ clusterId: path.clusterId, error: 'No \u202Ecapacity\u200B left.' });
  await client.call('UpdateWorkersOs', { path });
  await steering.advance(workTakes);
  await client.call('UpdateWorkersOs', { path });
  const { items } = await client.call('ListOperations', { path: { spaceId } });
  const [organisation, space] = [`/eu-std-1/organisations/${organisationId}`, `/eu-std-1/spaces/${spaceId}`];
  return [
    '/',
    '/eu-std-1',
    '/fleet',
    `${organisation}/overview`,
    `${organisation}/users?q=${user.id}`,
    `${organisation}/users/${user.id}`,
    `${organisation}/users/${user.id}/leaver`,
    `${organisation}/spaces`,
    `${organisation}/service-accounts`,
    `${organisation}/service-accounts/${account.id}`,
    `${organisation}/service-accounts/${account.id}/rotation`,
    `${space}/overview`,
    `${space}/users`,
    `${space}/users/${user.id}/access`,
    `${space}/explain?subjectType=users&subjectId=${user.id}&permission=iam.role.get`,
    `${space}/roles`,
    `${space}/roles/${role.uuid}`,
    `${space}/clusters`,
    `${space}/clusters/${path.clusterId}`,
    `${space}/clusters/${path.clusterId}/upgrade`,
    `${space}/clusters/${path.clusterId}?delete`,
    `${space}/operations`,
    `${space}/operations?view=timeline&all=1&span=hour`,
    ...items.slice(0, 1).map(({ id }) => `${space}/operations/${id}`),
  ];
}

/** Texts, names and hints of the page in which something stays unseen; what is typed is as it was given. */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(() => {
    for (const details of document.querySelectorAll('main details')) details.open = true;
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode.parentElement.closest('script, textarea') === null) texts.push(walker.currentNode.data);
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    }
    return [...new Set(texts)].filter((text) => /[\\u202E\\u200B]/.test(text));
  })()`);
}

test('no name or text of a region turns the words around it, or hides letters, on any page @long', async ({
  page,
  signIn,
  world,
}) => {
  test.setTimeout(120_000);
  const addresses = await prepare(world);
  await signIn();
  const whole = expect.configure({ soft: true, timeout: 5_000 });
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true], main .skeleton')).toHaveCount(0);
    await whole.poll(() => unmarked(page), address).toEqual([]);
  }
  await page.goto('/');
  await expect(
    page
      .getByRole('main')
      .getByText(/⟨U\+202E⟩desu⟨U\+200B⟩/)
      .first(),
  ).toBeVisible();
  await world.std.steering.advance(workTakes);
});

test('nor on what is read of access when somebody asks for it: a leaver, reviews, the map, the journal @long', async ({
  page,
  signIn,
  world,
}) => {
  test.setTimeout(120_000);
  const { std } = world;
  const leaver = (await prepare(world)).find((address) => address.endsWith('/leaver')) ?? '';
  const { spaceId } = std.accounts;
  await signIn();
  const whole = expect.configure({ soft: true, timeout: 5_000 });
  const look = (place: string) => whole.poll(() => unmarked(page), place).toEqual([]);

  await page.goto(leaver);
  await expect(page.getByText('Complete', { exact: true })).toBeVisible({ timeout: 30_000 });
  await look('a leaver');
  await page.goto('/reviews?new');
  const drawer = page.getByRole('dialog', { name: 'Start an access review' });
  await drawer.getByLabel('Name of the review').fill('Third quarter');
  const { items: spaces } = await std.client.call('ListSpaces', {
    path: { organisationId: std.accounts.organisationId },
    page: { size: 50 },
  });
  const [name = ''] = spaces.find(({ id }) => id === spaceId)?.name?.split('\u202E') ?? [];
  await drawer.getByRole('checkbox', { name: `Space ${name}⟨U+202E⟩` }).check();
  await look('starting a review');
  await drawer.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Read now' }).click();
  await expect(page.getByText(/Nothing is missing|could not be read/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^Open: |^All decided/)).toBeVisible();
  await look('a review');
  await page.getByRole('button', { name: /^Remove: Ines/ }).click();
  await look('a note');
  await page.getByRole('button', { name: 'Mark for removal' }).click();
  await page.getByRole('button', { name: /^Remove what one holds|^Remove what 1 holds/ }).click();
  await expect(page.getByRole('alertdialog').getByText(/loses? roles/)).toBeVisible();
  await look('a removal');
  await page.getByRole('button', { name: 'Begin the removal' }).click();
  await page.getByRole('button', { name: 'Do 1 step' }).click();
  await expect(page.getByText(/^Done/).first()).toBeVisible();
  await look('a run');

  await page.goto(`/${std.name}/spaces/${spaceId}/access-map`);
  await page.getByRole('button', { name: 'Read the map' }).click();
  await expect(page.getByText(/^(Not complete|Complete), as of/)).toBeVisible({ timeout: 30_000 });
  await look('the map');

  await page.goto('/journal');
  await expect(page.getByRole('table').getByRole('link')).not.toHaveCount(0);
  await look('the journal');
});
