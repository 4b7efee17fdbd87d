/** J4: a refusal names what is missing, becomes a request, and the request a prepared change; then it works. */
import type { Browser } from '@playwright/test';
import { csrfHeader } from '#shared/csrf-header.ts';
import { createUser, somebody, unique } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

/** The administrator in a browser of their own, on the page a request leads to. */
async function openAsAdministrator(browser: Browser, world: World, link: string) {
  const context = await browser.newContext({ baseURL: world.url });
  const adminPage = await context.newPage();
  await adminPage.request.post('/api/session', {
    headers: { [csrfHeader]: '1' },
    data: { region: world.std.name, demo: 'admin' },
  });
  await adminPage.goto(link);
  return {
    adminPage,
    /** Applies what the request has prepared. */
    grant: async (permission: string) => {
      const drawer = adminPage.getByRole('dialog', { name: 'Change access of demo-limited' });
      await expect(drawer.getByText('Gained (1)')).toBeVisible();
      await drawer.getByRole('button', { name: 'Apply' }).click();
      const receipt = adminPage.getByRole('status').filter({ hasText: 'The policy was changed' });
      await expect(receipt.getByText('Given (1)')).toBeVisible();
      await expect(receipt).toContainText(permission);
    },
    close: () => context.close(),
  };
}

test('a refusal is explained, asked for, granted from the link, and gone', async ({ page, browser, signIn, world }) => {
  const { spaceId, limited } = world.std.accounts;
  const clusters = `/eu-std-1/spaces/${spaceId}/clusters`;
  await signIn({ as: 'limited' });
  await page.goto(clusters);
  await expect(page.getByText('kubernetes.cluster.get').first()).toBeVisible();
  // Nothing is offered to look at that may not be seen.
  await expect(page.getByRole('link', { name: 'Show the versions' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Explain, and ask for it' }).click();
  await expect(page.getByRole('heading', { name: 'Explain access' })).toBeVisible();
  // The account may read neither its own policy nor the permissions: nothing is claimed to be known.
  await expect(page.getByText(/^It cannot be known whether/).first()).toBeVisible();
  await expect(page.getByText('The policy in the space')).toBeVisible();
  const request = await page.getByRole('blockquote').innerText();
  const link = /https?:\/\/\S+/.exec(request)?.[0] ?? '';
  expect(request).toContain('kubernetes.cluster.get');
  expect(link).toContain(limited.clientId);

  const { adminPage, grant, close } = await openAsAdministrator(browser, world, link);
  await grant('kubernetes.cluster.get');

  await page.goto(clusters);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await adminPage.getByRole('button', { name: 'Undo' }).click();
  await expect(adminPage.getByText('The change was undone')).toBeVisible();
  await close();
});

test('a refused write keeps what was typed, is asked for on the spot, and works once the request was granted @long', async ({
  page,
  browser,
  signIn,
  world,
}) => {
  const { firstname, lastname, email, name } = somebody('Odile');
  await signIn({ as: 'limited' });
  await page.goto(`/eu-std-1/spaces/${world.std.accounts.spaceId}/users?create`);
  const drawer = page.getByRole('dialog', { name: 'Create user' });
  await drawer.getByLabel('E-mail address').fill(email);
  await drawer.getByLabel('First name').fill(firstname);
  await drawer.getByLabel('Last name').fill(lastname);
  await drawer.getByRole('button', { name: 'Create user' }).click();
  const request = await drawer.getByRole('blockquote').innerText();
  expect(request).toContain('the permission iam.user.create');
  await expect(drawer.getByText(/lacks permission .* on space “.+” \([\da-f]{8}\)\.$/)).toBeVisible();
  await expect(drawer.getByRole('link', { name: /^Explain, and ask for it/ })).toHaveAttribute('target', '_blank');

  const { grant, close } = await openAsAdministrator(browser, world, /https?:\/\/\S+/.exec(request)?.[0] ?? '');
  await grant('iam.user.create');
  await drawer.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText(`${name} was created`)).toBeVisible();
  await close();
});

test('a refusal that gives no reason is presumed to be about the right the operation takes @long', async ({
  page,
  signIn,
  world,
}) => {
  const users = `/eu-std-1/organisations/${world.std.accounts.organisationId}/users`;
  const person = somebody();
  const { id } = await createUser(world.std, person);
  await signIn();
  await page.goto(`${users}/${id}`);
  world.std.steering.addFault({ operation: 'DeleteUserOrganisation', kind: 'status', status: 403 });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(person.name);
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(dialog.getByText('The region did not say which permission is missing.')).toBeVisible();
  await expect(dialog.getByRole('blockquote')).toContainText(/iam\.user\.delete\. .*\/organisations\//);
});

test('an administrator sees which ways lead to a right, what takes it away, and who has it @long', async ({
  page,
  signIn,
  world,
}) => {
  const { spaceId, clientId, limited } = world.std.accounts;
  const explain = `/eu-std-1/spaces/${spaceId}/explain`;
  await signIn();
  await page.goto(`${explain}?subjectType=serviceAccounts&subjectId=${clientId}&permission=iam.user.get`);
  const answer = page.getByRole('region', { name: 'demo-administrator may do this' });
  await expect(answer.getByText('Role Space Admin', { exact: true })).toBeVisible();
  await expect(answer.getByText('Role Organisation Admin (organisation)', { exact: true })).toBeVisible();
  await expect(answer.getByText('All of these together:')).toBeVisible();

  await page.goto(
    `${explain}?subjectType=serviceAccounts&subjectId=${limited.clientId}&permission=secrets.instance.create`,
  );
  await expect(page.getByText('demo-limited may not do this').first()).toBeVisible();
  await page.getByRole('button', { name: 'Look for roles that hold it' }).click();
  await expect(page.getByRole('link', { name: 'Give the role Space Admin' })).toBeVisible();
  await page.getByRole('button', { name: 'Find out' }).click();
  await expect(page.getByText(/Complete, /)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('row', { name: /terraform/ })).toBeVisible();
});

test('on one resource, who created it cannot be known and is not guessed @long', async ({ page, signIn, world }) => {
  const { spaceId, limited } = world.std.accounts;
  await signIn();
  const question = `subjectType=serviceAccounts&subjectId=${limited.clientId}&permission=kubernetes.cluster.delete&resource=c-1`;
  await page.goto(`/eu-std-1/spaces/${spaceId}/explain?${question}`);
  await expect(page.getByText('It cannot be known whether demo-limited may do this').first()).toBeVisible();
  await expect(page.getByText(/^Whether the identity created the resource/)).toBeVisible();
});

test('nothing is offered to be created where one may not see what there is @long', async ({ page, signIn, world }) => {
  const { spaceId, organisationId } = world.std.accounts;
  const space = `/eu-std-1/spaces/${spaceId}`;
  await signIn({ as: 'limited' });
  for (const [list, create] of [
    ['roles', 'Create role'],
    ['service-accounts', 'Create service account'],
    ['clusters', 'Create cluster'],
    ['vms', 'Create virtual machines'],
    ['databases', 'Create database'],
  ] as const) {
    await page.goto(`${space}/${list}`);
    await expect(page.getByRole('heading', { name: /may not see/ })).toBeVisible();
    await expect(page.getByRole('main').getByText(create, { exact: true })).toHaveCount(0);
  }
  await page.goto(`/eu-std-1/organisations/${organisationId}/spaces`);
  await expect(page.getByRole('heading', { level: 1, name: 'Spaces' })).toBeVisible();
  await expect(
    page
      .getByRole('row')
      .or(page.getByRole('heading', { level: 2 }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create space' })).toHaveCount(0);

  for (const [address, offers] of [
    [`/eu-std-1/organisations/${organisationId}/users`, ['Create user', 'Add from a file']],
    [`${space}/acls`, ['Give access…', 'Import CSV…']],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: /may not see/ })).toBeVisible();
    for (const offer of offers) {
      await expect(page.getByRole('main').getByText(offer, { exact: true })).toHaveCount(0);
    }
  }

  await page.goto(`${space}/roles?create`);
  const drawer = page.getByRole('dialog', { name: 'The right to create' });
  await expect(drawer.getByText('Creating it takes iam.role.create.')).toBeVisible();
  await expect(drawer.getByRole('blockquote')).toContainText(
    /the permission iam\.role\.create\. .*grant=iam\.role\.create/,
  );
  await expect(page.getByLabel('Name')).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Open the form all the same' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();

  await page.goto(`${space}/clusters/new`);
  await expect(page.getByText('Creating it takes kubernetes.cluster.create.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveCount(0);
});

/** Signs the page's browser in as an account of the organisation that may look at everything there and make nothing. */
async function signInAsLooker(page: Page, { std }: World): Promise<void> {
  const { client, accounts, name: region } = std;
  const { organisationId } = accounts;
  const body = { name: unique('looker') };
  const account = await client.call('CreateServiceAccountOrganisation', { path: { organisationId }, body });
  const { items } = await client.call('ListRolesOrganisation', { path: { organisationId } });
  const roles = items.filter(({ name }) => name === 'Organisation Viewer' || name === 'IAM Security Reviewer');
  await client.call('SetIAMPolicyOrganisation', {
    path: { organisationId, subjectType: 'serviceAccounts', subjectId: account.id },
    body: { add: { roles: roles.map(({ uuid }) => uuid) } },
  });
  await page.request.post('/api/session', {
    headers: { [csrfHeader]: '1' },
    data: { region, clientId: account.id, clientSecret: account.secret },
  });
}

test('whoever is known to be without the right is shown the request in the place of the form @long', async ({
  page,
  signIn,
  world,
}) => {
  const { organisationId } = world.std.accounts;
  const users = `/eu-std-1/organisations/${organisationId}/users`;
  await signInAsLooker(page, world);
  let rolesRead = 0;
  page.on('response', (response) => (rolesRead += Number(response.url().includes('/roles/'))));
  await page.goto(users);
  // What the account holds is read ahead; a form that had to wait for it for a second would open.
  await page.getByRole('button', { name: 'Create user' }).hover();
  await expect.poll(() => rolesRead).toBe(2);
  await page.getByRole('button', { name: 'Create user' }).click();
  const refusal = page.getByRole('dialog', { name: 'The right to create' });
  await expect(refusal.getByRole('heading', { name: 'You may not create this here' })).toBeVisible();
  await expect(
    refusal.getByText('Creating it takes iam.user.create, which your account does not hold here.'),
  ).toBeVisible();
  await expect(refusal.getByRole('blockquote')).toContainText(
    /looker-\w+.* iam\.user\.create\. .*grant=iam\.user\.create/,
  );
  await expect(page.getByLabel('E-mail address')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Create user' })).toBeFocused();

  await signIn();
  await page.goto(users);
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByRole('dialog', { name: 'Create user' }).getByLabel('E-mail address')).toBeVisible();
});

test('a form that opened before the right could be read is not taken away @long', async ({ page, world }) => {
  const { organisationId } = world.std.accounts;
  await signInAsLooker(page, world);
  world.std.steering.addFault({ operation: 'GetIAMPolicyOrganisation', kind: 'delay', milliseconds: 4_000 });
  const read = page.waitForResponse((response) => response.url().includes('/iampolicy/'));
  await page.goto(`/eu-std-1/organisations/${organisationId}/users?create`);
  const address = page.getByRole('dialog', { name: 'Create user' }).getByLabel('E-mail address');
  await address.fill('ines@example.com');
  await read;
  await expect(address).toHaveValue('ines@example.com');
});

test('a cluster puts nothing forward that its reader is not known to be let do @long', async ({
  page,
  signIn,
  world,
}) => {
  const { spaceId } = world.std.accounts;
  const { items } = await world.std.client.call('ListClusters', { path: { spaceId } });
  const cluster = items.find(({ status }) => status?.state === 'RUNNING');
  const address = `/eu-std-1/spaces/${spaceId}/clusters/${cluster?.id}`;
  const upgrade = page.getByRole('link', { name: 'Upgrade', exact: true });
  await signIn({ as: 'person' });
  await page.goto(address);
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).first().click();
  const edit = page.getByRole('menuitem', { name: 'Edit' });
  await expect(edit).toHaveAccessibleDescription(/your account.* kubernetes\.cluster\.update/);
  await expect(page.getByRole('menuitem', { name: 'Delete cluster' })).toHaveAccessibleDescription(
    /kubernetes\.cluster\.delete/,
  );
  await page.keyboard.press('Escape');
  await expect(upgrade).toHaveAttribute('data-variant', 'secondary');

  await signIn();
  await page.goto(address);
  await expect(upgrade).toHaveAttribute('data-variant', 'primary');
});
